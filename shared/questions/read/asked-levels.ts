import { isNumberFormat } from '../list-counts.ts';

/** A paragraph of a document, and its place in a list. */
interface Listed {
  readonly text: string;
  readonly entry: { readonly counts: string; readonly format: string; readonly level: number } | null;
}

const TYPED = /^\s*\d{1,3}[.)]\s/;
const ASKS = /[?？؟]|_{3,}|…{2}|\.{5}/;

/**
 * Finds for each list the level whose entries are questions. Numbers ask; letters and Roman figures at the outermost level are
 * options where anything else in the document is numbered, headings where numbers below them ask, else questions.
 */
export function findAskedLevels(paragraphs: readonly Listed[]): Map<string, number | null> {
  const isNumbered = paragraphs.some(({ text, entry }) =>
    entry ? entry.level === 0 && isNumberFormat(entry.format) : TYPED.test(text),
  );
  const lists = Map.groupBy(
    paragraphs.flatMap(({ text, entry }) => (entry && text.trim() !== '' ? [{ ...entry, text }] : [])),
    ({ counts }) => counts,
  );
  const findLevel = (entries: readonly { level: number; format: string; text: string }[]): number | null => {
    const outer = entries.filter(({ level }) => level === 0);
    const numbered = entries.filter(({ format }) => isNumberFormat(format)).map(({ level }) => level);
    const first = Math.min(...numbered);
    if (outer.length === 0 || first === 0 || outer.some(({ format }) => format === 'bullet')) return 0;
    const isBelow = entries.some(({ level }) => level > first);
    if (numbered.length > 0 && (isBelow || !outer.some(({ text }) => ASKS.test(text)))) return first;
    return isNumbered ? null : 0;
  };
  return new Map([...lists].map(([counts, entries]) => [counts, findLevel(entries)]));
}
