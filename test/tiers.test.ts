import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { listTestFiles, readLimits, readSlow } from './support/tiers.ts';

/** `npm test` leaves out what is slow, and nothing that has no other test. */
const files = listTestFiles();
const quick = files.filter((file) => readSlow(file) !== 'all');

/** Trials take minutes or another browser by their nature, and counted lessons and the water cycle walk what has its own journeys; the rows of the bench measure the same: all has quick tests elsewhere. */
const TRIALS =
  /^test\/(?:(?:browsers|torture|release|corpus\/fuzz|journeys\/(?:counted|water-cycle))\/|bench\/rows)/;

test('every folder that has tests has one that `npm test` runs', () => {
  const folders = [...new Set(files.filter((file) => !TRIALS.test(file)).map(dirname))];
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter((folder) => !quick.some((file) => dirname(file) === folder))).toEqual([]);
});

/** Seconds that a test hands to what it tests. */
const NO_LIMITS = ['test/contract/cloud-gateway.test.ts'];

test('no test has a limit below a minute, at which a busy machine would fail it', () => {
  const short = files.filter(
    (file) => !NO_LIMITS.includes(file) && readLimits(file).some((ms) => ms < 60_000),
  );
  expect(short).toEqual([]);
});

test('units and components are quick, but for those that draw thousands at random', () => {
  const slow = files.filter((file) => !file.startsWith('test/') && readSlow(file) === 'all');
  expect(slow.sort()).toEqual(['shared/questions/write/word-read-by-others.test.ts']);
});

test('what says that a test is slow is read as vitest reads it', () => {
  expect(readSlow('test/print/printed-again.test.ts')).toBe('all');
  expect(readSlow('test/print/previewed-is-printed-1.test.ts')).toBe('some');
  expect(readSlow('test/print/pages.test.ts')).toBe('none');
});
