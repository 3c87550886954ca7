import { chunk } from 'es-toolkit';
import { type MathsElement, type MathsNode, splitScripts, toLetters } from './node/maths-node.ts';

/** Signs by the commands that every reader of TeX knows. */
const COMMANDS: Readonly<Record<string, string>> = {
  '×': '\\times',
  '÷': '\\div',
  '±': '\\pm',
  '∓': '\\mp',
  '·': '\\cdot',
  '⋅': '\\cdot',
  '−': '-',
  '∗': '*',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '≡': '\\equiv',
  '∼': '\\sim',
  '∝': '\\propto',
  '∞': '\\infty',
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '√': '\\surd',
  '∂': '\\partial',
  '∘': '\\circ',
  '→': '\\to',
  '⇒': '\\Rightarrow',
  '⇔': '\\Leftrightarrow',
  '∈': '\\in',
  '∪': '\\cup',
  '∩': '\\cap',
  '⊂': '\\subset',
  '⊆': '\\subseteq',
  '∅': '\\emptyset',
  '∠': '\\angle',
  '⊥': '\\perp',
  '∥': '\\parallel',
  '…': '\\dots',
  '⋯': '\\cdots',
  '°': '^\\circ',
  '′': "'",
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '\\': '\\backslash',
  '~': '\\sim',
  '^': '\\hat{}',
  '<': '<',
  '>': '>',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  π: '\\pi',
  ρ: '\\rho',
  σ: '\\sigma',
  τ: '\\tau',
  φ: '\\varphi',
  ϕ: '\\phi',
  ω: '\\omega',
  Δ: '\\Delta',
  Σ: '\\Sigma',
  Π: '\\Pi',
  Ω: '\\Omega',
  Φ: '\\Phi',
  Γ: '\\Gamma',
  Θ: '\\Theta',
};
/** Letters and signs of sets that are none of the alphabet's, which normal letters would take the place of. */
const OWN_LETTERS: Readonly<Record<string, string>> = {
  ℓ: '\\ell',
  ℏ: '\\hbar',
  ℵ: '\\aleph',
  ℜ: '\\Re',
  ℑ: '\\Im',
};
const DOUBLE_STRUCK = /^[ℂℍℕℙℚℝℤ\u{1D538}-\u{1D56B}]$/u;
/** A stroke through the sign before it, where no sign has one of its own. */
const NOT = '\u0338';
const FUNCTIONS = /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|log|ln|exp|lim|max|min|gcd)$/;
/** Signs above something, by their commands. */
const ACCENTS: Readonly<Record<string, string>> = {
  '¯': 'overline',
  '‾': 'overline',
  '―': 'overline',
  '̅': 'overline',
  '→': 'vec',
  '⃗': 'vec',
  '^': 'hat',
  '̂': 'hat',
  '~': 'tilde',
  '̃': 'tilde',
  '˙': 'dot',
  '̇': 'dot',
  '⏞': 'overbrace',
  '︷': 'overbrace',
};
/** Signs below something, by their commands. */
const LOW_ACCENTS: Readonly<Record<string, string>> = {
  _: 'underline',
  '¯': 'underline',
  '‾': 'underline',
  '―': 'underline',
  '̲': 'underline',
  '⏟': 'underbrace',
  '︸': 'underbrace',
};
/** Letters of another cut, by their commands. */
const VARIANTS: Readonly<Record<string, string>> = {
  bold: 'mathbf',
  'bold-italic': 'boldsymbol',
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
};
/** Signs that are no letters of a formula: of functions and products that nobody sees. */
const UNSEEN = /[\u2061-\u2064\u200B\uFEFF]/g;

function toSign(sign: string): string {
  if (sign.endsWith(NOT) && sign !== NOT) return `\\not${toSign(sign.slice(0, -1))}`;
  if (DOUBLE_STRUCK.test(sign)) return `\\mathbb{${sign.normalize('NFKC')}}`;
  const own = OWN_LETTERS[sign] ?? COMMANDS[sign];
  if (own !== undefined) return own;
  return [...sign.normalize('NFKC')].map((plain) => COMMANDS[plain] ?? plain).join('');
}

