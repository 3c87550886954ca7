import type { BlankWord } from './schema.ts';
import { isLetters, NEW_LINE } from './tokens.ts';

/** A token with its place in the text. */
export interface PlacedWord extends BlankWord {
  readonly index: number;
}

/** A piece that a line never breaks: a word with its punctuation. */
export interface Chunk {
  readonly words: readonly PlacedWord[];
  readonly hasSpaceBefore: boolean;
}

const OPENS = /[\p{Ps}\p{Pi}]$/u;

/** Tells whether the word continues the chunk of the word before. */
function isGluedTo(word: PlacedWord, before: PlacedWord): boolean {
  if (!word.hasNotSpaceBeforeSpecialChar) return false;
  if (!isLetters(word.value)) return !OPENS.test(word.value);
  // Punctuation that follows a space opens something: a quotation mark has no other sign of it.
  return !isLetters(before.value) && (OPENS.test(before.value) || !before.hasNotSpaceBeforeSpecialChar);
}

function groupIntoChunks(line: readonly PlacedWord[]): Chunk[] {
  const chunks: { words: PlacedWord[]; hasSpaceBefore: boolean }[] = [];
  for (const [place, word] of line.entries()) {
    const before = line[place - 1];
    if (before && isGluedTo(word, before)) chunks.at(-1)?.words.push(word);
    else chunks.push({ words: [word], hasSpaceBefore: place > 0 && !word.hasNotSpaceBeforeSpecialChar });
  }
  return chunks;
}

/** Splits the text into its lines, as typed, each as a list of chunks. */
export function splitIntoLines(words: readonly BlankWord[]): Chunk[][] {
  const lines: PlacedWord[][] = [[]];
  for (const [index, word] of words.entries()) {
    if (word.value === NEW_LINE) lines.push([]);
    else lines.at(-1)?.push({ ...word, index });
  }
  return lines.map(groupIntoChunks);
}
