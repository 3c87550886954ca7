import type { MathsElement } from '../../maths/node/maths-node.ts';

/** Splits letters into numbers, names and signs, each with the stroke through it. */
const SIGNS = /\d+(?:[.,]\d+)*|\p{L}|\s+|[^\p{L}\d\s]\u0338?/gu;

/** Makes numbers, names and signs of the letters of a formula. */
export const splitSigns = (letters: string): MathsElement[] =>
  (letters.match(SIGNS) ?? []).flatMap((sign) => {
    if (sign.trim() === '') return [];
    const name = /\d/.test(sign) ? 'mn' : /\p{L}/u.test(sign) ? 'mi' : 'mo';
    return [{ name, attributes: {}, classes: [], style: {}, children: [sign] }];
  });
