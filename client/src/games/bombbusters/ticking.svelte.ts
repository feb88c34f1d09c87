/** Seconds that run down between two messages of the server. */
export class Ticking {
  private passed = $state(0);

  /** `told` is what the server said last; `runs` is false where no clock runs. */
  constructor(
    private readonly told: () => number,
    runs: () => boolean,
  ) {
    $effect(() => {
      this.passed = 0;
      if (told() === 0 || !runs()) return;
      const heard = Date.now();
      const beat = setInterval(() => {
        this.passed = Math.floor((Date.now() - heard) / 1000);
      }, 250);
      return () => clearInterval(beat);
    });
  }

  get left(): number {
    return Math.max(0, this.told() - this.passed);
  }
}
