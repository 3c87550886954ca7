import { afterAll, beforeAll, expect } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { fitting } from './bingo/fitting.ts';
import { begin } from './bingo/game.ts';
import { making } from './bingo/making.ts';
import { playing } from './bingo/playing.ts';

/** A set of bingo cards by somebody who has no account, from the start page to the printed PDF. */
const journey = aJourney();
let faults: readonly string[];

beforeAll(async () => {
  const teacher = await journey.visitor();
  faults = teacher.faults;
  begin(teacher.editor);
});
afterAll(() => expect(faults).toEqual([]));

making();
fitting();
playing();
