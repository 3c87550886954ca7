/** Runs a function after a pause; each call begins the pause again. */
export class Debounce {
  private readonly act: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The time before which nothing runs, in milliseconds since 1970. */
  private notBefore = 0;

  constructor(act: () => void) {
    this.act = act;
  }

  schedule(delay: number): void {
    this.cancel();
    this.timer = setTimeout(this.act, Math.max(delay, this.notBefore - Date.now()));
  }

  /** Blocks the function for so many milliseconds; 0 releases it. */
  holdBack(pause: number): void {
    this.notBefore = Date.now() + pause;
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
