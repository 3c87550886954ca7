import { afterAll, beforeAll, expect } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { testAddItem } from './items/add-item.ts';
import { testItemList } from './items/list.ts';
import { testLooks } from './items/looks.ts';
import { testOneItem } from './items/one-item.ts';
import { testQuestions } from './items/questions.ts';
import { testSheets } from './items/sheets.ts';
import { testTyping } from './items/typing.ts';
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

testAddItem();
testOneItem();
testItemList();
testQuestions();
testTyping();
testLooks();
testSheets();
