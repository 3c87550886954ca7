import { isEmptyObject } from 'es-toolkit';
import temml from 'temml';
import { breakLines } from './break-lines.ts';
import { describeFormula } from './describe-formula.ts';
import { FormulaError } from './formula-error.ts';
import { FORMULA_LIMIT } from './formula-text.ts';
import { MATHS_ELEMENTS, type MathsElement, type MathsNode, toLetters } from './node/maths-node.ts';

/** No formula of a worksheet has more parts; a hostile one would take the page with it. */
const MOST_PARTS = 3000;
const MOST_DEPTH = 60;

/** Nothing is trusted, and neither macros nor lengths grow without end. Lengths are in em. */
const SETTINGS = { trust: false, strict: false, maxExpand: 200, throwOnError: true };
const LENGTHS: [number, number] = [20, 20];
/** The most of each unit, which Temml leaves unbounded where a length is negative. */
const MOST = {
  em: 20,
  ex: 40,
  mu: 360,
  px: 320,
  pt: 240,
  bp: 240,
  pc: 20,
  in: 3.3,
  cm: 8.5,
  mm: 85,
} as const;
type LengthUnit = keyof typeof MOST;
const LENGTH = new RegExp(`([+-]?)(\\d+(?:\\.\\d*)?|\\.\\d+)(${Object.keys(MOST).join('|')})\\b`, 'g');
const clampLengths = (value: string): string =>
  value.replace(
    LENGTH,
    (_, sign: string, length: string, unit: LengthUnit) =>
      `${sign}${Math.min(Number(length), MOST[unit])}${unit}`,
  );
/** Large formulas are set by a command, of which no error names the place. */
const DISPLAY = '\\displaystyle ';
/** Commands that name something outside the formula, or write into it what others read. */
const REFUSED =
  /\\(?:href|url|includegraphics|html\w*|class|id|data|def|gdef|edef|xdef|let|futurelet|global|long|newcommand|renewcommand|providecommand|label|ref|eqref|tag|require)(?![a-z])/i;

const KNOWN: ReadonlySet<string> = new Set(MATHS_ELEMENTS);
/** Attributes that say how a part looks or stretches; none of them has an address. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'accent accentunder columnalign columnlines columnspacing depth displaystyle fence form height largeop linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation rowlines rowspacing rspace scriptlevel separator stretchy symmetric voffset width'.split(
    ' ',
  ),
);
const VALUE = /^[\w\s.,#%+\-|]*$/;
/** Values of styles: lengths, colours and words, but no address and no function. */
const STYLE_VALUE = /^[\w\s.,#%+-]*$/;
const STYLES =
  /^(?:padding|border|margin|color|background|math|text|font|vertical|white|display|height|width)/;

/** A node as Temml makes it. */
interface Made {
  readonly type?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly classes?: readonly string[];
  readonly style?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Made[];
}

const pick = (
  given: Readonly<Record<string, unknown>> = {},
  isKept: (name: string, value: string) => boolean,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .map(([name, value]) => [name, clampLengths(String(value))] as const)
      .filter(([name, value]) => isKept(name, value)),
  );

const isPlainText = (node: MathsNode | undefined): node is MathsElement =>
  typeof node === 'object' &&
  node.name === 'mtext' &&
  isEmptyObject(node.attributes) &&
  isEmptyObject(node.style) &&
  node.classes.length === 0;

/** Elements whose parts each have a place, such as above and below the line: two of them never become one. */
const PLACED: ReadonlySet<string> = new Set([
  ...(['mfrac', 'mroot', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'] as const),
  ...(['mtable', 'mtr', 'mmultiscripts'] as const),
]);

/**
 * Joins letters that TeX does not know as variables, each of which is an element of its own: only side by side in one are
 * those of Hebrew and Arabic in their order and shape.
 */
function joinLetters(nodes: readonly MathsNode[]): MathsNode[] {
  const joined: MathsNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (!isPlainText(last) || !isPlainText(node)) joined.push(node);
    else joined[joined.length - 1] = { ...last, children: [toLetters(last) + toLetters(node)] };
  }
  return joined;
}

/** Takes over a part, and counts what of it there may still be. */
function take(made: Made, left: { parts: number }, depth: number): MathsNode[] {
  left.parts -= 1;
  if (left.parts < 0 || depth > MOST_DEPTH) throw new FormulaError('The formula is too large', null);
  if (typeof made.text === 'string') return made.text === '' ? [] : [made.text];
  const parts = (made.children ?? []).flatMap((child) => take(child, left, depth + 1));
  // A fragment has no element of its own.
  if (!made.type) return parts;
  const children = PLACED.has(made.type) ? parts : joinLetters(parts);
  if (!KNOWN.has(made.type)) throw new FormulaError('The formula has a part that is not printed', null);
  return [
    {
      name: made.type,
      attributes: pick(made.attributes, (name, value) => ATTRIBUTES.has(name) && VALUE.test(value)),
      classes: (made.classes ?? []).filter((name) => /^[\w-]+$/.test(name)),
      style: pick(made.style, (name, value) => STYLES.test(name) && STYLE_VALUE.test(value)),
      children,
    },
  ];
}

/** Temml's own way from TeX to a tree; its types are those of another kind of module. */
const toTree = (
  temml as unknown as { readonly __renderToMathMLTree: (tex: string, settings: object) => Made }
).__renderToMathMLTree;

/** Typesets TeX as MathML, as large as in a line of its own where `isDisplay` says so. Throws a `FormulaError` that says what cannot be read and where. */
export function typeset(tex: string, isDisplay = false): readonly MathsNode[] {
  if (tex.length > FORMULA_LIMIT)
    throw new FormulaError(`A formula has at most ${FORMULA_LIMIT} characters`, FORMULA_LIMIT);
  const refused = REFUSED.exec(tex);
  if (refused) throw new FormulaError(`${refused[0]} cannot be used here`, refused.index);
  const before = isDisplay ? DISPLAY : '';
  let made: Made;
  try {
    made = toTree(`${before}${tex}`, { ...SETTINGS, maxSize: LENGTHS, wrap: 'none' });
  } catch (error) {
    throw FormulaError.from(error, before.length);
  }
  // The element `math` itself is drawn by whoever draws the formula.
  const left = { parts: MOST_PARTS };
  return breakLines(joinLetters((made.children ?? []).flatMap((child) => take(child, left, 0))));
}

/** A formula as MathML, and in words for who cannot see it. */
export interface TypesetFormula {
  readonly nodes: readonly MathsNode[];
  readonly words: string;
}

/** Typesets TeX, and says it in one line. Throws a `FormulaError` as `typeset` does. */
export function typesetWithWords(tex: string, isDisplay = false): TypesetFormula {
  const nodes = typeset(tex, isDisplay);
  return { nodes, words: describeFormula(nodes) };
}
