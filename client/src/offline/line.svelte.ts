/** Is there a network at all? Without one, what is kept here can still be looked at. */

export class Line {
  down = $state(!navigator.onLine);

  /** Call inside a component. */
  watch(): void {
    $effect(() => {
      const look = () => (this.down = !navigator.onLine);
      addEventListener("online", look);
      addEventListener("offline", look);
      return () => {
        removeEventListener("online", look);
        removeEventListener("offline", look);
      };
    });
  }
}
