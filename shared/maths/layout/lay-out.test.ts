import { expect, test } from 'vitest';
import { typeset } from '../typeset.ts';
import type { Mark } from './box.ts';
import { layOutRows, type Row } from './lay-out-rows.ts';

const layOutTex = (tex: string): Row[] => layOutRows(typeset(tex));
const listMarks = (tex: string): Mark[] =>
  layOutTex(tex).flatMap((row) => row.flatMap(({ box }) => box.marks));
const findLetters = (tex: string, text: string) => {
  const found = listMarks(tex).find((mark) => mark.type === 'letters' && mark.text === text);
  if (found?.type !== 'letters') throw new Error(`There is no ${text}`);
  return found;
};
const measure = (tex: string) => {
  const boxes = layOutTex(tex).flatMap((row) => row.map(({ box }) => box));
  return {
    width: boxes.reduce((sum, { width }) => sum + width, 0),
    height: Math.max(...boxes.map(({ ascent, descent }) => ascent + descent)),
  };
};

test('figures are as wide as the font says', () => {
  expect(measure('12345').width).toBe(5 * measure('1').width);
});

test('a line may end behind a relation, and nowhere else', () => {
  expect(layOutTex('a+b=c')).toHaveLength(3);
  expect(layOutTex('\\frac{a+b}{c}')).toHaveLength(1);
});

test('a fraction is a piece of its own, which the key may write smaller', () => {
  expect(layOutTex('2\\frac{1}{2}x')[0]?.map(({ isTall }) => isTall)).toEqual([false, true, false]);
});

test('the figures of a fraction are as large as all others, and those of one within it are smaller', () => {
  expect(findLetters('\\frac{1}{2}', '1').size).toBe(1);
  expect(findLetters('\\frac{\\frac{1}{2}}{3}', '1').size).toBeLessThan(1);
  expect(findLetters('\\frac{1}{2}', '1').y).toBeLessThan(0);
  expect(findLetters('\\frac{1}{2}', '2').y).toBeGreaterThan(0);
});

test('all figures below a line stand on one base line', () => {
  expect(findLetters('\\frac{1}{x}', '𝑥').y).toBe(findLetters('\\frac{1}{4}', '4').y);
});

test('a power is smaller and higher, an index lower', () => {
  expect(findLetters('x^2', '2')).toMatchObject({ size: 0.6 });
  expect(findLetters('x^2', '2').y).toBeLessThan(0);
  expect(findLetters('x_2', '2').y).toBeGreaterThan(0);
});

test('a letter alone is a variable and slanted, and more of them are a name', () => {
  expect(findLetters('x', '𝑥')).toBeDefined();
  expect(findLetters('\\sin x', 'sin')).toBeDefined();
});

test('brackets and roots are as high as what they are around', () => {
  const fraction = measure('\\frac{1}{2}').height;
  expect(measure('\\left(\\frac{1}{2}\\right)').height).toBeGreaterThanOrEqual(fraction);
  expect(measure('\\sqrt{\\frac{1}{2}}').height).toBeGreaterThan(fraction);
  const rows = Array.from({ length: 12 }, (_, index) => index).join('\\\\');
  const table = `\\begin{array}{c}${rows}\\end{array}`;
  expect(measure(`\\left(${table}\\right)`).height).toBeGreaterThanOrEqual(measure(table).height * 0.9);
});

test('a minus before a number stands close to it, and between two numbers apart', () => {
  expect(measure('-3').width).toBeLessThan(measure('4-3').width - measure('4').width);
});

test('the cells of a sum stand below each other from the right', () => {
  const sum = '\\begin{array}{lr}&503\\\\-&48\\\\\\hline\\end{array}';
  const [above, below] = ['503', '48'].map((text) => findLetters(sum, text));
  expect((above?.x ?? 0) + (above?.width ?? 0)).toBeCloseTo((below?.x ?? 0) + (below?.width ?? 0));
  expect(listMarks(sum).some(({ type }) => type === 'rule')).toBe(true);
});

test('what is crossed out has its stroke, a frame its four lines and a colour its name', () => {
  expect(listMarks('\\cancel{8}').filter(({ type }) => type === 'stroke')).toHaveLength(1);
  expect(listMarks('\\boxed{9}').filter(({ type }) => type === 'rule')).toHaveLength(4);
  expect(listMarks('\\textcolor{red}{x}')[0]?.color).toBe('#ff0000');
});

test('words in letters that the font lacks have room, and stand in its middle', () => {
  const word = findLetters('\\frac{דרך}{2}', 'דרך');
  expect(word.places).toBeNull();
  expect(word.width).toBeGreaterThan(1000);
});

test.each([
  '\\sqrt[3]{27}',
  '\\sum_{i=1}^{n} i',
  '\\overbrace{a+b}^{c}',
  '\\underbrace{a+b}_{c}',
  '\\hat{x}\\vec{v}\\bar{x}\\dot{x}\\widehat{abc}',
  '\\prescript{2}{3}{X}',
  '7\\longdiv{84}',
  'x\\xrightarrow{abc}y',
  '\\begin{cases}1&x\\\\2&y\\end{cases}',
  '\\raisebox{2pt}{x}\\rule{1em}{2em}\\colorbox{yellow}{y}',
])('each part has a place and a size: %s', (tex) => {
  const marks = listMarks(tex);
  expect(marks.length).toBeGreaterThan(0);
  for (const { x, y } of marks) expect([Number.isFinite(x), Number.isFinite(y)]).toEqual([true, true]);
  expect(measure(tex).width).toBeGreaterThan(0);
});
