/** What scrolls can be reached by keys, in every browser: then the arrows move it. */
export function scrolls(node: HTMLElement): () => void {
  node.tabIndex = 0;
  return () => node.removeAttribute("tabindex");
}
