import { ImportedXmlComponent } from 'docx';
import { type MathsElement, type MathsNode, splitScripts, toLetters } from '../../maths/node/maths-node.ts';

type Omml = ImportedXmlComponent;

function create(name: string, children: readonly (Omml | string)[] = [], attributes = {}): Omml {
  const element = new ImportedXmlComponent(`m:${name}`, attributes);
  for (const child of children) element.push(child);
  return element;
}

const setting = (name: string, value: string): Omml => create(name, [], { 'm:val': value });

/** The styles of letters in Word: as those of maths, upright, or as words, whose spaces stay. */
const LOOKS = {
  maths: [],
  upright: [create('rPr', [setting('sty', 'p')])],
  words: [create('rPr', [create('nor')])],
} as const;

function createRun(letters: string, look: keyof typeof LOOKS = 'maths'): Omml[] {
  if (letters === '') return [];
  const text = new ImportedXmlComponent('m:t', { 'xml:space': 'preserve' });
  text.push(letters);
  return [create('r', [...LOOKS[look], text])];
}

const part = (name: string, node: MathsNode | undefined): Omml =>
  create(name, node === undefined ? [] : toOmml(node));

const isFence = (node: MathsNode | undefined): node is MathsElement =>
  typeof node === 'object' && node.name === 'mo' && node.attributes.fence === 'true';

/** Writes a row; brackets at both of its ends stretch as those of Word. */
function toRow(children: readonly MathsNode[]): Omml[] {
  const [first] = children;
  const last = children.at(-1);
  if (children.length < 3 || !isFence(first) || !isFence(last)) return children.flatMap(toOmml);
  const signs = create('dPr', [setting('begChr', toLetters(first)), setting('endChr', toLetters(last))]);
  return [create('d', [signs, create('e', children.slice(1, -1).flatMap(toOmml))])];
}

const createBar = (side: 'top' | 'bot', children: readonly MathsNode[]): Omml =>
  create('bar', [create('barPr', [setting('pos', side)]), create('e', toRow(children))]);

const HIDDEN = ['hideTop', 'hideBot', 'hideLeft', 'hideRight'].map((side) => [side, '1'] as const);

function createStrokes(children: readonly MathsNode[], ...names: readonly string[]): Omml {
  const settings = [...HIDDEN, ...names.map((name) => [name, '1'] as const)].map(([one, value]) =>
    setting(one, value),
  );
  return create('borderBox', [create('borderBoxPr', settings), create('e', toRow(children))]);
}

function toEnclosed({ attributes: { notation = '' }, children: all }: MathsElement): Omml[] {
  // A stroke on a page is an element of its own, which is no part of the equation.
  const children = all.filter(
    (child) => typeof child === 'string' || !/cancel|longdiv-arc/.test(child.classes.join(' ')),
  );
  switch (notation) {
    case 'top':
      return [createBar('top', children)];
    case 'bottom':
      return [createBar('bot', children)];
    case 'longdiv':
      return [...createRun(')'), createBar('top', children)];
    case 'updiagonalstrike':
      return [createStrokes(children, 'strikeBLTR')];
    case 'downdiagonalstrike':
      return [createStrokes(children, 'strikeTLBR')];
    case 'updiagonalstrike downdiagonalstrike':
      return [createStrokes(children, 'strikeBLTR', 'strikeTLBR')];
    case 'box':
      return [create('borderBox', [create('e', toRow(children))])];
    default:
      return toRow(children);
  }
}

/** Signs over a letter, which Word writes as accents. */
const ACCENTS: Readonly<Record<string, string>> = {
  '→': '\u20D7',
  '^': '\u0302',
  '~': '\u0303',
  '˙': '\u0307',
};

function toOver({ children: [base, over] }: MathsElement): Omml {
  const sign = over === undefined ? '' : toLetters(over);
  if (/^[¯‾―]$/.test(sign)) return createBar('top', base === undefined ? [] : [base]);
  const accent = ACCENTS[sign];
  if (accent) return create('acc', [create('accPr', [setting('chr', accent)]), part('e', base)]);
  return create('limUpp', [part('e', base), part('lim', over)]);
}

