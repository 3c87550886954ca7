import { type MathsElement, type MathsNode, toLetters } from './maths-node.ts';

/** Signs by the commands that every reader of TeX knows. */
const COMMANDS: Readonly<Record<string, string>> = {
  ...{
    '×': '\\times',
    '÷': '\\div',
    '±': '\\pm',
    '∓': '\\mp',
    '·': '\\cdot',
    '⋅': '\\cdot',
    '−': '-',
    '∗': '*',
  },
  ...{
    '≤': '\\le',
    '≥': '\\ge',
    '≠': '\\ne',
    '≈': '\\approx',
    '≡': '\\equiv',
    '∼': '\\sim',
    '∝': '\\propto',
  },
  ...{
    '∞': '\\infty',
    '∑': '\\sum',
    '∏': '\\prod',
    '∫': '\\int',
    '√': '\\surd',
    '∂': '\\partial',
    '∘': '\\circ',
  },
  ...{ '→': '\\to', '⇒': '\\Rightarrow', '⇔': '\\Leftrightarrow', '∈': '\\in', '∪': '\\cup', '∩': '\\cap' },
  ...{
    '⊂': '\\subset',
    '⊆': '\\subseteq',
    '∅': '\\emptyset',
    '∠': '\\angle',
    '⊥': '\\perp',
    '∥': '\\parallel',
  },
  ...{
    '…': '\\dots',
    '⋯': '\\cdots',
    '°': '^\\circ',
    '′': "'",
    '%': '\\%',
    $: '\\$',
    '#': '\\#',
    '&': '\\&',
  },
  ...{
    _: '\\_',
    '{': '\\{',
    '}': '\\}',
    '\\': '\\backslash',
    '~': '\\sim',
    '^': '\\hat{}',
    '<': '<',
    '>': '>',
  },
  ...{
    α: '\\alpha',
    β: '\\beta',
    γ: '\\gamma',
    δ: '\\delta',
    ε: '\\varepsilon',
    θ: '\\theta',
    λ: '\\lambda',
  },
  ...{ μ: '\\mu', π: '\\pi', ρ: '\\rho', σ: '\\sigma', τ: '\\tau', φ: '\\varphi', ϕ: '\\phi', ω: '\\omega' },
  ...{ Δ: '\\Delta', Σ: '\\Sigma', Π: '\\Pi', Ω: '\\Omega', Φ: '\\Phi', Γ: '\\Gamma', Θ: '\\Theta' },
};
const FUNCTIONS = /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|log|ln|exp|lim|max|min|gcd)$/;
/** Signs above something, by their commands. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ '¯': 'overline', '‾': 'overline', '―': 'overline', '̅': 'overline', '→': 'vec', '⃗': 'vec', '^': 'hat' },
  ...{ '̂': 'hat', '~': 'tilde', '̃': 'tilde', '˙': 'dot', '̇': 'dot' },
};
/** Signs that are no letters of a formula: of functions and products that nobody sees. */
const UNSEEN = /[\u2061-\u2064\u200B\uFEFF]/g;

/** Writes letters as signs of TeX; a command ends before a letter. */
function toSigns(letters: string): string {
  const signs = [...letters.normalize('NFKC').replace(UNSEEN, '')].map((sign) => {
    const command = Object.hasOwn(COMMANDS, sign) ? COMMANDS[sign] : sign;
    return /\\[a-z]+$/i.test(command ?? '') ? `${command} ` : command;
  });
  return signs.join('');
}

const toWords = (text: string): string =>
  text.trim() === '' ? '\\ ' : `\\text{${text.replace(/[\\{}$&#^_%~]/g, ' ')}}`;

function toIdentifier(letters: string): string {
  const plain = letters.normalize('NFKC').trim();
  if (FUNCTIONS.test(plain)) return `\\${plain} `;
  return /^\p{L}{2,}$/u.test(plain) ? `\\mathrm{${plain}}` : toSigns(letters);
}

const inBraces = (node: MathsNode | undefined): string =>
  `{${node === undefined ? '' : toTexPart(node).trim()}}`;
