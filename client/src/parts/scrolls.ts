/** What scrolls can be reached by keys, in every browser: then the arrows move it. */
export function scrolls(node: HTMLElement): () => void {
  node.tabIndex = 0;
  return () => node.removeAttribute("tabindex");
}

/** So many pixels are no more than a rounding. */
const NOTHING = 2;

/** A row that scrolls, and fades out on the side where there is more of it (base.css). */
export function fades(node: HTMLElement): () => void {
  const look = () => {
    const rest = node.scrollWidth - node.clientWidth - node.scrollLeft;
    node.dataset["before"] = String(node.scrollLeft > NOTHING);
    node.dataset["after"] = String(rest > NOTHING);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  for (const child of node.children) sizes.observe(child);
  node.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    node.removeEventListener("scroll", look);
  };
}

/** Such a row of things that no key reaches by itself. */
export function scrollsOn(node: HTMLElement): () => void {
  const ends = [scrolls(node), fades(node)];
  return () => ends.forEach((end) => end());
}
