// @module-tag slow
import { expect, test } from 'vitest';
import { runTeachers } from './run-teachers.ts';

test('teachers who work at once have every call answered, and every acknowledged save is stored', async () => {
  const load = await runTeachers(3, 8, { save: 1, publish: 6, picture: 5 });
  expect(load.errors).toEqual([]);
  expect(load.lost).toEqual([]);
  expect(load.save.count).toBeGreaterThan(3);
  expect(load.megabytes).toBeGreaterThan(50);
});
