/** One piece of a text: a word, or the punctuation beside it. */
export interface Token {
  readonly value: string;
  /** True where no space precedes the token. */
  readonly hasNotSpaceBeforeSpecialChar: boolean;
}

/** The token that begins a new line. */
export const NEW_LINE = '\n';

/** Scripts that are written without spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const DASHES = /([—–…]+|\.{3,})/u;
/** Punctuation before and behind a word; the sign of a negative number is its own. */
const EDGES = /^((?:(?!-\d)[\p{P}\u00A0\u202F])*)(.*?)([\p{P}\u00A0\u202F]*)$/su;
/** Spaces at which a line may end; those at which it may not belong to the punctuation beside them. */
const SPACES = /[^\S\u00A0\u202F]+/u;

/** Tells whether the token can be made a blank: neither punctuation nor a new line. */
export const isWord = (value: string): boolean => /[^\p{P}\s]/u.test(value);

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

/** Splits the text into its tokens; `locale` decides where words end that have no spaces between them. */
export function tokenize(text: string, locale: string): Token[] {
  return text.split(NEW_LINE).flatMap((line, place) => {
    const chunks = line.split(SPACES).filter(Boolean);
    const tokens = chunks.flatMap((chunk) =>
      splitChunk(chunk, locale).map((value, at) => ({ value, hasNotSpaceBeforeSpecialChar: at > 0 })),
    );
    const newLine = { value: NEW_LINE, hasNotSpaceBeforeSpecialChar: true };
    return place === 0 ? tokens : [newLine, ...tokens];
  });
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
