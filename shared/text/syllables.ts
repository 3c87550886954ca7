import { memoize } from 'es-toolkit';
import { mapWords } from '../maths/formula-text.ts';
import type { BlockNode, InlineNode, RichTextValue } from './rich-text.ts';

/**
 * The hyphenation patterns by language: Chromium has no dictionaries where it prints. The patterns of a
 * language are fetched once a word of it must break.
 */
const PATTERNS = {
  cs: () => import('hyphen/patterns/cs.js'),
  da: () => import('hyphen/patterns/da.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  en: () => import('hyphen/patterns/en-us.js'),
  es: () => import('hyphen/patterns/es.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  it: () => import('hyphen/patterns/it.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  ru: () => import('hyphen/patterns/ru.js'),
  sv: () => import('hyphen/patterns/sv.js'),
  tr: () => import('hyphen/patterns/tr.js'),
  uk: () => import('hyphen/patterns/uk.js'),
} as const;
type Language = keyof typeof PATTERNS;
/** Language codes, such as "de". */
export const SYLLABLE_LANGUAGES: readonly string[] = Object.keys(PATTERNS);

/** Puts soft hyphens between the syllables of a text. */
export type Splitter = (text: string) => string;

const splitters = new Map<string, Splitter>();
const pendingPatterns = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

const isKnownLanguage = (language: string): language is Language => language in PATTERNS;
// Memoized, because it is called for every card at each rendering.
const toLanguage = memoize((locale: string): string => new Intl.Locale(locale).language);

/** Returns the splitter of a language; undefined until its patterns have loaded, or where there are none. */
export const getSplitter = (locale: string): Splitter | undefined => splitters.get(toLanguage(locale));

/** Fetches the patterns of a language that has some; a fetch that fails is tried again when it is next needed. */
export function fetchSyllables(locale: string): void {
  const language = toLanguage(locale);
  if (!isKnownLanguage(language) || pendingPatterns.has(language)) return;
  const arriving = loadPatterns(language)
    .then((splitter) => {
      splitters.set(language, splitter);
      for (const listener of listeners) listener();
    })
    .catch(() => void pendingPatterns.delete(language));
  pendingPatterns.set(language, arriving);
}

async function loadPatterns(language: Language): Promise<Splitter> {
  const [hyphen, patterns] = await Promise.all([import('hyphen'), PATTERNS[language]()]);
  const split = hyphen.default(patterns.default, { html: false, minWordLength: 5 });
  return (text) => String(split(text)).replace(SHORT_END, '');
}

/** A break that leaves less than three letters for the next line. */
const SHORT_END = /\u00AD(?=\p{L}{1,2}(?![\p{L}\u00AD]))/gu;

/**
 * Breaks words wherever a line ends, as a last resort: in scripts that take a hyphen, two letters from either end. A short word
 * has room on a line of its own.
 */
export const splitAnywhere: Splitter = (text) =>
  text.replace(LONG_WORD, (word) => word.replace(BETWEEN_LETTERS, '\u00AD'));
const LONG_WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{6,}/gu;
const BETWEEN_LETTERS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{2})(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{2})/gu;

/** Calls back whenever the patterns of a language have loaded; returns a function that unsubscribes. */
export function subscribeToSyllables(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves once all requested patterns have loaded or failed. */
export const waitForSyllables = async (): Promise<void> => void (await Promise.all(pendingPatterns.values()));

/** Returns the letters with each word split; formulas have none. */
export const splitWords = (letters: string, split: Splitter): string => mapWords(letters, split);

/** Returns the text with each word split. */
export function splitText(value: RichTextValue, split: Splitter): RichTextValue {
  if (typeof value === 'string') return splitWords(value, split);
  return { ...value, content: value.content.map((node) => splitBlock(node, split)) };
}

function splitBlock(block: BlockNode, split: Splitter): BlockNode {
  if (block.type === 'paragraph')
    return { ...block, content: block.content?.map((node) => splitInline(node, split)) };
  const content = block.content.map((item) => ({
    ...item,
    content: item.content.map((node) => splitBlock(node, split)),
  }));
  return { ...block, content };
}

const splitInline = (node: InlineNode, split: Splitter): InlineNode =>
  node.type === 'text' ? { ...node, text: splitWords(node.text, split) } : node;
