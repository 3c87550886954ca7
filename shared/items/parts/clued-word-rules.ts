import { cleanTypedText } from '../../text/clean-text.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { CLUE_LIMIT, type CluedWord, PUZZLE_WORD_LIMIT } from './clued-words.ts';
import { OPTION_LIMIT } from './limits.ts';
import { keepTerms, toTerm, toWordEntry, type WordEntry, type WordLoss } from './words.ts';

/** Data with words that have clues. */
export interface WithCluedWords {
  words: CluedWord[];
}

const toOneLine = (text: string, limit: number): string => cleanTypedText(text.replace(/\s+/g, ' '), limit);

/** A word and its clue as they were typed or pasted; a part that is left out stays as it is. */
export interface TypedWord {
  readonly word?: string;
  readonly clue?: string;
}

const toFields = ({ word, clue }: TypedWord): Partial<CluedWord> => ({
  ...(word !== undefined && { word: toOneLine(word, PUZZLE_WORD_LIMIT) }),
  ...(clue !== undefined && { clue: toOneLine(clue, CLUE_LIMIT) }),
});

const createCluedWord = (typed: TypedWord): CluedWord => ({
  word: '',
  clue: '',
  clue_image: null,
  ...toFields(typed),
});

/** Adds words from the place on, as far as there is room. */
export function addCluedWords(
  { words }: WithCluedWords,
  { typed, at = words.length }: { typed: readonly TypedWord[]; at?: number },
): void {
  const room = Math.max(0, OPTION_LIMIT - words.length);
  words.splice(at, 0, ...typed.slice(0, room).map(createCluedWord));
}

/** Writes into a word and its clue. */
export function setCluedWord(
  { words }: WithCluedWords,
  { index, ...typed }: TypedWord & { index: number },
): void {
  const word = words[index];
  if (word) Object.assign(word, toFields(typed));
}

export function setCluePicture(
  { words }: WithCluedWords,
  { index, image }: { index: number; image: ImageAttachment | null },
): void {
  const word = words[index];
  if (word) word.clue_image = image;
}

export function removeCluedWord({ words }: WithCluedWords, index: number): void {
  words.splice(index, 1);
}

/** Puts a removed word back in its place. */
export function restoreCluedWord(
  { words }: WithCluedWords,
  { index, word }: { index: number; word: CluedWord },
): void {
  if (words.length < OPTION_LIMIT) words.splice(index, 0, word);
}

export function moveCluedWord(data: WithCluedWords, { from, to }: { from: number; to: number }): void {
  data.words = moveEntry(data.words, from, to);
}

/** Makes words with clues of a list from elsewhere: its definitions are the clues. */
export function createCluedWords(entries: readonly WordEntry[]): {
  readonly words: CluedWord[];
  readonly losses: readonly WordLoss[];
} {
  const given = new Map<WordEntry, WordEntry>(
    entries.map((entry) => [{ ...entry, term_image: null, definition_image: null }, entry]),
  );
  const { kept, losses } = keepTerms([...given.keys()], {
    limit: OPTION_LIMIT,
    termLimit: PUZZLE_WORD_LIMIT,
    keepsDefinitions: true,
  });
  const cut: WordLoss[] = [];
  const words = kept.map((entry): CluedWord => {
    const { term_image = null, definition_image = null } = given.get(entry) ?? {};
    const clue = toPlainText(entry.definition).replace(/\s+/g, ' ').trim();
    if (clue.length > CLUE_LIMIT) cut.push({ what: `Clue cut after ${CLUE_LIMIT} characters`, text: clue });
    if (term_image && definition_image) cut.push({ what: 'Picture without room', text: toTerm(entry) });
    return { ...createCluedWord({ word: toTerm(entry), clue }), clue_image: definition_image ?? term_image };
  });
  return { words, losses: [...losses, ...cut] };
}

/** Lists the words of a puzzle with their clues, for other exercises. */
export const listCluedWords = ({ words }: WithCluedWords): WordEntry[] =>
  words
    .filter(({ word, clue_image }) => word.trim() !== '' || clue_image)
    .map(({ word, clue, clue_image }) => ({
      ...toWordEntry(word.trim(), clue.trim()),
      definition_image: clue_image,
    }));
