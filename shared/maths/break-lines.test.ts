import { describe, expect, test } from 'vitest';
import { type MathsNode, toLetters } from './node/maths-node.ts';
import { typeset } from './typeset.ts';

/** What may stand on a line of its own, by its letters. */
const listRows = (tex: string, isDisplay = false): string[] => typeset(tex, isDisplay).map(toLetters);
const SUM = Array.from({ length: 30 }, (_, at) => `x_{${at}}`).join('+');

describe('a line of a formula may end', () => {
  test.each([
    ['y=a+b-c', ['y=', 'a+', 'b−', 'c']],
    ['-a\\le b', ['−a≤', 'b']],
    ['x=1,\\quad y=2', ['x=', '1,', 'y=', '2']],
    ['{a+b}', ['a+', 'b']],
    ['f(x)\\to g(x,y)', ['f(x)→', 'g(x,y)']],
  ])('behind relations and operators: %s', (tex, rows) => {
    expect(listRows(tex)).toEqual(rows);
  });

  test('in a formula that stands large, whose rows stand so too', () => {
    const rows = typeset('a+\\sum_{i=1}^n i', true);
    expect(rows.map(toLetters)).toEqual(['a+', '∑i=1ni']);
    const isLarge = (node: MathsNode) =>
      typeof node === 'object' &&
      node.children.every((child) => JSON.stringify(child).includes('displaystyle'));
    expect(rows.every(isLarge)).toBe(true);
  });

  test('within brackets that are longer than a line, and do not grow', () => {
    expect(listRows(`2(${SUM})`).length).toBe(30);
    expect(listRows(`2\\left(${SUM}\\right)`).length).toBe(1);
    expect(listRows('2(a+b)').length).toBe(1);
  });

  test.each(['\\frac{a+b}{2}', '\\sqrt{a+b}', '2,5', '|x|', '\\begin{matrix}1&2\\end{matrix}', 'x'])(
    'nowhere else: %s',
    (tex) => {
      expect(listRows(tex)).toHaveLength(1);
    },
  );
});
