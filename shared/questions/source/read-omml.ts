import { toFormula } from '../../maths/formula-text.ts';
import type { MathsElement, MathsNode } from '../../maths/node/maths-node.ts';
import { toTex } from '../../maths/to-tex.ts';
import { splitSigns } from './formula-signs.ts';
import { findElement, getXmlText, listElements, type XmlElement } from './xml-tree.ts';

const create = (
  name: string,
  children: readonly MathsNode[],
  attributes: MathsElement['attributes'] = {},
): MathsElement => ({ name, attributes, classes: [], style: {}, children });

const row = (parent: XmlElement | undefined): MathsElement =>
  create('mrow', parent ? listElements(parent).flatMap(toNodes) : []);
const part = (parent: XmlElement, name: string): MathsElement => row(findElement(parent, name));

const getSetting = (parent: XmlElement, properties: string, name: string): string | undefined => {
  const found = findElement(findElement(parent, properties), name);
  return found && (found.attributes.val ?? '');
};

/** Tells whether Word hides a run; its look stands beside that of the formula. */
export const isHiddenRun = (run: XmlElement): boolean =>
  listElements(run, 'rPr').some((look) => {
    const hidden = findElement(look, 'vanish');
    return hidden !== undefined && !/^(?:0|false|off)$/.test(hidden.attributes.val ?? '');
  });

function readRun(run: XmlElement): MathsNode[] {
  if (isHiddenRun(run)) return [];
  const text = getXmlText(run).normalize('NFC');
  const style = getSetting(run, 'rPr', 'sty');
  const isWords = findElement(findElement(run, 'rPr'), 'nor') !== undefined;
  if (isWords || (style === 'p' && /^\s*\p{L}{2,}\s*$/u.test(text)))
    return [create(isWords ? 'mtext' : 'mi', [text])];
  return splitSigns(text);
}

function readBrackets(element: XmlElement): MathsElement {
  const open = getSetting(element, 'dPr', 'begChr') ?? '(';
  const close = getSetting(element, 'dPr', 'endChr') ?? ')';
  return create('mfenced', listElements(element, 'e').map(row), { open, close });
}

function readSum(element: XmlElement): MathsNode[] {
  const sign = getSetting(element, 'naryPr', 'chr') ?? '∫';
  const limits = create('msubsup', [create('mo', [sign]), part(element, 'sub'), part(element, 'sup')]);
  return [limits, part(element, 'e')];
}

const isHidden = (element: XmlElement): boolean =>
  /^(?:1|on|true|)$/.test(getSetting(element, 'radPr', 'degHide') ?? 'no');

const STROKES = [
  ['strikeBLTR', 'updiagonalstrike'],
  ['strikeTLBR', 'downdiagonalstrike'],
] as const;

/** Reads each element of an equation of Word as one of MathML. */
const READ: Readonly<Record<string, (element: XmlElement) => MathsNode[]>> = {
  r: readRun,
  f: (element) => [create('mfrac', [part(element, 'num'), part(element, 'den')])],
  sSup: (element) => [create('msup', [part(element, 'e'), part(element, 'sup')])],
  sSub: (element) => [create('msub', [part(element, 'e'), part(element, 'sub')])],
  sSubSup: (element) => [create('msubsup', [part(element, 'e'), part(element, 'sub'), part(element, 'sup')])],
  sPre: (element) => [
    create('mmultiscripts', [
      part(element, 'e'),
      create('mprescripts', []),
      part(element, 'sub'),
      part(element, 'sup'),
    ]),
  ],
  rad: (element) => [
    isHidden(element)
      ? create('msqrt', [part(element, 'e')])
      : create('mroot', [part(element, 'e'), part(element, 'deg')]),
  ],
  d: (element) => [readBrackets(element)],
  nary: readSum,
  bar: (element) => [
    create('menclose', [part(element, 'e')], {
      notation: getSetting(element, 'barPr', 'pos') === 'top' ? 'top' : 'bottom',
    }),
  ],
  acc: (element) => [
    create('mover', [part(element, 'e'), create('mo', [getSetting(element, 'accPr', 'chr') ?? '^'])]),
  ],
  borderBox: (element) => {
    const strokes = STROKES.filter(([name]) => getSetting(element, 'borderBoxPr', name) !== undefined);
    const notation = strokes.map(([, stroke]) => stroke).join(' ') || 'box';
    return [create('menclose', [part(element, 'e')], { notation })];
  },
  phant: (element) => [create('mphantom', [part(element, 'e')])],
  limLow: (element) => [create('munder', [part(element, 'e'), part(element, 'lim')])],
  limUpp: (element) => [create('mover', [part(element, 'e'), part(element, 'lim')])],
  func: (element) => [part(element, 'fName'), part(element, 'e')],
  m: (element) => [
    create(
      'mtable',
      listElements(element, 'mr').map((line) =>
        create(
          'mtr',
          listElements(line, 'e').map((cell) => create('mtd', [row(cell)])),
        ),
      ),
    ),
  ],
  eqArr: (element) => [
    create(
      'mtable',
      listElements(element, 'e').map((line) => create('mtr', [create('mtd', [row(line)])])),
    ),
  ],
};

function toNodes(element: XmlElement): MathsNode[] {
  // What was deleted or moved away is not printed.
  if (/Pr$|^(?:del|moveFrom)$/.test(element.name)) return [];
  return READ[element.name]?.(element) ?? listElements(element).flatMap(toNodes);
}

/** Reads an equation of Word as a formula; "" where it has nothing. */
export function readEquation(element: XmlElement): string {
  const tex = toTex(row(element));
  return tex === '' ? '' : toFormula(tex);
}
