/** Runs a function at the earliest of the times requested since its last run. */
export class EarliestTimer {
  private readonly run: () => void;
  private due = Number.POSITIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => void) {
    this.run = run;
  }

  /** Schedules a run in so many ms, unless an earlier one is scheduled. */
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