/** Writes letters as signs of TeX; a command ends before a letter. */
function toSigns(letters: string): string {
  const signs =
    letters
      .normalize('NFC')
      .replace(UNSEEN, '')
      .match(/.\u0338?/gsu) ?? [];
  return signs
    .map(toSign)
    .map((sign) => (/\\[a-z]+$/i.test(sign) ? `${sign} ` : sign))
    .join('');
}

/** Signs of TeX within words. */
const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};
const toWords = (text: string): string =>
  text.trim() === ''
    ? '\\ '
    : `\\text{${text.replace(/[\\{}$&#^_%~]/g, (sign) => ESCAPED[sign] ?? `\\${sign}`)}}`;

function toIdentifier(letters: string): string {
  const plain = letters.normalize('NFKC').trim();
  if (FUNCTIONS.test(plain)) return `\\${plain} `;
  return /^\p{L}{2,}$/u.test(plain) ? `\\mathrm{${plain}}` : toSigns(letters);
}

/** Cuts off the room around TeX; a space at its end must not leave its backslash. */
const trimTex = (tex: string): string => tex.replace(/^\s+|(?:(?<!\\)\\)?\s+$/g, '');

const inBraces = (node: MathsNode | undefined): string =>
  `{${node === undefined ? '' : trimTex(toTexPart(node))}}`;
/** One sign needs no braces before what is raised. */
const toBase = (node: MathsNode | undefined): string => {
  const tex = node === undefined ? '' : trimTex(toTexPart(node));
  return /^(?:.|\\[a-z]+)$/iu.test(tex) ? tex : `{${tex}}`;
};

function toRoot({ children: [base, index] }: MathsElement): string {
  const degree = index === undefined ? '' : trimTex(toTexPart(index));
  return degree === '' ? `\\sqrt${inBraces(base)}` : `\\sqrt[${degree}]${inBraces(base)}`;
}

function toOver({ children: [base, over] }: MathsElement): string {
  const accent = over === undefined ? undefined : ACCENTS[toLetters(over).trim()];
  return accent ? `\\${accent}${inBraces(base)}` : `\\overset${inBraces(over)}${inBraces(base)}`;
}

function toUnder({ children: [base, low] }: MathsElement): string {
  const accent = low === undefined ? undefined : LOW_ACCENTS[toLetters(low).trim()];
  return accent ? `\\${accent}${inBraces(base)}` : `${toBase(base)}_${inBraces(low)}`;
}

/** Writes a fraction; without its line it is a number of choices, or a small column. */
const toFraction = ({ attributes, children: [top, bottom] }: MathsElement): string =>
  /^0(?:[a-z%]|$)/.test(attributes.linethickness ?? '')
    ? `\\genfrac{}{}{0pt}{}${inBraces(top)}${inBraces(bottom)}`
    : `\\frac${inBraces(top)}${inBraces(bottom)}`;

function toName(element: MathsElement): string {
  const variant = VARIANTS[element.attributes.mathvariant ?? ''];
  const letters = toLetters(element);
  return variant ? `\\${variant}{${toSigns(letters).trim()}}` : toIdentifier(letters);
}

const ENCLOSED: Readonly<Record<string, string>> = {
  top: 'overline',
  bottom: 'underline',
  box: 'boxed',
  longdiv: 'longdiv',
  updiagonalstrike: 'cancel',
  downdiagonalstrike: 'bcancel',
  'updiagonalstrike downdiagonalstrike': 'xcancel',
};

const toScripts = ([low, raised]: readonly MathsNode[]): string =>
  [['_', low] as const, ['^', raised] as const]
    .map(([sign, node]) => [sign, inBraces(node)])
    .map(([sign, tex]) => (tex === '{}' ? '' : `${sign}${tex}`))
    .join('');

/** Writes signs before a base as those of nothing: programs differ in what `\\prescript` takes first. */
function toScriptsAround({ children }: MathsElement): string {
  const { base, after, before } = splitScripts(children);
  const pairs = (nodes: readonly MathsNode[], holder: string): string[] =>
    chunk(nodes, 2).map((pair, place) => `${place === 0 ? holder : '{}'}${toScripts(pair)}`);
  const written = pairs(after, toBase(base));
  return [...pairs(before, '{}'), ...(written.length > 0 ? written : [toBase(base)])].join('');
}

