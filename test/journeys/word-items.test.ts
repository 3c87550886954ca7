import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { aWorksheet } from '../support/builders.ts';
import { aJourney, openStored } from '../support/journey.ts';
import { testFillInTheBlank } from './word-items/fill-in-the-blank.ts';
import { testMatching } from './word-items/matching.ts';
import { testWordBank } from './word-items/word-bank.ts';
import { testWordScramble } from './word-items/word-scramble.ts';
import { begin } from './word-items/worksheet.ts';

/** Word bank, fill in the blank, word scramble and matching: built by a person, one worksheet for all of them. */
const journey = aJourney();
const folder = mkdtempSync(join(tmpdir(), 'words-'));
let faults: readonly string[];

beforeAll(async () => {
  const visitor = await journey.visitor();
  faults = visitor.faults;
  begin(visitor.editor, folder);
  await openStored(visitor.editor, aWorksheet({ title: 'Weather words', items: [] }));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

testFillInTheBlank();
testWordScramble();
testMatching();
testWordBank();
