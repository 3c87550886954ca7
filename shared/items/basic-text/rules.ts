import { type BasicTextData, GLOSSARY, type GlossaryEntry } from './schema.ts';

/** Numbers every fifth line, or no line. */
export function setLineNumbers(data: BasicTextData, on: boolean): void {
  if (on) data.line_numbers = true;
  else delete data.line_numbers;
}

/** Sets the words that are explained; a text that explains none is stored as it was before there were any. */
function setGlossary(data: BasicTextData, entries: readonly GlossaryEntry[]): void {
  if (entries.length === 0) delete data.glossary;
  else data.glossary = entries.slice(0, GLOSSARY.entries);
}

/** Adds a word to explain; it may be empty. */
export const addGlossaryWord = (data: BasicTextData, word: string): void =>
  setGlossary(data, [
    ...(data.glossary ?? []),
    { word: word.slice(0, GLOSSARY.wordCharacters).trim(), meaning: '' },
  ]);

/** Changes the entry at a place; null removes it. */
export function changeGlossaryEntry(
  data: BasicTextData,
  { at, fields }: { at: number; fields: Partial<GlossaryEntry> | null },
): void {
  const cut = ({ word, meaning }: GlossaryEntry): GlossaryEntry => ({
    word: word.slice(0, GLOSSARY.wordCharacters),
    meaning: meaning.slice(0, GLOSSARY.meaningCharacters),
  });
  const entries = (data.glossary ?? []).flatMap((entry, place) => {
    if (place !== at) return [entry];
    return fields ? [cut({ ...entry, ...fields })] : [];
  });
  setGlossary(data, entries);
}

/** Longer words are referred to by their beginning and their end. */
const LONGEST = 60;
const AT_EITHER_END = 4;

/** Writes a reference to the lines of these words of a text, as a question has it. */
export function toLineReference(words: string): string {
  const plain = words.replace(/[{}…]/g, ' ').replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return `{line: ${plain}}`;
  const parts = plain.split(' ');
  if (parts.length <= 2 * AT_EITHER_END) return `{line: ${plain}}`;
  const [first, last] = [parts.slice(0, AT_EITHER_END), parts.slice(-AT_EITHER_END)];
  return `{line: ${first.join(' ')} … ${last.join(' ')}}`;
}
