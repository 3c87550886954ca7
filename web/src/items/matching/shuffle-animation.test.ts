import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startShuffling } from './shuffle-animation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts, and notes at which milliseconds it shuffled and was done. */
function start({ isStill = false } = {}) {
  const begun = Date.now();
  const at = { shuffled: [] as number[], done: [] as number[] };
  const stop = startShuffling({
    shuffle: () => at.shuffled.push(Date.now() - begun),
    done: () => at.done.push(Date.now() - begun),
    isStill,
  });
  return { at, stop };
}

describe('Shuffle Answers', () => {
  test('runs 5 times at 100 ms intervals, and is one gesture', () => {
    const { at } = start();
    vi.advanceTimersByTime(5000);
    expect(at).toEqual({ shuffled: [0, 100, 200, 300, 400], done: [400] });
  });

  test('runs as often at once where a person asked for less motion', () => {
    const { at } = start({ isStill: true });
    vi.advanceTimersByTime(5000);
    expect(at).toEqual({ shuffled: [0, 0, 0, 0, 0], done: [0] });
  });

  test('ends where the editor of its item closes, once', () => {
    const { at, stop } = start();
    vi.advanceTimersByTime(150);
    stop();
    stop();
    vi.advanceTimersByTime(5000);
    expect(at).toEqual({ shuffled: [0, 100], done: [150] });
  });
});
