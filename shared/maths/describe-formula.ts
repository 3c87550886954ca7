import { type MathsElement, type MathsNode, splitScripts, toLetters } from './node/maths-node.ts';

const SUPERSCRIPTS: Readonly<Record<string, string>> = { '2': '²', '3': '³', '∘': '°', '′': '′' };
/** The signs over a base, by the words for them. */
const LINES: Readonly<Record<string, string>> = { '¯': 'bar', '‾': 'bar', '→': 'vector', '^': 'hat' };

/** Puts brackets around what would be read otherwise together with what follows. */
function group(node: MathsNode | undefined): string {
  const words = node === undefined ? '' : describeNode(node).trim();
  return /^(?:[\p{L}\p{N}.,∞π°]*|[∑∏∫])$/u.test(words) ? words : `(${words})`;
}

function describeRaised(node: MathsNode | undefined): string {
  const words = node === undefined ? '' : describeNode(node).trim();
  return SUPERSCRIPTS[words] ?? `^${group(node)}`;
}

/** The operand of a sum or an integral is behind its limits, apart from them. */
const describeBoth = ({ children: [base, low, raised] }: MathsElement): string =>
  `${group(base)}_${group(low)}${describeRaised(raised)} `;

function describeScripts([low, raised]: readonly MathsNode[]): string {
  const has = (node: MathsNode | undefined) => node !== undefined && describeNode(node).trim() !== '';
  return `${has(low) ? `_${group(low)}` : ''}${has(raised) ? describeRaised(raised) : ''}`;
}

function describeScriptsAround({ children }: MathsElement): string {
  const { base, after, before } = splitScripts(children);
  const [first, second] = [before, after].map(describeScripts);
  return `${first}${first === '' ? '' : ' '}${group(base)}${second}${second === '' ? '' : ' '}`;
}

/** Operators that are spaced apart from what is beside them. */
const APART = /^[+\-−×÷=≠<>≤≥≈±·∶:→⇒∈]$/;

function describeOperator(node: MathsElement): string {
  const letters = toLetters(node).normalize('NFC');
  const isPrefix = node.attributes.form === 'prefix';
  return APART.test(letters) && !isPrefix ? ` ${letters} ` : letters.replace(/[\u2061-\u2064]/g, '');
}

/** A figure before a fraction is a mixed number: "3 1/2". */
const needsSpace = (before: string, node: MathsNode): boolean =>
  /\p{N}$/u.test(before) && findFirst(node) === 'mfrac';

/** Returns the name of an element, or of what a style or a row begins with. */
function findFirst(node: MathsNode): string {
  if (typeof node === 'string') return '';
  const [first] = node.children;
  return first !== undefined && /^(?:mstyle|mrow|mpadded)$/.test(node.name) ? findFirst(first) : node.name;
}

function describeRow(children: readonly MathsNode[]): string {
  return children.reduce<string>(
    (words, child) => `${words}${needsSpace(words, child) ? ' ' : ''}${describeNode(child)}`,
    '',
  );
}

/** Joins the cells of a row: a sign and its number by a space, others by a comma. */
const describeCells = (row: MathsNode): string =>
  typeof row === 'string'
    ? row
    : row.children
        .map((cell) => describeNode(cell).trim())
        .filter((words) => words !== '')
        .reduce(
          (words, next) =>
            words === '' || APART.test(words.trim()) ? `${words} ${next}` : `${words}, ${next}`,
          '',
        )
        .trim();

const describeTable = ({ children }: MathsElement): string =>
  children
    .map(describeCells)
    .filter((words) => words !== '')
    .join('; ');

/** Without a line it is no fraction: a binomial is read "5 over 2". */
const describeFraction = ({
  attributes: { linethickness },
  children: [top, bottom],
}: MathsElement): string =>
  /^0(?:\D|$)/.test(linethickness ?? '')
    ? `${group(top)} over ${group(bottom)}`
    : `${group(top)}/${group(bottom)}`;

/** A line above figures says that they go on for ever, and one below nothing is room to write in. */
function describeEnclosed({ attributes: { notation }, classes, children }: MathsElement): string {
  const words = describeRow(children);
  const isNamed = (name: string) => notation === name || classes.includes(`tml-${name}`);
  if (isNamed('longdiv')) return ` into ${words}`;
  if (isNamed('underline') && words.trim() === '') return ' blank ';
  // A bracket before the figures makes it a long division.
  const isLine = isNamed('overline') && !words.trim().startsWith(')');
  const [only, ...others] = children;
  return isLine ? `${others.length === 0 ? group(only) : `(${words})`} bar` : words;
}

const DESCRIBED: Readonly<Record<string, (node: MathsElement) => string>> = {
  mo: describeOperator,
  mspace: () => ' ',
  mfrac: describeFraction,
  msqrt: ({ children }) => `√(${describeRow(children)})`,
  mroot: ({ children: [base, index] }) => `root ${index ? describeNode(index) : ''} of ${group(base)}`,
  msup: ({ children: [base, raised] }) => `${group(base)}${describeRaised(raised)}`,
  msub: ({ children: [base, low] }) => `${group(base)}_${group(low)}`,
  msubsup: describeBoth,
  munder: ({ children: [base, low] }) => `${group(base)}_${group(low)}`,
  munderover: describeBoth,
  mmultiscripts: describeScriptsAround,
  mover: ({ children: [base, over] }) => {
    const line = over && LINES[toLetters(over)];
    return line ? `${group(base)} ${line}` : `${group(base)}${describeRaised(over)}`;
  },
  menclose: describeEnclosed,
  mtable: describeTable,
  mphantom: () => '',
};

function describeNode(node: MathsNode): string {
  if (typeof node === 'string') return node;
  const describe = DESCRIBED[node.name];
  return describe ? describe(node) : describeRow(node.children);
}

/** Writes a formula in one line, as it is read out of a plain text: "3 1/2 + x²". */
export const describeFormula = (nodes: readonly MathsNode[]): string =>
  describeRow(nodes).replace(/\s+/g, ' ').trim();