function toTable({ children }: MathsElement): string {
  const rows = children.filter((row): row is MathsElement => typeof row !== 'string');
  const lines = rows.map((row) => row.children.map((cell) => trimTex(toTexPart(cell))).join('&'));
  return `\\begin{matrix}${lines.join('\\\\')}\\end{matrix}`;
}

/** Writes what is in brackets; each sign between two parts is the next of those that are named, or else the last. */
function toBrackets({
  attributes: { open = '(', close = ')', separators = ',' },
  children,
}: MathsElement): string {
  const signs = [...separators.replace(/\s/g, '')];
  const parts = children.map((child, at) =>
    at === 0 ? toTexPart(child) : toSigns(signs[at - 1] ?? signs.at(-1) ?? '') + toTexPart(child),
  );
  return `\\left${toSigns(open) || '.'}${parts.join('')}\\right${toSigns(close) || '.'}`;
}

const all = (children: readonly MathsNode[]): string => children.map(toTexPart).join('');

const WRITTEN: Readonly<Record<string, (element: MathsElement) => string>> = {
  mi: toName,
  // The first of several forms is shown.
  maction: ({ children: [first] }) => (first === undefined ? '' : toTexPart(first)),
  mn: (element) => toSigns(toLetters(element).trim()).replaceAll(',', '{,}'),
  // Some programs write "lim" as a sign.
  mo: (element) => {
    const letters = toLetters(element).trim();
    return FUNCTIONS.test(letters) ? `\\${letters} ` : toSigns(letters);
  },
  mtext: (element) => toWords(toLetters(element)),
  ms: (element) => toWords(toLetters(element)),
  mspace: () => '\\ ',
  mfrac: toFraction,
  msqrt: ({ children }) => `\\sqrt{${trimTex(all(children))}}`,
  mroot: toRoot,
  msup: ({ children: [base, raised] }) => `${toBase(base)}^${inBraces(raised)}`,
  msub: ({ children: [base, low] }) => `${toBase(base)}_${inBraces(low)}`,
  msubsup: ({ children: [base, low, raised] }) => `${toBase(base)}_${inBraces(low)}^${inBraces(raised)}`,
  munder: toUnder,
  munderover: ({ children: [base, low, raised] }) => `${toBase(base)}_${inBraces(low)}^${inBraces(raised)}`,
  mover: toOver,
  mmultiscripts: toScriptsAround,
  mfenced: toBrackets,
  menclose: ({ attributes: { notation = '' }, children }) => {
    const command = ENCLOSED[notation];
    return command ? `\\${command}{${trimTex(all(children))}}` : all(children);
  },
  mphantom: ({ children }) => `\\phantom{${trimTex(all(children))}}`,
  mtable: toTable,
  annotation: () => '',
  'annotation-xml': () => '',
};

function toTexPart(node: MathsNode): string {
  if (typeof node === 'string') return toSigns(node.trim());
  return WRITTEN[node.name]?.(node) ?? all(node.children);
}

function findTex(node: MathsNode): string | null {
  if (typeof node === 'string') return null;
  if (node.name === 'annotation' && /tex/i.test(node.attributes.encoding ?? '')) return toLetters(node);
  return node.children.reduce<string | null>((found, child) => found ?? findTex(child), null);
}

/** Elements whose letters are what they say. */
const TOKENS = /^(?:mi|mn|mo|mtext|ms|annotation)$/;

/** Takes out the room between elements, which has no place among the children of a fraction or a power. */
function withoutRoom(node: MathsNode): MathsNode[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [node];
  if (!TOKENS.test(node.name)) return [{ ...node, children: node.children.flatMap(withoutRoom) }];
  // Words in lines of their own are indented as elements are.
  const children = node.children.map((part) =>
    typeof part === 'string' && /[\r\n]/.test(part) ? part.replace(/[ \t\r\n]+/g, ' ').trim() : part,
  );
  return [{ ...node, children }];
}

/** Writes MathML of elsewhere as TeX: the TeX that it brings along, or else what its elements say. */
export function toTex(node: MathsNode): string {
  const given = findTex(node)?.replace(/\s+/g, ' ').trim();
  return given || trimTex(withoutRoom(node).map(toTexPart).join('').replace(/\s+/g, ' '));
}
