import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { GameWord } from '#shared/kinds/bingo/published-game-schema.ts';
import { CalledList } from './CalledList.tsx';
import './GameDialog.css';

const aWord = (text: string, clue: string | null = null) =>
  ({ letter: '', word: { text, alt: '' }, clue: clue && { text: clue, alt: '' } }) as GameWord;

test('few called words are as large as the column is wide, and many as small as they are read', async () => {
  await page.viewport(1920, 1080);
  const measure = async (count: number) => {
    const words = Array.from({ length: count }, (_, at) => aWord(`word ${at}`));
    const list = <CalledList words={words} total={60} showsWords={false} />;
    const { container } = await render(
      <div style={{ display: 'grid', width: 500, height: 800 }}>{list}</div>,
    );
    const row = container.querySelector('li') as HTMLElement;
    const column = row.closest('ol') as HTMLElement;
    const [{ fontSize }, scrolls] = [getComputedStyle(row), column.scrollHeight > column.clientHeight];
    await cleanup();
    return { size: Number.parseFloat(fontSize), scrolls };
  };
  expect(await measure(3)).toEqual({ size: 48, scrolls: false });
  expect(await measure(15)).toMatchObject({ scrolls: false });
  expect((await measure(15)).size).toBeGreaterThan(20);
  expect((await measure(60)).size).toBe(16);
});

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
