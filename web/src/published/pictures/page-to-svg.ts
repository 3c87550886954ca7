import { OPS, type PDFPageProxy } from 'pdfjs-dist';
import { escapeXml } from '#shared/questions/source/to-html.ts';
import { IDENTITY, type Matrix, multiply, round, toTransform } from './matrix.ts';

/** Says in words for the user why a page cannot be written as a drawing. */
export class UndrawablePage extends Error {
  override readonly name = 'UndrawablePage';
}

/** A picture of a page as pdf.js has it. */
export interface PageImage {
  readonly width: number;
  readonly height: number;
  readonly bitmap?: ImageBitmap;
  readonly data?: Uint8ClampedArray;
  readonly kind?: number;
}

/** A glyph of a text; a number is a space between two, in thousandths of the size. */
type Glyph = number | FontGlyph;
interface FontGlyph {
  readonly fontChar: string;
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly isInFont: boolean;
}

/** A space has the outline of a missing glyph in a font that was cut to its letters. */
const isDrawn = ({ isInFont, unicode }: FontGlyph): boolean => isInFont && unicode.trim() !== '';

interface State {
  ctm: Matrix;
  fill: string;
  stroke: string;
  fillAlpha: number;
  strokeAlpha: number;
  lineWidth: number;
  cap: number;
  join: number;
  dash: readonly number[];
  font: { readonly name: string; readonly scale: number } | null;
  size: number;
  textMatrix: Matrix;
  /** The beginning of the line, and the place of the next glyph. */
  lineX: number;
  lineY: number;
  x: number;
  charSpacing: number;
  wordSpacing: number;
  rise: number;
  leading: number;
  /** Groups that are open for the clips of this state. */
  clips: number;
}

const START: State = {
  ...{
    ctm: IDENTITY,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    strokeAlpha: 1,
    lineWidth: 1,
    cap: 0,
    join: 0,
  },
  ...{ dash: [], font: null, size: 0, textMatrix: IDENTITY, lineX: 0, lineY: 0, x: 0 },
  ...{ charSpacing: 0, wordSpacing: 0, rise: 0, leading: 0, clips: 0 },
};
const CAPS = ['butt', 'round', 'square'];
const JOINS = ['miter', 'round', 'bevel'];
/** How many numbers follow each sign of a path, and the sign in SVG. */
const PATH_SIGNS = [
  ['M', 2],
  ['L', 2],
  ['C', 6],
  ['Q', 4],
  ['Z', 0],
] as const;
/** The ways of painting a path: its fill rule, and whether it is drawn along. */
const PAINTS: Readonly<Record<number, { fill?: 'nonzero' | 'evenodd'; stroke?: true }>> = {
  [OPS.fill]: { fill: 'nonzero' },
  [OPS.eoFill]: { fill: 'evenodd' },
  [OPS.stroke]: { stroke: true },
  [OPS.closeStroke]: { stroke: true },
  [OPS.fillStroke]: { fill: 'nonzero', stroke: true },
  [OPS.eoFillStroke]: { fill: 'evenodd', stroke: true },
  [OPS.closeFillStroke]: { fill: 'nonzero', stroke: true },
  [OPS.closeEOFillStroke]: { fill: 'evenodd', stroke: true },
  [OPS.endPath]: {},
};
/** Operations that say something of the page and draw nothing. */
const UNDRAWN = new Set<number>([
  ...[OPS.dependency, OPS.beginText, OPS.endText, OPS.beginMarkedContent, OPS.beginMarkedContentProps],
  ...[OPS.endMarkedContent, OPS.markPoint, OPS.markPointProps, OPS.beginCompat, OPS.endCompat],
  ...[OPS.setMiterLimit, OPS.setRenderingIntent, OPS.setFlatness, OPS.setTextRenderingMode],
]);

function toPathData(numbers: ArrayLike<number>): string {
  const parts: string[] = [];
  let at = 0;
  while (at < numbers.length) {
    const [sign, count] = PATH_SIGNS[numbers[at] ?? -1] ?? ['', 0];
    if (sign === '') throw new UndrawablePage('The page has a path of an unknown kind.');
    const values = Array.from({ length: count }, (_, place) => round(numbers[at + 1 + place] ?? 0));
    parts.push(`${sign}${values.join(' ')}`);
    at += 1 + count;
  }
  return parts.join('');
}

interface FontInfo {
  readonly loadedName: string;
  readonly fontMatrix?: readonly number[];
  readonly isType3Font?: boolean;
}

const read = <Value>(objects: PDFPageProxy['objs'], id: string): Promise<Value> =>
  new Promise((resolve) => objects.get(id, resolve));

