import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");
const read = (file: string) => readFileSync(join(src, file), "utf8");
const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
  (file) => !/\.(gen|test)\.ts$/.test(file),
);

const TOKENS = "style/tokens.css";
const palettes = files.filter((file) => file.endsWith("/palette.css"));
/** Whatever is put together from colours; an .svg is a picture, and has its own. */
const painted = files.filter(
  (file) => /\.(svelte|ts|css)$/.test(file) && file !== TOKENS && !palettes.includes(file),
);

/** A colour that is mixed on the spot; `rgb(from var(--name) …)` only thins one that has a name. */
const UNNAMED =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![-\w])|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color)\((?!from )/gi;

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([all, inner]) => inner ?? all);
}

const defined = (file: string) => found(read(file), /^ +(--[\w-]+):/gm);

describe("colours", () => {
  test("all have a name", () => {
    const mixed = painted.flatMap((file) =>
      found(read(file), UNNAMED).map((colour) => `${file}: ${colour}`),
    );
    expect(mixed).toEqual([]);
  });

  test("a mixed one would be noticed", () => {
    const mixed = ["#fff", "#1d1a21ee", "rgb(0 0 0 / 0.5)", "hsl(3 4% 5%)", "oklch(1 0 0)"];
    for (const colour of mixed) expect(found(`color: ${colour};`, UNNAMED)).toHaveLength(1);
    const named = "rgb(from var(--shade) r g b / 0.5) color-mix(in oklab, var(--c), white 5%)";
    expect(found(`${named} url(#bbc-tape) {#each faces as face}`, UNNAMED)).toEqual([]);
  });
});

describe("tokens", () => {
  const sources = [...files.filter((file) => /\.(svelte|ts|css|svg)$/.test(file))];
  const texts = new Map(sources.map((file) => [file, read(file)]));
  const everything = [...texts.values()].join("\n");
  const asked = new Set(found(everything, /var\((--[\w-]+)/g));
  /** `var(--el-tint-${find})` asks for all that begin so. */
  const begun = found(everything, /var\((--[\w-]+-)\$\{/g);
  const isAsked = (name: string) =>
    asked.has(name) || begun.some((start) => name.startsWith(start));

  test.each([TOKENS, ...palettes])("%s: each is used", (file) => {
    expect(defined(file).filter((name) => !isAsked(name))).toEqual([]);
  });

  test("each that is used is there", () => {
    const set = new Set(found(everything, /(?:\s|style:|["'])(--[\w-]+)(?=["']?[:=,])/g));
    const names = [...asked].filter((name) => !name.endsWith("-"));
    expect(names.filter((name) => !set.has(name))).toEqual([]);
  });

  test.each(palettes)(
    "%s: each is defined once, and painted with by this game alone",
    (palette) => {
      const names = defined(palette);
      const [prefix = ""] = /^--\w+-/.exec(names[0] ?? "") ?? [];
      expect(names.filter((name) => !name.startsWith(prefix))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      const elsewhere = sources.filter((file) => !file.startsWith(`${dirname(palette)}/`));
      expect(elsewhere.filter((file) => texts.get(file)?.includes(prefix))).toEqual([]);
    },
  );
});

describe("room", () => {
  // As style/tokens.css tells them.
  const SIZES = new Set([
    "width 700px",
    "width 900px",
    "width 1200px",
    "width 1500px",
    "width 1800px",
    "height 560px",
    "height 640px",
    "height 660px",
    "height 720px",
    "height 1000px",
  ]);
  const SIZE = /\((width|height) (?:<|>=) (\d+px)\)/g;
  const QUERY = /@media ([^{]+)\{|new MediaQuery\("([^"]+)"/g;
  const isKnown = (query: string) =>
    [...query.matchAll(SIZE)].every(([, side = "", size = ""]) => SIZES.has(`${side} ${size}`)) &&
    !/width|height/.test(query.replace(SIZE, ""));

  test("all styles and scripts ask for the same few sizes", () => {
    const others = painted.flatMap((file) =>
      [...read(file).matchAll(QUERY)]
        .map(([, style, script]) => style ?? script ?? "")
        .filter((query) => !isKnown(query))
        .map((query) => `${file}: ${query}`),
    );
    expect(others).toEqual([]);
  });

  test("another size would be noticed", () => {
    expect(isKnown("(width >= 900px) and (height >= 560px)")).toBe(true);
    expect(isKnown("(prefers-reduced-motion: reduce)")).toBe(true);
    for (const query of ["(width >= 901px)", "(min-width: 900px)", "(height >= 900px)"])
      expect(isKnown(query)).toBe(false);
  });
});
