/** Drawings that live inside the page: only there do they take the seats' colours from CSS. */
// One page has one body to put them into.
const mounted = new Set<string>();

/** Put the symbols of a sprite file into the page, once. `name` keeps it from happening twice. */
export function mountSprite(name: string, drawings: string): void {
  if (mounted.has(name)) return;
  mounted.add(name);
  const parsed = new DOMParser().parseFromString(drawings, "image/svg+xml").documentElement;
  const sprite = document.importNode(parsed, true);
  sprite.classList.add("sprite");
  document.body.prepend(sprite);
}