/** Draws the operations of a page of a PDF as SVG; letters become outlines, so that no program needs the fonts. */
class SvgPage {
  readonly #page: PDFPageProxy;
  readonly #toPng: (image: PageImage) => string;
  readonly #body: string[] = [];
  readonly #defs: string[] = [];
  readonly #glyphs = new Map<string, string | null>();
  readonly #stack: State[] = [];
  #state: State = { ...START };
  #pendingClip: 'nonzero' | 'evenodd' | null = null;

  constructor(page: PDFPageProxy, toPng: (image: PageImage) => string) {
    this.#page = page;
    this.#toPng = toPng;
  }

  async draw(label: string): Promise<string> {
    const { width, height, transform } = this.#page.getViewport({ scale: 1 });
    this.#state.ctm = transform as unknown as Matrix;
    const { fnArray, argsArray } = await this.#page.getOperatorList();
    for (const [at, operator] of fnArray.entries()) await this.#apply(operator, argsArray[at] ?? []);
    while (this.#stack.length > 0) this.#restore();
    this.#body.push('</g>'.repeat(this.#state.clips));
    const size = `width="${round(width)}pt" height="${round(height)}pt" viewBox="0 0 ${round(width)} ${round(height)}"`;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escapeXml(label)}</title>`;
    return `${head}<defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>\n`;
  }

  #restore(): void {
    this.#body.push('</g>'.repeat(this.#state.clips));
    this.#state = this.#stack.pop() ?? this.#state;
  }

  async #apply(operator: number, args: readonly unknown[]): Promise<void> {
    const state = this.#state;
    const numbers = args as readonly number[];
    const [first = 0, second = 0] = numbers;
    switch (operator) {
      case OPS.save:
        this.#stack.push(state);
        this.#state = { ...state, clips: 0 };
        return;
      case OPS.restore:
        this.#restore();
        return;
      case OPS.transform:
        state.ctm = multiply(state.ctm, args as unknown as Matrix);
        return;
      case OPS.setFillRGBColor:
        state.fill = String(args[0]);
        return;
      case OPS.setStrokeRGBColor:
        state.stroke = String(args[0]);
        return;
      case OPS.setLineWidth:
        state.lineWidth = first;
        return;
      case OPS.setLineCap:
        state.cap = first;
        return;
      case OPS.setLineJoin:
        state.join = first;
        return;
      case OPS.setDash:
        state.dash = args[0] as readonly number[];
        return;
      case OPS.setGState:
        this.#setGraphics(args[0] as readonly (readonly [string, unknown])[]);
        return;
      case OPS.clip:
      case OPS.eoClip:
        this.#pendingClip = operator === OPS.clip ? 'nonzero' : 'evenodd';
        return;
      case OPS.constructPath:
        this.#drawPath(first, (args[1] as readonly (ArrayLike<number> | null)[])[0] ?? []);
        return;
      case OPS.setFont:
        await this.#setFont(String(args[0]), second);
        return;
      case OPS.setTextMatrix:
        state.textMatrix = (args[0] as ArrayLike<number>).length
          ? (Array.from(args[0] as ArrayLike<number>) as unknown as Matrix)
          : state.textMatrix;
        Object.assign(state, { x: 0, lineX: 0, lineY: 0 });
        return;
      case OPS.moveText:
      case OPS.setLeadingMoveText:
        if (operator === OPS.setLeadingMoveText) state.leading = -second;
        this.#moveText(first, second);
        return;
      case OPS.nextLine:
        this.#moveText(0, -state.leading);
        return;
      case OPS.setLeading:
        state.leading = first;
        return;
      case OPS.setCharSpacing:
        state.charSpacing = first;
        return;
      case OPS.setWordSpacing:
        state.wordSpacing = first;
        return;
      case OPS.setTextRise:
        state.rise = first;
        return;
      case OPS.showText:
        this.#showText(args[0] as readonly Glyph[]);
        return;
      case OPS.paintImageXObject:
        await this.#drawImage(String(args[0]));
        return;
      case OPS.paintFormXObjectBegin:
        this.#stack.push(state);
        this.#state = { ...state, clips: 0 };
        if (args[0]) this.#state.ctm = multiply(state.ctm, args[0] as unknown as Matrix);
        return;
      case OPS.paintFormXObjectEnd:
        this.#restore();
        return;
      default:
        if (!UNDRAWN.has(operator))
          throw new UndrawablePage('The page has shades or masks that a drawing would not show alike.');
    }
  }

  #setGraphics(entries: readonly (readonly [string, unknown])[]): void {
    for (const [name, value] of entries) {
      if (name === 'ca') this.#state.fillAlpha = Number(value);
      else if (name === 'CA') this.#state.strokeAlpha = Number(value);
      else if (name === 'LW') this.#state.lineWidth = Number(value);
      else if (name === 'LC') this.#state.cap = Number(value);
      else if (name === 'LJ') this.#state.join = Number(value);
      else if (name === 'BM' && value !== 'source-over')
        throw new UndrawablePage('The page has colours that blend with those below.');
      else if (name === 'SMask' && value) throw new UndrawablePage('The page has a mask.');
    }
  }

  #drawPath(operator: number, numbers: ArrayLike<number>): void {
    const { ctm, fill, stroke, fillAlpha, strokeAlpha, lineWidth, cap, join, dash } = this.#state;
    const data = toPathData(numbers);
    const paint = PAINTS[operator];
    if (!paint) throw new UndrawablePage('The page has a path that is painted in an unknown way.');
    const filled = paint.fill
      ? `fill="${fill}" fill-rule="${paint.fill}"${fillAlpha < 1 ? ` fill-opacity="${round(fillAlpha)}"` : ''}`
      : 'fill="none"';
    const drawn = paint.stroke
      ? ` stroke="${stroke}" stroke-width="${round(lineWidth)}" stroke-linecap="${CAPS[cap]}" stroke-linejoin="${JOINS[join]}"${dash.length > 0 ? ` stroke-dasharray="${dash.map(round).join(' ')}"` : ''}${strokeAlpha < 1 ? ` stroke-opacity="${round(strokeAlpha)}"` : ''}`
      : '';
    if (data !== '' && (paint.fill || paint.stroke))
      this.#body.push(`<path d="${data}" transform="${toTransform(ctm)}" ${filled}${drawn}/>`);
    if (!this.#pendingClip) return;
    const id = `c${this.#defs.length}`;
    this.#defs.push(
      `<clipPath id="${id}"><path d="${data}" transform="${toTransform(ctm)}" clip-rule="${this.#pendingClip}"/></clipPath>`,
    );
    this.#body.push(`<g clip-path="url(#${id})">`);
    this.#state.clips += 1;
    this.#pendingClip = null;
  }

