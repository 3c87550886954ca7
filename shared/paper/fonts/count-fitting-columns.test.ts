import { expect, test } from 'vitest';
import { countFittingColumns } from './count-fitting-columns.ts';

const columns = (room: number, ...texts: string[]) =>
  countFittingColumns({ most: 4, texts, font: 'nunito', getRoom: (columns) => room / columns });

test('there are as many columns as were chosen where every word has room in them', () => {
  expect(columns(40, 'Mississippi', 'the Nile')).toBe(4);
  expect(columns(8, 'yes', 'no')).toBe(4);
  expect(columns(8)).toBe(4);
});

test('columns give way where short words would break in them', () => {
  expect(columns(13, 'Amazon', 'Nile')).toBe(3);
  expect(columns(9, 'Amazon', 'Nile')).toBe(2);
  expect(columns(3, 'Amazon', 'Nile')).toBe(1);
});

test('columns give way where a usual word would break in them, however many hold six letters', () => {
  expect(columns(20, 'Tutankhamun', 'Ra')).toBe(3);
  expect(columns(12, 'photosynthesis')).toBe(1);
});

test('several short words break between them, in as many columns as were chosen', () => {
  expect(columns(12, 'a cat in a hat')).toBe(4);
});

test('one very long word breaks rather than take the columns of all others', () => {
  expect(columns(20, 'pneumonoultramicroscopicsilicovolcanoconiosis')).toBe(4);
  expect(columns(12, 'pneumonoultramicroscopicsilicovolcanoconiosis')).toBe(3);
});

test('however many words the texts have, columns give way', () => {
  expect(columns(9, 'the Nile '.repeat(100_000))).toBe(4);
  expect(columns(9, `${'the Nile '.repeat(100_000)} Amazon`)).toBe(2);
});
