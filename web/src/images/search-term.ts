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
    'see look hear say tell think know find choose write draw name use make happen happens mean means',
  ].flatMap((line) => line.split(' ')),
);

/** Lists the words of an English sentence that name something, without the marks behind them. */
function listNaming(words: readonly string[]): readonly string[] {
  const bare = words.map((word) => word.replace(/[.,:;!?]+$/, ''));
  return bare.filter((word) => word !== '' && !FUNCTION_WORDS.has(word.toLowerCase()));
}

/** An English article before a thing: "the roots", and not the name "The Who". */
const isArticle = (word: string, next = ''): boolean =>
  /^(an?|the)$/i.test(word) && /^\p{Lowercase}/u.test(next);

/** Lists the words of a short English text without an article before them. */
const dropArticle = (words: readonly string[]): readonly string[] =>
  isArticle(words[0] ?? '', words[1]) ? words.slice(1) : words;

/**
 * Returns the search term for an input that has words already: the first five of them, as far as a search goes. Of an
 * English sentence only those that name something count; it may have none, as a formula has none.
 */
export function getSearchTerm(value: RichTextValue, locale: string): string {
  const words = stripTags(getWords(toPlainText(value)))
    .trim()
    .split(/\s+/);
  const isEnglish = new Intl.Locale(locale).language === 'en';
  const isSentence = isEnglish && words.length > 2;
  return (
    (isSentence ? listNaming(words) : isEnglish ? dropArticle(words) : words)
      .slice(0, MOST_WORDS)
      .join(' ')
      .slice(0, LIMITS.searchCharacters)
      // Half of a character beyond the first plane.
      .replace(/[\uD800-\uDBFF]$/, '')
  );
}
