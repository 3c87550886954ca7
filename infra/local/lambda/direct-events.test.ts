import { beforeEach, expect, test, vi } from 'vitest';
import { createDirectRules } from './direct-events.ts';

const event = '{"detail-type":"DocumentPublished"}';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Delivers one event by the first rule to a function that gives these outcomes. */
function deliver(invoke: () => Promise<unknown>, { deliveries = 1, retryAfterMs = [0, 0] } = {}) {
  const functions = { invoke, getKey: () => ({ accessKeyId: '', secretAccessKey: '' }) };
  const { rules, stop } = createDirectRules({ functions, deliveries, retryAfterMs });
  rules[0]?.deliver(event);
  return stop;
}

test('a call that fails is repeated twice, and no more', async () => {
  const invoke = vi.fn(() => Promise.reject(new Error('busy')));
  deliver(invoke);
  await expect.poll(() => invoke.mock.calls).toHaveLength(3);
  const succeeds = vi.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(undefined);
  deliver(succeeds);
  await expect.poll(() => succeeds.mock.calls).toHaveLength(2);
  expect(invoke).toHaveBeenCalledTimes(3);
});

test('a stop waits for running calls and not for a repetition', async () => {
  const invoke = vi.fn(() => Promise.reject(new Error('busy')));
  await deliver(invoke, { retryAfterMs: [60_000, 60_000] })();
  expect(invoke).toHaveBeenCalledTimes(1);
});

test('an event may be delivered twice, as the bus in the cloud may', async () => {
  const invoke = vi.fn(async () => undefined);
  await deliver(invoke, { deliveries: 2 })();
  expect(invoke).toHaveBeenCalledTimes(2);
});
