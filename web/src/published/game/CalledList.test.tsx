import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { GameWord } from '#shared/kinds/bingo/published-game-schema.ts';
import { CalledList } from './CalledList.tsx';
import './GameDialog.css';

const aWord = (text: string, clue: string | null = null) =>
  ({ letter: '', word: { text, alt: '' }, clue: clue && { text: clue, alt: '' } }) as GameWord;

test('the numbers of the called words stand on one side, whatever side the words are read from', async () => {
  const words = [aWord('قلب'), aWord('heart'), aWord('شمس', 'star')];
  const screen = await render(<CalledList words={words} total={3} showsWords />);
  const rows = screen.getByRole('listitem').elements();
  const readDirection = (element: Element) => getComputedStyle(element).direction;
  expect(rows.map(({ textContent }) => textContent)).toEqual(['star شمس', 'heart', 'قلب']);
  // A row's number stands where the row begins.
  expect(rows.map(readDirection)).toEqual(['ltr', 'ltr', 'ltr']);
  const texts = rows.flatMap((row) => [...row.querySelectorAll('bdi')]);
  expect(texts.map(readDirection)).toEqual(['ltr', 'rtl', 'ltr', 'rtl']);
});
