import { afterAll, beforeAll, describe } from 'vitest';
import { testFirstHalf } from './water-cycle/first-half.ts';
import { testSecondHalf } from './water-cycle/second-half.ts';
import { begin, end } from './water-cycle/teacher.ts';
import { testPrinting } from './water-cycle/to-the-printer.ts';

/**
 * A whole grade 5 worksheet with every type of item, from an empty page to the printed PDF and its key, by
 * somebody who has no account and closes the tab half-way.
 */
describe('a worksheet goes from the browser to a printed PDF', () => {
  beforeAll(begin);
  afterAll(end);

  testFirstHalf();
  testSecondHalf();
  testPrinting();
});
