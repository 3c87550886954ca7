import { afterAll, beforeAll, expect } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { testFailures } from './publishing/failures.ts';
import { testFirstTime } from './publishing/first-time.ts';
import { testMyDocuments } from './publishing/my-documents.ts';
import { testObstacles } from './publishing/obstacles.ts';
import { begin, student, teacher } from './publishing/people.ts';
import { testPublishedPage } from './publishing/published-page.ts';

/** From Make Printable to the page that others open, and back to the start page. */
const journey = aJourney();

beforeAll(async () => {
  const [one, other] = await Promise.all([journey.visitor(), journey.visitor()]);
  begin(one, other);
});
/** A private page refuses who is not its owner, and says so. */
const EXPECTED = /Failed to load resource/;
afterAll(() => expect([...teacher.faults, ...student.faults].filter((it) => !EXPECTED.test(it))).toEqual([]));

testFirstTime();
testObstacles();
testFailures();
testPublishedPage();
testMyDocuments();
