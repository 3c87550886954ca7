/** Something that is done after a while; said again, the while begins anew. */
export class Debounce {
  private readonly act: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** In milliseconds since 1970. */
  private notBefore = 0;

  constructor(act: () => void) {
    this.act = act;
  }

  schedule(delay: number): void {
    this.cancel();
    this.timer = setTimeout(this.act, Math.max(delay, this.notBefore - Date.now()));
  }

  /** Whatever is said meanwhile, it is not done before so many milliseconds have passed; 0 lets it go. */
  holdBack(pause: number): void {
    this.notBefore = Date.now() + pause;
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
