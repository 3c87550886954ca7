import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createOfflineError, createUnansweredError } from './api-error.ts';
import { mayPass, readAgain } from './query-client.ts';

test('what a lost network broke off is asked for twice more, what was waited for in vain only by the person', () => {
  expect([0, 1, 2].map((failures) => mayPass(failures, createOfflineError()))).toEqual([true, true, false]);
  expect(mayPass(0, createUnansweredError())).toBe(false);
});

test('a list that changes while it is read the first time is read again, and the earlier reading is not shown', async () => {
  const client = new QueryClient();
  const readings: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const reading = Promise.withResolvers<string>();
    readings.push(reading);
    return reading.promise;
  };
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const shown: (string | undefined)[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data));
  const again = readAgain(['list'], client);
  await expect.poll(() => readings.length).toBe(2);
  readings[0]?.resolve('before');
  readings[1]?.resolve('after');
  await again;
  expect(shown).not.toContain('before');
  expect(client.getQueryData(['list'])).toBe('after');
  stop();
});
