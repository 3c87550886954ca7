import type { MathsElement } from '../node/maths-node.ts';
import { toLetters } from '../node/maths-node.ts';

/** Where an operator stands: before what it belongs to, between two parts, or behind. */
export type Form = 'prefix' | 'infix' | 'postfix';

/** Room before and behind, in eighteenths of the font size. */
type Spaces = readonly [before: number, behind: number];
const RELATION: Spaces = [5, 5];
const NONE: Spaces = [0, 0];

const SUM = /^[\u222B-\u2233\u220F-\u2211\u22C0-\u22C3\u2A00-\u2A21]$/;
/** Signs that stand close to what is behind them, such as the minus of a number. */
const BEFORE = /^[+\-−±∓¬∀∃∄∇∠√∛∜([{|‖⟨⌈⌊⟦⟪‘“]$/;
const BEHIND = /^(?:[!"%&'`¨¯°²³´¸¹)\]}|‖⟩⌉⌋⟧⟫’”′″‴‵^~_ˆˇˉ˙˜‾⏞⏟⎴⎵]|\p{M})$/u;
const BETWEEN: readonly (readonly [signs: RegExp, spaces: Spaces])[] = [
  [/^[+\-−±∓÷⁄∪∩∧∨⊎⊓⊔⊖⊕∔∖∶:∸]$/, [4, 4]],
  [/^[×·∙•*∗∘⊗⊙⊘⋅⋄⋆⨯.%@]$/, [3, 3]],
  [/^[,;:]$/, [0, 3]],
  [/^[\\_/∆…⋯⋮⋱?]$/, NONE],
];

/** Returns the room before and behind an operator, as shares of its size. */
export function getSpaces(letters: string, form: Form): Spaces {
  if (letters === '') return NONE;
  const [before, behind] = findSpaces(letters, form);
  return [before / 18, behind / 18];
}

function findSpaces(letters: string, form: Form): Spaces {
  if (SUM.test(letters)) return [3, 3];
  if (form === 'prefix' && BEFORE.test(letters)) return NONE;
  if (form === 'postfix' && BEHIND.test(letters)) return NONE;
  const between = BETWEEN.find(([signs]) => signs.test(letters))?.[1];
  if (between) return between;
  const isClose = BEFORE.test(letters) || BEHIND.test(letters);
  return isClose && letters !== '|' ? NONE : RELATION;
}

const FENCES = /^[()[\]{}|‖⟨⟩⌈⌉⌊⌋⟦⟧⎰⎱⟮⟯]$/;
export const growsUpwards = (node: MathsElement, letters: string): boolean =>
  node.attributes.stretchy === undefined ? FENCES.test(letters) : node.attributes.stretchy === 'true';

/** Tells whether a sign is larger in a line of its own: a sum or an integral. */
export const isLarge = (letters: string): boolean => SUM.test(letters);

/** Elements that are an operator where their first part is one. */
const AROUND = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts']);
const TRANSPARENT = new Set(['mrow', 'mstyle', 'mpadded', 'mphantom', 'menclose']);

/** Returns the operator that a part of a formula stands for, with what is around it; null where it is none. */
export function findOperator(node: MathsElement['children'][number] | undefined): MathsElement | null {
  if (node === undefined || typeof node === 'string') return null;
  if (node.name === 'mo') return node;
  if (AROUND.has(node.name)) return findOperator(node.children[0]);
  return TRANSPARENT.has(node.name) && node.children.length === 1 ? findOperator(node.children[0]) : null;
}

/** The letters of an operator; a hyphen is a minus. */
export const toSign = (operator: MathsElement): string => {
  const letters = toLetters(operator)
    .normalize('NFC')
    .replace(/[\u2061-\u2064]/g, '');
  return letters === '-' ? '−' : letters;
};
