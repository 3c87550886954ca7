import { expect, test } from 'vitest';
import { numberHeadings } from './heading-ids.ts';

/** The tags of a table of one column with two headings, by the names that Chromium gives them. */
const aTable = (first: string, second: string) => `/S /TH /ID (node${first})
/S /TH /ID (node${second})
/S /TD /Headers [(node${first}) (node${second})]
/Names [(node${first}) 24 0 R (node${second}) 27 0 R] /Alt (node by node)`;
const number = (tags: string): string => {
  const bytes = Buffer.from(tags, 'latin1');
  numberHeadings(bytes);
  return bytes.toString('latin1');
};

test('the headings of a table have the same names whatever was printed before, and no byte moves', () => {
  const numbered = number(aTable('00000040', '000000a3'));
  expect(numbered).toBe(aTable('00000001', '00000002'));
  expect(number(aTable('00000d41', '00000e07'))).toBe(numbered);
});

test('a file without tables stays as it is', () => {
  expect(number('/Alt (node00000040)')).toBe('/Alt (node00000040)');
});
