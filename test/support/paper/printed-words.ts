import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Glyph } from './group-words.ts';

type Matrix = readonly [number, number, number, number, number, number];
const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0];
const PX_PER_POINT = 96 / 72;

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
const toMatrix = (numbers: ArrayLike<number>): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(numbers);
  return [a, b, c, d, e, f];
};

/** What pdf.js says of one glyph to show; a number between glyphs is room, in thousandths. */
interface ShownGlyph {
  readonly unicode: string;
  readonly width: number;
}

interface TextState {
  readonly ctm: Matrix;
  readonly font: string;
  readonly size: number;
}

/** The page's glyphs where the PDF's own operators put them, in the order in which they are drawn. */
export async function readGlyphs(page: PDFPageProxy): Promise<Glyph[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const height = page.view[3] ?? 0;
  const glyphs: Glyph[] = [];
  const places = new Set<string>();
  const stack: TextState[] = [];
  let state: TextState = { ctm: UPRIGHT, font: '', size: 0 };
  let line: Matrix = UPRIGHT;
  let pen = 0;
  const show = (shown: readonly (ShownGlyph | number)[]) => {
    const unit = state.size * getFontUnit(page, state.font);
    for (const glyph of shown) {
      if (typeof glyph === 'number') {
        pen -= (glyph / 1000) * state.size;
        continue;
      }
      const advance = glyph.width * unit;
      const [from, to] = [pen, pen + advance].map((x) =>
        multiply(multiply(state.ctm, line), [1, 0, 0, 1, x, 0]),
      );
      pen += advance;
      if (!from || !to) continue;
      const start = Math.min(from[4], to[4]) * PX_PER_POINT;
      const baseline = (height - from[5]) * PX_PER_POINT;
      // A letter that is outlined is drawn twice in its place, and is one.
      const place = [glyph.unicode, start.toFixed(1), advance.toFixed(2), baseline.toFixed(1)].join(' ');
      if (places.has(place)) continue;
      places.add(place);
      glyphs.push({
        text: glyph.unicode,
        start,
        end: Math.max(from[4], to[4]) * PX_PER_POINT,
        baseline,
        size: state.size * Math.hypot(from[0], from[1]) * PX_PER_POINT,
      });
    }
  };
  const operators: Readonly<Record<number, (args: readonly never[]) => void>> = {
    [OPS.save]: () => void stack.push(state),
    [OPS.restore]: () => {
      state = stack.pop() ?? state;
    },
    [OPS.transform]: (args) => {
      state = { ...state, ctm: multiply(state.ctm, toMatrix(args)) };
    },
    [OPS.beginText]: () => {
      line = UPRIGHT;
      pen = 0;
    },
    [OPS.setFont]: ([font = '', size = 0]) => {
      state = { ...state, font, size };
    },
    [OPS.setTextMatrix]: ([numbers = []]) => {
      line = toMatrix(numbers);
      pen = 0;
    },
    [OPS.moveText]: ([x = 0, y = 0]) => {
      line = multiply(line, [1, 0, 0, 1, x, y]);
      pen = 0;
    },
    [OPS.showText]: ([shown = []]) => show(shown),
  };
  for (const [index, operator] of fnArray.entries())
    operators[operator]?.((argsArray[index] ?? []) as never[]);
  return glyphs;
}

/** A Type 3 font says itself how large its units are. */
function getFontUnit(page: PDFPageProxy, font: string): number {
  const { fontMatrix } = page.commonObjs.get(font) as { fontMatrix?: readonly number[] };
  return fontMatrix?.[0] ?? 1 / 1000;
}
