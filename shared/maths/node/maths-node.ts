/** The elements of MathML that a formula is drawn with; what else Temml makes is refused. */
export const MATHS_ELEMENTS = [
  'menclose',
  'merror',
  'mfrac',
  'mi',
  'mn',
  'mo',
  'mover',
  'mpadded',
  'mphantom',
  'mroot',
  'mrow',
  'ms',
  'mspace',
  'msqrt',
  'mstyle',
  'msub',
  'msubsup',
  'msup',
  'mtable',
  'mtd',
  'mtext',
  'mtr',
  'munder',
  'mprescripts',
  'mmultiscripts',
  'munderover',
  'none',
  'semantics',
] as const;

/** A formula as MathML: an element, or the letters within one. */
export interface MathsElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly classes: readonly string[];
  /** The style by the names of CSS properties in camel case. */
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly MathsNode[];
}
export type MathsNode = MathsElement | string;

/** Returns the letters of a part of a formula. */
export const toLetters = (node: MathsNode): string =>
  typeof node === 'string' ? node : node.children.map(toLetters).join('');

/** What a base has around it: signs below and above by turns, behind it and before it. */
interface Scripts {
  readonly base: MathsNode | undefined;
  readonly after: readonly MathsNode[];
  readonly before: readonly MathsNode[];
}

/** Splits the children of `mmultiscripts`. */
export function splitScripts([base, ...scripts]: readonly MathsNode[]): Scripts {
  const at = scripts.findIndex((node) => typeof node !== 'string' && node.name === 'mprescripts');
  if (at < 0) return { base, after: scripts, before: [] };
  return { base, after: scripts.slice(0, at), before: scripts.slice(at + 1) };
}
