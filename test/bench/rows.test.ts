// @module-tag slow
import { afterAll, expect, test } from 'vitest';

/** The measurements read their sizes as they load: here each is made once, to see that it can be made. */
process.env.BENCH = 'short';
const { MEASUREMENTS } = await import('./figures.ts');
const { stopShared } = await import('./support/with-product.ts');
afterAll(async () => {
  await stopShared();
  delete process.env.BENCH;
});

test.each(Object.entries(MEASUREMENTS))('%s can be measured', async (_name, measure) => {
  const figures = await measure();
  expect(figures.length).toBeGreaterThan(0);
  for (const { ours, theirs } of figures) expect([ours > 0, theirs > 0]).toEqual([true, true]);
});
