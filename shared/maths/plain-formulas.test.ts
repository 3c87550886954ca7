import { describe, expect, test } from 'vitest';
import { addEdges, removeEdges } from './formula-text.ts';
import { listShownFormulas, putFormula, removeFormula, rewriteFormulas } from './plain-formulas.ts';

/** Writes edges as angles, which can be read. */
const read = (stored: string): string => {
  let isOpen = false;
  return stored.replaceAll('\u2063', () => {
    isOpen = !isOpen;
    return isOpen ? '‹' : '›';
  });
};
const store = (text: string): string => text.replace(/[‹›]/g, '\u2063');
/** Types letter by letter at the end. */
const type = (stored: string, letters: string): string =>
  [...letters].reduce((now, letter) => rewriteFormulas(now, `${removeEdges(now)}${letter}`), store(stored));

describe('what is typed into a field of plain text', () => {
  test.each([
    ['', 'Half is $\\frac{1}{2}$ of it', 'Half is ‹$\\frac{1}{2}$› of it'],
    ['', 'It costs $5 and $6.', 'It costs $5 and $6.'],
    ['', 'from $5-$10', 'from $5-$10'],
    ['', '$x$ and $y$', '‹$x$› and ‹$y$›'],
    ['', 'so $a^b c$d is', 'so $a^b c$d is'],
    ['', 'the $2^n$th term, $a^2$the', 'the ‹$2^n$›th term, $a^2$the'],
    ['Pay $x$', ' and go', 'Pay $x$ and go'],
    ['Pay ‹$x$›', ' and go', 'Pay ‹$x$› and go'],
  ])('%s, then %s', (before, letters, after) => {
    expect(read(type(before, letters))).toBe(after);
  });

  test.each([
    ['a ‹$x$› b', 'A $x$ b', 'A ‹$x$› b'],
    ['a ‹$x$› b', 'a $xy$ b', 'a ‹$xy$› b'],
    ['a ‹$x$› b', 'a $x b', 'a $x b'],
    ['a $x$ and ‹$y$›', 'a $x$ or ‹$y$›'.replace(/[‹›]/g, ''), 'a $x$ or ‹$y$›'],
    ['', 'pasted $x^2$ and $5', 'pasted ‹$x^2$› and $5'],
  ])('%s that is now %s', (before, shown, after) => {
    expect(read(rewriteFormulas(store(before), shown))).toBe(after);
  });
});

describe('the palette', () => {
  test('puts a formula where the caret is, and in the place of one', () => {
    expect(read(putFormula(`1 ${addEdges('$x$')} 2`, { from: 0, to: 1 }, '$y$'))).toBe('‹$y$› ‹$x$› 2');
    expect(read(putFormula(`1 ${addEdges('$x$')} 2`, { from: 2, to: 5 }, '$y^2$'))).toBe('1 ‹$y^2$› 2');
  });
  test('makes text of one', () => {
    const stored = `${addEdges('$x$')}${addEdges('$y$')}`;
    expect(listShownFormulas(stored).map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [3, 6],
    ]);
    expect(read(removeFormula(stored, { from: 3, to: 6 }))).toBe('‹$x$›$y$');
  });
});
