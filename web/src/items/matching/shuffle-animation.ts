const TIMES = 5;
/** The pause between two shuffles, in milliseconds. */
const PAUSE = 100;

interface Shuffling {
  /** Shuffles once more. */
  readonly shuffle: () => void;
  /** Called when the animation is over, or was stopped. */
  readonly done: () => void;
  /** True for users who asked for less motion: the same result, without animation. */
  readonly isStill: boolean;
}

/** Shuffles five times, a tenth of a second apart, so that it is seen to happen. Returns what stops it before. */
export function startShuffling({ shuffle, done, isStill }: Shuffling): () => void {
  let left = TIMES;
  const step = () => {
    shuffle();
    left -= 1;
  };
  if (isStill) {
    while (left > 0) step();
    done();
    return () => {};
  }
  step();
  const running = setInterval(() => {
    step();
    if (left === 0) stop();
  }, PAUSE);
  const stop = () => {
    if (left < 0) return;
    left = -1;
    clearInterval(running);
    done();
  };
  return stop;
}
