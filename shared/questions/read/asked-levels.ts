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
 * options where anything else in the document is numbered, headings where numbers below them ask, else questions. Numbers
 * too are headings where those below them ask.
 */
export function findAskedLevels(paragraphs: readonly Listed[]): Map<string, number | null> {
  const isNumbered = paragraphs.some(({ text, entry }) =>
    entry ? entry.level === 0 && isNumberFormat(entry.format) : TYPED.test(text),
  );
  const inner = findInner(paragraphs);
  const lists = Map.groupBy(
    paragraphs.flatMap(({ text, entry }) => (entry && text.trim() !== '' ? [{ ...entry, text }] : [])),
    ({ counts }) => counts,
  );
  const findLevel = (entries: readonly { level: number; format: string; text: string }[]): number | null => {
    const outer = entries.filter(({ level }) => level === 0);
    const numbered = entries.filter(({ format }) => isNumberFormat(format)).map(({ level }) => level);
    const first = Math.min(...numbered);
    const inner = entries.filter(({ level, format }) => level === 1 && isNumberFormat(format));
    const isHeaded = first === 0 && !outer.some(({ text }) => ASKS.test(text)) && inner.length > 0;
    if (isHeaded && (inner.some(({ text }) => ASKS.test(text)) || entries.some(({ level }) => level > 1)))
      return 1;
    if (outer.length === 0 || first === 0 || outer.some(({ format }) => format === 'bullet')) return 0;
    const isBelow = entries.some(({ level }) => level > first);
    if (numbered.length > 0 && (isBelow || !outer.some(({ text }) => ASKS.test(text)))) return first;
    return isNumbered ? null : 0;
  };
  return new Map(
    [...lists].map(([counts, entries]) => [counts, inner.has(counts) ? null : findLevel(entries)]),
  );
}

/** The most entries of a list that are the options of one question. */
const MOST_OPTIONS = 8;

/** Finds the lists of numbers whose entries stand right below those of another list each time: they are options. */
function findInner(paragraphs: readonly Listed[]): Set<string> {
  const entries = paragraphs.filter(({ text }) => text.trim() !== '').map(({ entry }) => entry);
  const isNumber = (entry: Listed['entry']) => entry?.level === 0 && isNumberFormat(entry.format);
  const main = entries.find(isNumber)?.counts;
  const others = new Set(
    entries.flatMap((entry) => (entry && isNumber(entry) && entry.counts !== main ? entry.counts : [])),
  );
  const isBelow = (counts: string, mayEnd: boolean) => {
    const places = entries.flatMap((entry, at) => (entry?.counts === counts ? [at] : []));
    const starts = places.filter((at) => entries[at - 1]?.counts !== counts);
    const isInside =
      mayEnd ||
      entries.slice((places.at(-1) ?? 0) + 1).some((entry) => entry?.counts === main) ||
      starts.length > 1;
    return (
      isInside &&
      starts.every((at) => entries[at - 1]?.counts === main) &&
      places.length > starts.length &&
      places.length <= starts.length * MOST_OPTIONS
    );
  };
  const inside = [...others].filter((counts) => isBelow(counts, false));
  // The last of them has no question of the main list below it.
  return new Set([...others].filter((counts) => isBelow(counts, inside.length > 0)));
}
