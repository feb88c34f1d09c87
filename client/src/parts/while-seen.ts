/** Do something now and every so many seconds, as long as the page is looked at: a hidden tab asks
 *  for nothing, and asks at once when it is seen again. Returns how to stop. */
export function whileSeen(seconds: number, act: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function again() {
    clearTimeout(timer);
    if (document.hidden || stopped) return;
    await act().catch(() => undefined); // the next time may go better
    // Not before there was an answer: a slow server is not asked faster than it can answer.
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void again(), seconds * 1000);
  }
  const seen = () => void again();
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
