/** Our drawings as pictures, to stamp a canvas with. They are made of the symbols in the page, so that nothing is drawn twice. */

/** In the drawing's own measure. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const made = new Map<string, Promise<HTMLImageElement>>();

/** These symbols one above the other, seen through the box. */
export function printOf(ids: readonly string[], box: Box): Promise<HTMLImageElement> {
  return picture(ids, box, ids.map((id) => used(id, 0)).join(""));
}

/** These side by side, each through the same box. */
export function sheetOf(ids: readonly string[], box: Box): Promise<HTMLImageElement> {
  const row = ids.map((id, at) => used(id, at * box.w)).join("");
  return picture(ids, { ...box, w: box.w * ids.length }, row);
}

/** Pixels of its own, as many as it is shown with. */
export function stamp(image: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width), Math.round(height)];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** As large as it was drawn. */
function used(id: string, x: number): string {
  const [, , w, h] = document.getElementById(id)?.getAttribute("viewBox")?.split(" ") ?? [];
  const size = w && h ? ` width="${w}" height="${h}"` : "";
  return `<use href="#${id}" x="${x}"${size}/>`;
}

function picture(ids: readonly string[], { x, y, w, h }: Box, body: string) {
  const head = `xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}"`;
  const key = head + body;
  const known = made.get(key);
  if (known) return known;
  const loaded = load(`<svg ${head}><defs>${needed(ids)}</defs>${body}</svg>`);
  made.set(key, loaded);
  loaded.catch(() => made.delete(key)); // it may be hung later
  return loaded;
}

/** A picture knows nothing of the page: whatever its symbols refer to comes along. */
function needed(ids: readonly string[]): string {
  const found = new Map<string, string>();
  const take = (id: string): void => {
    const drawn = document.getElementById(id);
    if (!drawn || found.has(id)) return;
    const text = new XMLSerializer().serializeToString(drawn);
    found.set(id, text);
    for (const [, other = ""] of text.matchAll(/#([\w-]+)/g)) take(other);
  };
  ids.forEach(take);
  return [...found.values()].join("");
}

async function load(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