  async #setFont(id: string, size: number): Promise<void> {
    const font = await read<FontInfo>(id.startsWith('g_') ? this.#page.commonObjs : this.#page.objs, id);
    if (font.isType3Font || size < 0) throw new UndrawablePage('The page has a font without outlines.');
    this.#state.font = { name: font.loadedName, scale: font.fontMatrix?.[0] ?? 0.001 };
    this.#state.size = size;
  }

  #moveText(x: number, y: number): void {
    this.#state.lineX += x;
    this.#state.lineY += y;
    this.#state.x = this.#state.lineX;
  }

  #showText(glyphs: readonly Glyph[]): void {
    const state = this.#state;
    const { font, size, fill, fillAlpha, lineY, rise } = state;
    if (!font) return;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        state.x -= (glyph * size) / 1000;
        continue;
      }
      const id = isDrawn(glyph) ? this.#define(font.name, glyph.fontChar) : null;
      if (id !== null) {
        const placed = multiply(state.textMatrix, [size, 0, 0, size, state.x, lineY + rise]);
        const alpha = fillAlpha < 1 ? ` fill-opacity="${round(fillAlpha)}"` : '';
        this.#body.push(
          `<use href="#${id}" transform="${toTransform(multiply(state.ctm, placed))}" fill="${fill}"${alpha}/>`,
        );
      }
      state.x +=
        glyph.width * size * font.scale + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    }
  }

  /** Defines the outline of a glyph, once; null where it has none, as a space. */
  #define(font: string, sign: string): string | null {
    const key = `${font}_path_${sign}`;
    const known = this.#glyphs.get(key);
    if (known !== undefined) return known;
    const outline = this.#page.commonObjs.has(key)
      ? toPathData((this.#page.commonObjs.get(key) as { path: ArrayLike<number> }).path)
      : '';
    const id = outline === '' ? null : `g${this.#glyphs.size}`;
    if (id !== null) this.#defs.push(`<path id="${id}" d="${outline}"/>`);
    this.#glyphs.set(key, id);
    return id;
  }

  async #drawImage(id: string): Promise<void> {
    const { ctm, fillAlpha } = this.#state;
    const image = await read<PageImage>(id.startsWith('g_') ? this.#page.commonObjs : this.#page.objs, id);
    const placed = multiply(ctm, [1, 0, 0, -1, 0, 1]);
    const alpha = fillAlpha < 1 ? ` opacity="${round(fillAlpha)}"` : '';
    this.#body.push(
      `<image width="1" height="1" preserveAspectRatio="none" transform="${toTransform(placed)}" href="${this.#toPng(image)}"${alpha}/>`,
    );
  }
}

/**
 * Writes a page of a PDF as SVG, with its letters as outlines. The PDF must be opened with `disableFontFace`; `toPng`
 * returns the address of a picture as data. Throws `UndrawablePage` where the drawing would not look as the page does.
 */
export const writePageSvg = (
  page: PDFPageProxy,
  label: string,
  toPng: (image: PageImage) => string,
): Promise<string> => new SvgPage(page, toPng).draw(label);
