/** One thing that is planned: at the soonest of the times that were asked for since it last happened. */
export class EarliestTimer {
  private readonly run: () => void;
  private due = Number.POSITIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => void) {
    this.run = run;
  }

  /** In so many ms, or sooner where that was planned already. */
  scheduleWithin(delay: number): void {
    const due = Date.now() + delay;
    if (this.due <= due) return;
    this.cancel();
    this.due = due;
    this.timer = setTimeout(() => {
      this.cancel();
      this.run();
    }, delay);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.due = Number.POSITIVE_INFINITY;
  }
}
