import type { KeptItem } from '#shared/api/kept-models.ts';
import { getKeptCard, getKeptItem } from '#shared/document/kept-content.ts';
import { getItemExcerpt, getItemType, listItemLines } from '#shared/items/item.ts';
import { foldText, toWantedWords } from '#shared/text/fold-text.ts';
import { toExcerpt, toPlainText } from '#shared/text/plain-text.ts';
import { type GradeLevel, getGradeName, type Subject } from '#shared/vocabulary/subjects.ts';

/** The criteria of a search in the bank; null for any. */
export interface KeptSearch {
  readonly words: string;
  readonly subject: Subject | null;
  readonly grade: GradeLevel | null;
  readonly tag: string | null;
}

export const ANYTHING: KeptSearch = { words: '', subject: null, grade: null, tag: null };

/** Lists what kept items consist of, in words: type, questions and answers. */
function listLines({ content }: KeptItem): readonly string[] {
  const item = getKeptItem(content);
  if (item) return [getItemType(item.type).label, ...listItemLines(item)];
  const card = getKeptCard(content);
  return card ? ['Card', toPlainText(card.term), toPlainText(card.definition)] : [];
}

/** Names what is kept: "Multiple Choice", "Card". */
export const describeType = (kept: KeptItem): string => listLines(kept)[0] ?? '';

/** Returns its first words, by which it is told from others. */
export function getKeptExcerpt({ content }: Pick<KeptItem, 'content'>): string {
  const item = getKeptItem(content);
  if (item) return getItemExcerpt(item) || getItemType(item.type).label;
  return toExcerpt(getKeptCard(content)?.term ?? '') || 'Card';
}

function hasWords(kept: KeptItem, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const { name, subject, grade, tags } = kept;
  const own = [name, subject ?? '', grade ? getGradeName(grade) : '', ...tags, ...listLines(kept)];
  const text = foldText(own.join(' '));
  return wanted.every((word) => text.includes(word));
}

/** Lists what has all the words, in its name, its labels or itself, and the subject, grade and tag. */
export function findKept(items: readonly KeptItem[], search: KeptSearch): readonly KeptItem[] {
  const wanted = toWantedWords(search.words);
  const { subject, grade, tag } = search;
  return items.filter(
    (kept) =>
      (subject === null || kept.subject === subject) &&
      (grade === null || kept.grade === grade) &&
      (tag === null || kept.tags.some((one) => foldText(one) === foldText(tag))) &&
      hasWords(kept, wanted),
  );
}
