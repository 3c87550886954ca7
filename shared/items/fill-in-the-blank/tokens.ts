import { addEdges, hasFormula, splitFormulas } from '../../maths/formula-text.ts';
import type { BlankWord } from './schema.ts';

/** One piece of a text: a word, the punctuation beside it, or a formula. */
export interface Token {
  readonly value: string;
  /** True where no space precedes the token. */
  readonly hasNotSpaceBeforeSpecialChar: boolean;
}

/** The token that begins a new line. */
export const NEW_LINE = '\n';

/** Scripts that are written without spaces between words. */
export const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const DASHES = /([—–…]+|\.{3,})/u;
/** Punctuation before and behind a word; the sign of a negative number is its own. */
const EDGES = /^((?:(?!-\d)[\p{P}\u00A0\u202F])*)(.*?)([\p{P}\u00A0\u202F]*)$/su;
/** Spaces at which a line may end; those at which it may not belong to the punctuation beside them. */
const SPACES = /[^\S\u00A0\u202F]+/u;

/** Tells whether the token can be made a blank: neither punctuation nor a new line. */
export const isWord = (value: string): boolean => /[^\p{P}\s]/u.test(value);

/** Tells whether the token is letters alone, each of which can be a blank. */
export const isLetters = (value: string): boolean => isWord(value) && !hasFormula(value);

/** Tells whether one word ends and the next one begins within letters that are one word. */
export const endsInside = (one: Token, next: Token): boolean =>
  next.hasNotSpaceBeforeSpecialChar &&
  isLetters(one.value) &&
  isLetters(next.value) &&
  !WITHOUT_SPACES.test(one.value + next.value) &&
  /[\p{L}\p{M}\p{N}]$/u.test(one.value) &&
  /^[\p{L}\p{M}\p{N}]/u.test(next.value);

/** Makes a word of a token, none of it blank. */
export const createWord = ({ value, hasNotSpaceBeforeSpecialChar }: Token): BlankWord => ({
  value,
  hasNotSpaceBeforeSpecialChar,
  partials: [],
  blank: false,
  specific_filters: [],
});

/** Tells whether the token is a run of typed underscores: a blank without an answer. */
export const isTypedBlank = (value: string): boolean => /^_{3,}$/.test(value);

function splitChunk(chunk: string, locale: string): string[] {
  if (WITHOUT_SPACES.test(chunk)) {
    const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(chunk);
    return Array.from(words, ({ segment }) => segment);
  }
  return chunk.split(DASHES).flatMap((part) => {
    const [, before = '', word = '', after = ''] = EDGES.exec(part) ?? [];
    return [before, word, after].filter(Boolean);
  });
}

function tokenizeLine(line: string, locale: string): Token[] {
  const tokens: Token[] = [];
  let isGlued = false;
  const add = (value: string) => {
    tokens.push({ value, hasNotSpaceBeforeSpecialChar: isGlued });
    isGlued = true;
  };
  for (const piece of splitFormulas(line)) {
    if (piece.tex !== null) {
      add(addEdges(piece.text));
      continue;
    }
    for (const [place, chunk] of piece.text.split(SPACES).entries()) {
      if (place > 0) isGlued = false;
      for (const value of chunk === '' ? [] : splitChunk(chunk, locale)) add(value);
    }
  }
  return tokens;
}

/** Splits the text into its tokens; `locale` decides where words end that have no spaces between them. */
export const tokenize = (text: string, locale: string): Token[] =>
  text.split(NEW_LINE).flatMap((line, place) => {
    const newLine = { value: NEW_LINE, hasNotSpaceBeforeSpecialChar: true };
    const tokens = tokenizeLine(line, locale);
    return place === 0 ? tokens : [newLine, ...tokens];
  });

/**
 * Joins the tokens side by side that are one of the known values together, such as an answer with a formula in it: as they were
 * not split before, they are not now.
 */
export function joinKnown(tokens: readonly Token[], known: ReadonlySet<string>): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const count = known.size > 0 ? countKnown(tokens, at, known) : 1;
    const parts = tokens.slice(at, at + count);
    const [first] = parts;
    if (first) joined.push({ ...first, value: parts.map(({ value }) => value).join('') });
    at += count;
  }
  return joined;
}

/** Counts the tokens from a place on that are the longest known value together; 1 where they are none. */
function countKnown(tokens: readonly Token[], at: number, known: ReadonlySet<string>): number {
  let [most, value] = [1, tokens[at]?.value ?? ''];
  const longest = Math.max(...[...known].map(({ length }) => length));
  for (let end = at + 1; end < tokens.length && value.length < longest; end += 1) {
    const next = tokens[end];
    if (!next?.hasNotSpaceBeforeSpecialChar) break;
    value += next.value;
    if (known.has(value)) most = end + 1 - at;
  }
  return most;
}

/** Joins tokens to the text that they were split from. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens
    .map(({ value, hasNotSpaceBeforeSpecialChar }, place) => {
      const begins = place === 0 || value === NEW_LINE || tokens[place - 1]?.value === NEW_LINE;
      return begins || hasNotSpaceBeforeSpecialChar ? value : ` ${value}`;
    })
    .join('');
}
