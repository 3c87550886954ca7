import { expect, test } from 'vitest';
import { describeMaintenance } from './describe-maintenance.ts';

const planned = { starts_at: '2026-03-02T20:00:00.000Z', ends_at: '2026-03-02T22:00:00.000Z' };
const at = (instant: string) =>
  describeMaintenance(planned, Date.parse(instant), (date) => new Date(date).toISOString().slice(11, 16));

test('a maintenance is announced a day before, with its start and its end', () => {
  expect(at('2026-03-01T19:59:00.000Z')).toBeNull();
  expect(at('2026-03-01T20:00:00.000Z')).toContain('Maintenance from 20:00 to 22:00.');
});

test('while it lasts it says until when, and that editing goes on', () => {
  expect(at('2026-03-02T20:00:00.000Z')).toContain('Maintenance now, until 22:00. You can go on editing');
  expect(at('2026-03-02T22:00:00.000Z')).toBeNull();
});
