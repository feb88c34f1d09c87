/** Something is held down: it counts in short looks, so that a page which was busy meanwhile hears first that it was let go. */
const LOOK = 60; // milliseconds

/** After so many milliseconds, unless what is given back is called before. */
export function hold(moment: number, then: () => void): () => void {
  let left = Math.ceil(moment / LOOK);
  const look = () => {
    left -= 1;
    if (left > 0) timer = setTimeout(look, LOOK);
    else then();
  };
  let timer = setTimeout(look, LOOK);
  return () => clearTimeout(timer);
}
