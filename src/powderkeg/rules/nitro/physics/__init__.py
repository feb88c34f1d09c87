"""The flask's physics: the same wasm as in the browser, driven from Python."""
