import { afterAll, beforeAll, expect } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { addItem } from './items/add-item.ts';
import { itemList } from './items/list.ts';
import { looks } from './items/looks.ts';
import { oneItem } from './items/one-item.ts';
import { questions } from './items/questions.ts';
import { sheets } from './items/sheets.ts';
import { typing } from './items/typing.ts';
import { begin } from './items/worksheet.ts';

/** What can be done to the items of a worksheet, from the side bar, the sheets and the keyboard. */
const journey = aJourney();
let faults: readonly string[];

beforeAll(async () => {
  const visitor = await journey.visitor();
  faults = visitor.faults;
  begin(visitor.editor);
});
afterAll(() => expect(faults).toEqual([]));

addItem();
oneItem();
itemList();
questions();
typing();
looks();
sheets();