/** Writes the rows of a table; the line below one, as of a sum, is a bar under each of its cells. */
function toTable({ children }: MathsElement): Omml {
  const rows = children.filter((row): row is MathsElement => typeof row !== 'string');
  const columns = Math.max(1, ...rows.map((row) => row.children.length));
  const isRight = rows.some((row) =>
    row.children.some((cell) => typeof cell !== 'string' && cell.classes.includes('tml-right')),
  );
  const column = create('mcPr', [
    setting('count', String(columns)),
    setting('mcJc', isRight ? 'right' : 'center'),
  ]);
  const properties = create('mPr', [create('mcs', [create('mc', [column])])]);
  const lines = rows.map((row) =>
    create(
      'mr',
      row.children.map((cell) => {
        const hasLine = typeof cell !== 'string' && cell.style.borderBottom !== undefined;
        return hasLine ? create('e', [createBar('bot', cell.children)]) : part('e', cell);
      }),
    ),
  );
  return create('m', [properties, ...lines]);
}

const createScripts = ([low, raised]: readonly MathsNode[]): Omml[] => [
  part('sub', low),
  part('sup', raised),
];

/** Writes signs behind a base, and before it around that. */
function toScriptsAround({ children }: MathsElement): Omml {
  const { base, after, before } = splitScripts(children);
  const inner =
    after.length > 0
      ? create('e', [create('sSubSup', [part('e', base), ...createScripts(after)])])
      : part('e', base);
  return create('sPre', [...createScripts(before), inner]);
}

const WRITTEN: Readonly<Record<string, (element: MathsElement) => Omml[]>> = {
  mi: (element) => createRun(toLetters(element), toLetters(element).length > 1 ? 'upright' : 'maths'),
  mn: (element) => createRun(toLetters(element)),
  mo: (element) => createRun(toLetters(element).replace(/[\u2061-\u2064]/g, '')),
  mtext: (element) => createRun(toLetters(element), 'words'),
  mspace: () => createRun(' '),
  mfrac: ({ children: [top, bottom] }) => [create('f', [part('num', top), part('den', bottom)])],
  msqrt: ({ children }) => [
    create('rad', [create('radPr', [setting('degHide', '1')]), create('deg'), create('e', toRow(children))]),
  ],
  mroot: ({ children: [base, index] }) => [create('rad', [part('deg', index), part('e', base)])],
  msup: ({ children: [base, raised] }) => [create('sSup', [part('e', base), part('sup', raised)])],
  msub: ({ children: [base, low] }) => [create('sSub', [part('e', base), part('sub', low)])],
  msubsup: ({ children: [base, low, raised] }) => [
    create('sSubSup', [part('e', base), part('sub', low), part('sup', raised)]),
  ],
  munder: ({ children: [base, low] }) => [create('limLow', [part('e', base), part('lim', low)])],
  mover: (element) => [toOver(element)],
  munderover: ({ children: [base, low, raised] }) => [
    create('limUpp', [
      create('e', [create('limLow', [part('e', base), part('lim', low)])]),
      part('lim', raised),
    ]),
  ],
  mmultiscripts: (element) => [toScriptsAround(element)],
  menclose: toEnclosed,
  mphantom: ({ children }) => [
    create('phant', [create('phantPr', [setting('show', '0')]), create('e', toRow(children))]),
  ],
  mtable: (element) => [toTable(element)],
};

function toOmml(node: MathsNode): Omml[] {
  if (typeof node === 'string') return createRun(node);
  return WRITTEN[node.name]?.(node) ?? toRow(node.children);
}

/** Writes a formula as an equation of Word, which can be edited there. */
export const createEquation = (nodes: readonly MathsNode[]): Omml => create('oMath', toRow(nodes));
