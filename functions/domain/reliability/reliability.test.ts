import { expect, test, vi } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { bestEffort } from './best-effort.ts';
import { CONFLICT, retryOnConflict } from './retry.ts';

test('a call that may fail is reported by its name, and nobody else notices', async () => {
  const fakes = createFakes();
  await bestEffort(fakes, 'sendEvent', Promise.reject(new Error('no bus')));
  await bestEffort(fakes, 'other', Promise.resolve());
  expect(fakes.reportedFailures).toEqual([{ name: 'sendEvent', error: new Error('no bus') }]);
});

test('a write that loses is tried again after a pause, and answers what the winner gives', async () => {
  const { clock } = createFakes();
  const pause = vi.spyOn(clock, 'pause');
  const attempt = vi
    .fn()
    .mockResolvedValueOnce(CONFLICT)
    .mockResolvedValueOnce(CONFLICT)
    .mockResolvedValue(3);
  expect(await retryOnConflict({ clock }, attempt)).toBe(3);
  expect(pause).toHaveBeenCalledTimes(2);
});

test('a write that always loses ends as unavailable, and never waits longer than a fifth of a second', async () => {
  const { clock } = createFakes();
  const pause = vi.spyOn(clock, 'pause');
  const attempt = vi.fn(async () => CONFLICT);
  await expect(retryOnConflict({ clock }, attempt)).rejects.toMatchObject({ code: 'unavailable' });
  expect(attempt).toHaveBeenCalledTimes(20);
  for (const [milliseconds] of pause.mock.calls) expect(milliseconds).toBeLessThanOrEqual(200);
});
