import { afterAll, beforeAll, expect } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { testFitting } from './bingo/fitting.ts';
import { beginGame } from './bingo/game.ts';
import { testMaking } from './bingo/making.ts';
import { testPlaying } from './bingo/playing.ts';

/** A set of bingo cards by somebody who has no account, from the start page to the printed PDF. */
const journey = aJourney();
let faults: readonly string[];

beforeAll(async () => {
  const teacher = await journey.visitor();
  faults = teacher.faults;
  beginGame(teacher.editor);
});
afterAll(() => expect(faults).toEqual([]));

testMaking();
testFitting();
testPlaying();
