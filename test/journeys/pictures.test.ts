import { afterAll, beforeAll, expect } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { testFilesAsPictures } from './pictures/files.ts';
import { testPicturesOfInputs } from './pictures/inputs.ts';
import { testFromBarToPaper } from './pictures/printing.ts';
import { testStickersOnSheets } from './pictures/stickers.ts';
import { begin } from './pictures/worksheet.ts';

/** Stickers and pictures of inputs, from the icon library and from one's own files, to the printed PDF. */
const journey = aJourney();
let faults: readonly string[];

beforeAll(async () => {
  const teacher = await journey.visitor();
  faults = teacher.faults;
  await begin(teacher.editor);
});
/** A file that is no picture is refused by the server. */
const EXPECTED = /status of 422/;
afterAll(() => expect(faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]));

testStickersOnSheets();
testPicturesOfInputs();
testFilesAsPictures();
testFromBarToPaper();
