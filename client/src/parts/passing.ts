/** Passing something on by what the device has for it; whoever asks has words for where it has not. */

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** False where it cannot be: then it is copied instead. */
export async function share(what: ShareData): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    // Closing the device's menu is no trouble.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** False where a page may not copy, as over plain http. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
