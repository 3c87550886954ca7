import { expect, test } from 'vitest';
import { nameFormulas } from './formula-tags.ts';

const aTag = (words: string) =>
  `25 0 obj\n<</Type /StructElem\n/S /Figure\n/Alt ${words}\n/P 23 0 R>>\nendobj\n`;

test('a formula is tagged as one, a picture stays a picture, and no byte moves', () => {
  const before = `${aTag('<FEFF20630031>')}${aTag('<FEFF0031>')}${aTag('(A cat)')}`;
  const bytes = Buffer.from(before, 'latin1');
  nameFormulas(bytes);
  const after = bytes.toString('latin1');
  expect(after.match(/\/S\/Formula\n\/Alt <FEFF2063/g)).toHaveLength(1);
  expect(after.match(/\/S \/Figure\n/g)).toHaveLength(2);
  expect(after.length).toBe(before.length);
});
