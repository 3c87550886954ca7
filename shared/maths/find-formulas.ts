import { addEdges, FORMULA_LIMIT, mapWords, removeEdges, toBrackets } from './formula-text.ts';

/** A formula that was written into a text: where it is, and how it is stored, without its edges. */
export interface FoundFormula {
  readonly from: number;
  readonly to: number;
  readonly dollars: string;
}

/** Matches TeX without a dollar sign, unless a backslash is before it. */
const TEX = String.raw`(?:\\[^\n]|[^\\$\n])`;
/**
 * Follows Pandoc: no space after the first sign or before the last, no figure after the last. No figure before the first and no
 * Latin letter on either side, as in `US$5` and `$PATH:$HOME`, but for the nth of a number: words of other scripts join a formula.
 */
const WRITTEN = new RegExp(
  [
    String.raw`(?<![\\$\p{N}\p{Script=Latin}])\$(?![\s$])(?<one>${TEX}{0,${FORMULA_LIMIT}}?(?<!\s))\$(?![\p{N}$_{]|(?!th\b)\p{Script=Latin})`,
    String.raw`(?<![\\$])\$\$(?<two>${TEX}{1,${FORMULA_LIMIT}}?)\$\$(?!\$)`,
    String.raw`\\\((?<round>${TEX}{1,${FORMULA_LIMIT}}?)\\\)`,
    String.raw`\\\[(?<square>${TEX}{1,${FORMULA_LIMIT}}?)\\\]`,
  ].join('|'),
  'gu',
);

const COMMANDS = /\\[a-z]+|\{[^{}]*\}/gi;
const COMMAND = /\\[a-z]/i;
/** Matches two words side by side; single letters are a product. */
const TWO_WORDS = /(?<!\p{L})(?:\p{L}+\s+\p{L}{2,}|\p{Ll}{2,}[,;:]\s+\p{Ll}{2,})/u;
/** Numbers that are told one after the other: "4, 5". */
const ENUMERATION = /^\d[\d.]*(?:[,;]?\s+\d[\d.]*)+$/;

/** Matches names of variables in a program, as in `$my_var$`; in maths one letter is before its index. */
const IDENTIFIER = /^[a-z]\w+(?:_[a-z]\w+)+$/i;
/** The signs that separate two things: the second begins with the next dollar sign, as in `$i,$j` or `$5/$6`. */
const SEPARATES = /[,;:/\-_^]$/;

/** Tells whether the text between two dollar signs is words, or the words between two prices: "$5 and AU$". */
function isProse(tex: string): boolean {
  if (IDENTIFIER.test(tex) || (SEPARATES.test(tex) && !/\\.$/.test(tex))) return true;
  const words = tex.replace(COMMANDS, '');
  if (/^[\d.,]/.test(tex) && /\p{L}{2}/u.test(words)) return true;
  return !COMMAND.test(tex) && (TWO_WORDS.test(words) || ENUMERATION.test(tex));
}

/** Finds the formulas that a user or a file has written into a text, by dollar signs or by `\(…\)` and `\[…\]`. */
export function findFormulas(text: string): FoundFormula[] {
  if (!/[$\\]/.test(text)) return [];
  return [...text.matchAll(WRITTEN)].flatMap(({ 0: whole, index, groups = {} }) => {
    const one = groups.one ?? groups.round;
    const two = groups.two ?? groups.square;
    const tex = (one ?? two ?? '').trim();
    if (tex === '' || ((groups.one ?? groups.two) !== undefined && isProse(tex))) return [];
    const sign = one === undefined ? '$$' : '$';
    return [{ from: index, to: index + whole.length, dollars: `${sign}${tex}${sign}` }];
  });
}

/** Marks the formulas of words without marked ones; an edge that is alone among them is a character. */
function markWords(text: string): string {
  let from = 0;
  const parts = findFormulas(text).flatMap((found) => {
    const before = text.slice(from, found.from);
    from = found.to;
    return [before, addEdges(found.dollars)];
  });
  return [...parts, text.slice(from)].join('');
}

/** Marks the formulas that are written in a text; those that are marked already stay so. */
export const markFormulas = (text: string): string => mapWords(text, markWords);

/** Writes formulas as they are typed, and in brackets of TeX where dollar signs would not be read as formulas, or others would. */
export function toTypedFormulas(text: string): string {
  const typed = removeEdges(text);
  return typed === text || markFormulas(typed) === text ? typed : toBrackets(text);
}

/** Ends what may become the nth of a number with the next letter. */
const ALMOST_NTH = /\$t$/;

/** Finds the formulas of a text that is just now typed up to `caret`: what may become an nth is one already. */
export const findFormulasWhileTyping = (text: string, caret = text.length): FoundFormula[] =>
  ALMOST_NTH.test(text.slice(0, caret)) && !/^\p{Script=Latin}/u.test(text.slice(caret))
    ? findFormulas(`${text.slice(0, caret)}h${text.slice(caret)}`)
    : findFormulas(text);

/** Signs of TeX alone: with one of them, a formula is one as soon as its last sign is typed. */
const ONLY_TEX = /[\\^_{]/;

/**
 * Finds the formula that ends a text, just now typed up to `end`: at once where it has what only TeX has, else once the
 * next sign shows that the dollar sign does not begin a price.
 */
export function findTypedFormula(text: string): FoundFormula | null {
  const last = findFormulas(text).at(-1);
  if (!last) return null;
  if (last.to === text.length) return ONLY_TEX.test(last.dollars) ? last : null;
  return /^(?:th)?.$/su.test(text.slice(last.to)) ? last : null;
}
