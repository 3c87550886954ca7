import { getWords } from '#shared/maths/formula-text.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { stripTags } from '#shared/text/strip-tags.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';

/** How many words of an input are searched for. */
const MOST_WORDS = 5;

/** The English words that join others and name nothing; a name of two words, such as "The Who", keeps them. */
const FUNCTION_WORDS = new Set(
  [
    'a an the this that these those some any each every',
    'what which who whom whose when where why how many much',
    'is are was were be been am do does did has have had can could would should',
    'of in on at to for from by with and or as than into',
    'i you he she it we they my your his her its our their there',
  ].flatMap((line) => line.split(' ')),
);

/** Lists the words of an English text that name something, without the marks behind them; all words where none does. */
function listNaming(words: readonly string[]): readonly string[] {
  const bare = words.map((word) => word.replace(/[.,:;!?]+$/, ''));
  const naming = bare.filter((word) => word !== '' && !FUNCTION_WORDS.has(word.toLowerCase()));
  return naming.length > 0 ? naming : words;
}

/**
 * Returns the search term for an input that has words already: the first five of them, as far as a search goes. Of an
 * English sentence only those that name something count, and a formula has none.
 */
export function getSearchTerm(value: RichTextValue, locale: string): string {
  const words = stripTags(getWords(toPlainText(value)))
    .trim()
    .split(/\s+/);
  const isSentence = words.length > 2 && new Intl.Locale(locale).language === 'en';
  return (
    (isSentence ? listNaming(words) : words)
      .slice(0, MOST_WORDS)
      .join(' ')
      .slice(0, LIMITS.searchCharacters)
      // Half of a character beyond the first plane.
      .replace(/[\uD800-\uDBFF]$/, '')
  );
}
