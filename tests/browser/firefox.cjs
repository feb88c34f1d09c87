// Firefox ESR cannot yet be told which media features to show, but Playwright tells every page it
// opens, whatever it is asked for. Node reads this first (--require) and has it ask after the
// browser's health instead.
const Module = require("node:module");

const { _compile: compile } = Module.prototype;
Module.prototype._compile = function (text, file, ...rest) {
  const told = text.replaceAll(
    '.send("emulation.setMediaFeaturesOverride",',
    '.send("session.status", {} && ',
  );
  return compile.call(this, told, file, ...rest);
};
