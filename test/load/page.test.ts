import { expect, test } from 'vitest';
import { writeLoadPage } from './page.ts';
import { derivePace, toSpread } from './run-teachers.ts';

test('a spread is of what was measured, and empty where nothing was', () => {
  const sample = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(toSpread(sample)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99 });
  expect(toSpread([])).toEqual({ count: 0, p50: null, p95: null, p99: null });
});

test('the pace is that of the model: a save each 20 seconds, six publishes in two hours of editing', () => {
  expect(derivePace()).toEqual({ save: 20, publish: 1200, picture: 360 });
});

test('the page has a row for each number of teachers, beside the forecast', () => {
  const load = {
    ...{ teachers: 20, seconds: 120, errors: [], lost: ['one'], megabytes: 200, busy: 0.4 },
    ...{ save: toSpread([10]), publish: toSpread([]), picture: toSpread([]) },
  };
  const forecast = { save: { usual: 30, cold: 200 }, publish: { p50: 4000, p95: 5000 } };
  expect(writeLoadPage([{ load, forecast }], '2026-03-01')).toContain(
    '| 20 | 1 | 10 | 10 | 10 | 30, cold 200 | 0 | – | – | – | 4000, 5000 | 0 | 1 | 200 | 0.4 |',
  );
});
