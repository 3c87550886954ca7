import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';

test('the measures that are kept are those of the font as it is installed', () => {
  const kept: unknown = JSON.parse(readFileSync(new URL('metrics.json', import.meta.url), 'utf8'));
  expect(JSON.parse(JSON.stringify(createMetrics()))).toEqual(kept);
});
