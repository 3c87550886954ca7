import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichText } from './RichText.tsx';
import { splitEndless } from './split-endless.ts';

const draw = (value: string) => renderToStaticMarkup(<RichText value={value} />);
const lengths = (text: string) => splitEndless(text).map(({ length }) => length);

describe('a line may end in a word that never ends', () => {
  test.each([
    ['of Latin letters', 'w'.repeat(20_000)],
    ['of Arabic letters', 'ب'.repeat(20_000)],
    ['of digits', '7'.repeat(20_000)],
    ['of letters and stops', 'w.'.repeat(10_000)],
    ['of letters with marks', 'e\u0301'.repeat(10_000)],
  ])('%s: after 100 of them', (_, text) => {
    const parts = splitEndless(text);
    expect(parts.join('')).toBe(text);
    expect(Math.max(...lengths(text))).toBeLessThanOrEqual(102);
    expect(parts.slice(1).every((part) => /^[\p{L}\p{N}]/u.test(part))).toBe(true);
  });

  test('on paper, without another sign in it', () => {
    expect(draw(`A ${'w'.repeat(250)} ends.`)).toContain(
      `A ${'w'.repeat(100)}<wbr/>${'w'.repeat(100)}<wbr/>${'w'.repeat(50)} ends.`,
    );
  });
});

test.each([
  ['words of 100 letters', 'w'.repeat(100) + ' '.repeat(2) + 'v'.repeat(100)],
  ['many short words', 'Why does it rain? '.repeat(1000)],
  ['Chinese, which ends its lines between letters', '水是由氢和氧组成的'.repeat(500)],
  ['signs and no letters', '('.repeat(20_000)],
  ['emojis that are made of several', '👩‍👩‍👧'.repeat(2_000)],
])('a line ends where it did before in %s', (_, text) => {
  expect(splitEndless(text)).toEqual([text]);
});
