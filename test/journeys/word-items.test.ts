import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { aWorksheet } from '../support/builders.ts';
import { aJourney, openKept } from '../support/journey.ts';
import { fillInTheBlank } from './word-items/fill-in-the-blank.ts';
import { matching } from './word-items/matching.ts';
import { wordBank } from './word-items/word-bank.ts';
import { wordScramble } from './word-items/word-scramble.ts';
import { begin } from './word-items/worksheet.ts';

/** Word bank, fill in the blank, word scramble and matching: built by a person, one worksheet for all of them. */
const journey = aJourney();
const folder = mkdtempSync(join(tmpdir(), 'words-'));
let faults: readonly string[];

beforeAll(async () => {
  const visitor = await journey.visitor();
  faults = visitor.faults;
  begin(visitor.editor, folder);
  await openKept(visitor.editor, aWorksheet({ title: 'Weather words', items: [] }));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

fillInTheBlank();
wordScramble();
matching();
wordBank();