/** One sign needs no braces before what is raised. */
const toBase = (node: MathsNode | undefined): string => {
  const tex = node === undefined ? '' : toTexPart(node).trim();
  return /^(?:.|\\[a-z]+)$/iu.test(tex) ? tex : `{${tex}}`;
};

function toRoot({ children: [base, index] }: MathsElement): string {
  const degree = index === undefined ? '' : toTexPart(index).trim();
  return degree === '' ? `\\sqrt${inBraces(base)}` : `\\sqrt[${degree}]${inBraces(base)}`;
}

function toOver({ children: [base, over] }: MathsElement): string {
  const accent = over === undefined ? undefined : ACCENTS[toLetters(over).trim()];
  return accent ? `\\${accent}${inBraces(base)}` : `\\overset${inBraces(over)}${inBraces(base)}`;
}

const ENCLOSED: Readonly<Record<string, string>> = {
  top: 'overline',
  bottom: 'underline',
  box: 'boxed',
  longdiv: 'longdiv',
  updiagonalstrike: 'cancel',
  downdiagonalstrike: 'bcancel',
};

function toTable({ children }: MathsElement): string {
  const rows = children.filter((row): row is MathsElement => typeof row !== 'string');
  const lines = rows.map((row) => row.children.map((cell) => toTexPart(cell).trim()).join('&'));
  return `\\begin{matrix}${lines.join('\\\\')}\\end{matrix}`;
}

const all = (children: readonly MathsNode[]): string => children.map(toTexPart).join('');

const WRITTEN: Readonly<Record<string, (element: MathsElement) => string>> = {
  mi: (element) => toIdentifier(toLetters(element)),
  mn: (element) => toSigns(toLetters(element).trim()).replaceAll(',', '{,}'),
  mo: (element) => toSigns(toLetters(element).trim()),
  mtext: (element) => toWords(toLetters(element)),
  ms: (element) => toWords(toLetters(element)),
  mspace: () => '\\ ',
  mfrac: ({ children: [top, bottom] }) => `\\frac${inBraces(top)}${inBraces(bottom)}`,
  msqrt: ({ children }) => `\\sqrt{${all(children).trim()}}`,
  mroot: toRoot,
  msup: ({ children: [base, raised] }) => `${toBase(base)}^${inBraces(raised)}`,
  msub: ({ children: [base, low] }) => `${toBase(base)}_${inBraces(low)}`,
  msubsup: ({ children: [base, low, raised] }) => `${toBase(base)}_${inBraces(low)}^${inBraces(raised)}`,
  munder: ({ children: [base, low] }) => `${toBase(base)}_${inBraces(low)}`,
  munderover: ({ children: [base, low, raised] }) => `${toBase(base)}_${inBraces(low)}^${inBraces(raised)}`,
  mover: toOver,
  mfenced: ({ attributes: { open = '(', close = ')' }, children }) =>
    `\\left${toSigns(open) || '.'}${children.map(toTexPart).join(',')}\\right${toSigns(close) || '.'}`,
  menclose: ({ attributes: { notation = '' }, children }) => {
    const command = ENCLOSED[notation];
    return command ? `\\${command}{${all(children).trim()}}` : all(children);
  },
  mphantom: ({ children }) => `\\phantom{${all(children).trim()}}`,
  mtable: toTable,
  annotation: () => '',
  'annotation-xml': () => '',
};

function toTexPart(node: MathsNode): string {
  // Between elements there is only white space.
  if (typeof node === 'string') return node.trim() === '' ? '' : toSigns(node.trim());
  return WRITTEN[node.name]?.(node) ?? all(node.children);
}

function findTex(node: MathsNode): string | null {
  if (typeof node === 'string') return null;
  if (node.name === 'annotation' && /tex/i.test(node.attributes.encoding ?? '')) return toLetters(node);
  return node.children.reduce<string | null>((found, child) => found ?? findTex(child), null);
}

/** Writes MathML of elsewhere as TeX: the TeX that it brings along, or else what its elements say. */
export function toTex(node: MathsNode): string {
  const given = findTex(node)?.replace(/\s+/g, ' ').trim();
  return given || toTexPart(node).replace(/\s+/g, ' ').trim();
}
