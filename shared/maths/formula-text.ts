/**
 * A formula within a text: TeX between dollar signs, as a user types it, and around these an invisible character that no
 * keyboard has. So a price is never maths, and a release without maths prints what was typed.
 */
export const FORMULA_EDGE = '\u2063';

/** The longest formula, in UTF-16 units of TeX. */
export const FORMULA_LIMIT = 2000;

const FORMULA = /\u2063(\$\$?)([^\u2063\n]+?)\1\u2063/g;

/** A piece of a text: a formula, or the words between two. */
export interface TextPiece {
  /** The letters as they are in the text, without the edges of a formula. */
  readonly text: string;
  /** The TeX of a formula without its dollar signs, else null. */
  readonly tex: string | null;
  /** True for two dollar signs: the formula is as large as one in a line of its own. */
  readonly isDisplay?: true;
}

export const hasFormula = (text: string): boolean => text.includes(FORMULA_EDGE);

/** Splits a text into its formulas and the words between them, none of them empty. */
export function splitFormulas(text: string): TextPiece[] {
  if (!hasFormula(text)) return text === '' ? [] : [{ text, tex: null }];
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: whole, 1: sign = '$', 2: tex = '', index } of text.matchAll(FORMULA)) {
    if (index > from) pieces.push({ text: text.slice(from, index), tex: null });
    pieces.push({ text: whole.slice(1, -1), tex, ...(sign === '$$' && { isDisplay: true }) });
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), tex: null });
  return pieces;
}

/** Changes the words of a text and leaves its formulas as they are. */
export const mapWords = (text: string, change: (words: string) => string): string =>
  hasFormula(text)
    ? splitFormulas(text)
        .map((piece) => (piece.tex === null ? change(piece.text) : addEdges(piece.text)))
        .join('')
    : change(text);

/** Splits a text where `at` matches, but not within a formula. */
export function splitOutside(text: string, at: RegExp): string[] {
  const parts = [''];
  for (const piece of splitFormulas(text)) {
    const [first = '', ...rest] = piece.tex === null ? piece.text.split(at) : [addEdges(piece.text)];
    parts.push(`${parts.pop() ?? ''}${first}`, ...rest);
  }
  return parts;
}

/** Returns a text without its formulas. */
export const getWords = (text: string): string =>
  hasFormula(text)
    ? splitFormulas(text)
        .map((piece) => (piece.tex === null ? piece.text : ' '))
        .join('')
    : text;

/** Puts the edges around dollar signs with TeX between them. */
export const addEdges = (dollars: string): string => `${FORMULA_EDGE}${dollars}${FORMULA_EDGE}`;

/** Removes the edges: what is left is what was typed. */
export const removeEdges = (text: string): string => text.replaceAll(FORMULA_EDGE, '');

/** Writes TeX as a formula within a text. */
export const toFormula = (tex: string): string =>
  addEdges(
    `$${tex
      .replaceAll(FORMULA_EDGE, '')
      .replace(/\s*\n\s*/g, ' ')
      .trim()}$`,
  );

/** Writes formulas as other programs read them, `\\(…\\)`; however else the text is escaped, it stays so. */
export const toBrackets = (text: string): string =>
  text.replace(/\u2063\$\$?/g, '\\(').replace(/\$\$?\u2063/g, '\\)');

/** Returns the TeX that a picture of a formula brings along, as Canvas draws them; null for any other picture. */
export function findPictureTex(attributes: Readonly<Record<string, string | undefined>>): string | null {
  const isEquation = /(?:^|\s)equation_image(?:\s|$)/.test(attributes.class ?? '');
  const tex = attributes['data-equation-content'] ?? (isEquation ? attributes.title : undefined);
  const line = tex?.replace(/\s+/g, ' ').trim() ?? '';
  return line === '' || line.length > FORMULA_LIMIT || hasFormula(line) ? null : line;
}
