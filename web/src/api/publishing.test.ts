import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublishState } from '#shared/api/models.ts';
import { api } from './api.ts';
import { createNotFoundError, createOfflineError } from './api-error.ts';
import { getPollInterval, pollUntilPdf } from './publishing.ts';

test('a PDF is asked for often at first, and at most every five seconds when it takes long', () => {
  const waits = Array.from({ length: 40 }, (_, looks) => getPollInterval(looks));
  expect(waits.slice(0, 4)).toEqual([700, 700, 700, 700]);
  expect(waits.toSorted((one, other) => one - other)).toEqual(waits);
  expect(waits.at(-1)).toBe(5000);
  // Five minutes in a queue: 430 looks without a back-off.
  const until = waits.findIndex((_, at) => waits.slice(0, at).reduce((sum, wait) => sum + wait, 0) > 60_000);
  expect(until).toBeLessThan(25);
});

describe('waiting for a PDF', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const aState = (given: Partial<PublishState>) =>
    ({
      state: 'queued',
      slug: 'rain',
      published_revision: 1,
      error: null,
      is_final: false,
      ...given,
    }) as PublishState;
  const answer = (...answers: (PublishState | Error)[]) => {
    const read = vi.spyOn(api, 'readPublishState');
    for (const one of answers)
      if (one instanceof Error) read.mockRejectedValueOnce(one);
      else read.mockResolvedValueOnce(one);
    return read;
  };
  const wait = (signal = new AbortController().signal) => {
    const states: string[] = [];
    const slug = pollUntilPdf(
      { id: 'a', revision: 2 },
      { signal, onState: ({ state }) => states.push(state) },
    );
    slug.catch(() => undefined);
    return { slug, states };
  };

  test('goes on through the queue and past errors that may pass, until that revision or a newer one is printed', async () => {
    answer(
      aState({}),
      createOfflineError(),
      aState({ state: 'rendering' }),
      aState({ state: 'published', published_revision: 3 }),
    );
    const { slug, states } = wait();
    await vi.runAllTimersAsync();
    expect(await slug).toBe('rain');
    expect(states).toEqual(['queued', 'rendering', 'published']);
  });

  test('ends with a failure to print, and with an error that does not pass', async () => {
    answer(aState({ state: 'failed', error: 'Too many pages.', is_final: true }));
    await expect(wait().slug).rejects.toMatchObject({ message: 'Too many pages.', isFinal: true });
    answer(createNotFoundError());
    await expect(wait().slug).rejects.toMatchObject({ code: 'not_found' });
  });

  test('ends when the dialog is closed, and asks no more', async () => {
    const read = answer(aState({}), aState({}));
    const closing = new AbortController();
    const { slug } = wait(closing.signal);
    await vi.advanceTimersByTimeAsync(100);
    closing.abort();
    await expect(slug).rejects.toThrow();
    await vi.runAllTimersAsync();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
