import { expect, test } from 'vitest';
import { SAMPLE_ICONS } from '#shared/icons/sample-icons.ts';
import { getNextPage } from './use-icon-search.ts';

const page = (count: number, total_count: number, next_page: string | null) => ({
  icons: SAMPLE_ICONS.slice(0, count),
  total_count,
  next_page,
});

test('more is asked for until as many are loaded as there are', () => {
  const first = page(10, 15, '2');
  expect(getNextPage(first, [first])).toBe('2');
  const last = page(5, 15, '3');
  expect(getNextPage(last, [first, last])).toBeUndefined();
  const odd = page(5, 20, null);
  expect(getNextPage(odd, [first, odd])).toBeUndefined();
});
