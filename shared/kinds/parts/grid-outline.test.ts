import { expect, test } from 'vitest';
import { computeOutline } from './grid-outline.ts';

test('a full sheet has lines around all of its cards', () => {
  expect(computeOutline(8, 2)).toEqual({ across: [2, 2, 2, 2, 2], down: [4, 4, 4] });
});

test.each([
  [3, 2, { across: [2, 2, 1], down: [2, 2, 1] }],
  [1, 2, { across: [1, 1], down: [1, 1] }],
  [2, 2, { across: [2, 2], down: [1, 1, 1] }],
  [2, 1, { across: [1, 1, 1], down: [2, 2] }],
])(
  'where %i places of %i columns are filled, a card that is not there has no outline',
  (places, columns, lines) => {
    expect(computeOutline(places, columns)).toEqual(lines);
  },
);
