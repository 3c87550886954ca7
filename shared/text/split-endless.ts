/**
 * The most letters of a word in which no line may end. For each line of a longer one, a browser shapes all that is left of the word:
 * 20,000 letters without a space held the page for 17 seconds.
 */
const LONGEST = 100;

/** Matches a letter before which no line ends by itself. In scripts that write no spaces, lines end between letters. */
const LETTER =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}]/u;

const SPACE = /\s/;
/** Finds a word that never ends; most texts are only looked through for it. */
const ENDLESS = new RegExp(`\\S{${LONGEST + 1}}`);

/** Splits a text where a line may end though it is in the midst of a word: the word would never end. */
export function splitEndless(text: string): string[] {
  if (text.length <= LONGEST || !ENDLESS.test(text)) return [text];
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  let length = 0;
  for (const sign of text) {
    if (length >= LONGEST && LETTER.test(sign)) {
      parts.push(text.slice(from, at));
      from = at;
      length = 0;
    }
    at += sign.length;
    length = SPACE.test(sign) ? 0 : length + sign.length;
  }
  return [...parts, text.slice(from)];
}
