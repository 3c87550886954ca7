import { expect, test } from 'vitest';
import { createOfflineError, createUnansweredError } from './api-error.ts';
import { mayPass } from './query-client.ts';

test('what a lost network broke off is asked for twice more, what was waited for in vain only by the person', () => {
  expect([0, 1, 2].map((failures) => mayPass(failures, createOfflineError()))).toEqual([true, true, false]);
  expect(mayPass(0, createUnansweredError())).toBe(false);
});
