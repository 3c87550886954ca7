import type { PdfPage } from '#test/support/pdf.ts';
import { items } from './game.ts';

/** The runs of a page's cards that reach beyond the squares of their column, which stand below the top word's letters. */
export function findRunsBeyondSquares({ runs }: PdfPage): string[] {
  const middles = [...'BINGO'].map((letter) => {
    const run = runs.find(({ text }) => text === letter);
    return run ? run.x + run.width / 2 : Number.NaN;
  });
  const half = ((middles[4] ?? Number.NaN) - (middles[0] ?? Number.NaN)) / 8;
  const isInside = ({ x, width }: PdfPage['runs'][number]) =>
    middles.some((middle) => x >= middle - half && x + width <= middle + half);
  const parts = new Set(items.flatMap(({ term }) => [term, ...term.split(' ')]));
  const words = runs.filter(({ text }) => parts.has(text.trim()));
  return words.filter((run) => !isInside(run)).map(({ text }) => text);
}

/** The cards of a page: the words behind each card's number. */
export function readCards({ text }: PdfPage): { number: number; words: string[]; free: number }[] {
  const names = items.map(({ term }) => term).sort((a, b) => b.length - a.length);
  // A word that is broken has a hyphen where its line ends.
  const whole = text.replace(/\u00AD/g, '').replace(/(?<=\p{L})- (?=\p{Ll})/gu, '');
  return [...whole.matchAll(/Card (\d+) (.*?) (?=B I N G O|State capitals bingo)/g)].map(
    ([, number, squares = '']) => {
      const words: string[] = [];
      let rest = squares;
      while (rest) {
        const next = ['FREE', ...names].find((name) => rest.startsWith(name));
        if (!next) throw new Error(`Card ${number} has ${rest.slice(0, 20)}`);
        words.push(next);
        rest = rest.slice(next.length).trimStart();
      }
      return {
        number: Number(number),
        words: words.filter((word) => word !== 'FREE'),
        free: words.filter((word) => word === 'FREE').length,
      };
    },
  );
}
