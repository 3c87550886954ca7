import { afterAll, beforeAll, expect } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { firstTime } from './publishing/first-time.ts';
import { myDocuments } from './publishing/my-documents.ts';
import { begin, student, teacher } from './publishing/people.ts';
import { publishedPage } from './publishing/published-page.ts';
import { whatFails } from './publishing/what-fails.ts';
import { whatLacks } from './publishing/what-lacks.ts';

/** From Make Printable to the page that others open, and back to the start page. */
const journey = aJourney();

beforeAll(async () => {
  const [one, other] = await Promise.all([journey.visitor(), journey.visitor()]);
  begin(one, other);
});
/** A private page refuses who is not its owner, and says so. */
const EXPECTED = /Failed to load resource/;
afterAll(() => expect([...teacher.faults, ...student.faults].filter((it) => !EXPECTED.test(it))).toEqual([]));

firstTime();
whatLacks();
whatFails();
publishedPage();
myDocuments();
