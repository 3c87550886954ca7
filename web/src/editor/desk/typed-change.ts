import { isPlainObject, zip } from 'es-toolkit';
import type { HandoutDocument } from '#shared/document/document.ts';
import { toBlocks } from '#shared/text/RichText.tsx';
import type { BlockNode, InlineNode, RichTextValue } from '#shared/text/rich-text.ts';

/** One run of letters that is another one than before, while all around it stayed. */
export interface TypedChange {
  /** Whose text it is; null where it is the document's own, as its title. */
  readonly item: string | null;
  /** The runs of letters of that text as they were, in their order; none is empty. */
  readonly texts: readonly string[];
  /** Which of them is another one now, from 0. */
  readonly place: number;
  readonly to: string;
}

/**
 * What was typed between two states of a document; null where anything else differs, or where other texts say the
 * same: those may be drawn where this one is not.
 */
export function findTypedChange(before: HandoutDocument, after: HandoutDocument): TypedChange | null {
  const change = findChange(before, after);
  return change && isAlone(change, before) ? change : null;
}

function findChange(before: HandoutDocument, after: HandoutDocument): TypedChange | null {
  const field = findOnlyChange(before, after);
  if (field !== 'items') return field === null ? null : findTypedIn(before, after, null);
  const place = findOnlyChange(before.items, after.items);
  const item = before.items[Number(place)];
  return place === null || !item ? null : findTypedIn(item, after.items[Number(place)], item.id);
}

/** Whether the letters stand nowhere else in what they belong to. */
function isAlone({ item, texts, place }: TypedChange, { items, ...own }: HandoutDocument): boolean {
  const all = listTexts(item === null ? own : items.find(({ id }) => id === item));
  const alike = (text: string) => text === texts[place];
  return all.filter(alike).length === texts.filter(alike).length;
}

function listTexts(value: unknown): string[] {
  if (isRichText(value)) return listRuns(toBlocks(value));
  return hasFields(value) ? Object.values(value).flatMap(listTexts) : [];
}

type Fields = Readonly<Record<string, unknown>>;
const hasFields = (value: unknown): value is Fields => Array.isArray(value) || isPlainObject(value);

/** The one field that differs; null where none does, or several. */
function findOnlyChange(before: object, after: object): string | null {
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length) return null;
  const changed = names.filter((name) => !Object.is((before as Fields)[name], (after as Fields)[name]));
  return changed.length === 1 ? (changed[0] ?? null) : null;
}

/** Follows the one field that differs to the text that it is in. */
function findTypedIn(before: unknown, after: unknown, item: string | null): TypedChange | null {
  if (isRichText(before) && isRichText(after)) return findInText(before, after, item);
  if (!hasFields(before) || !hasFields(after)) return null;
  const field = findOnlyChange(before, after);
  return field === null ? null : findTypedIn(before[field], after[field], item);
}

const isRichText = (value: unknown): value is RichTextValue =>
  typeof value === 'string' || (isPlainObject(value) && value.type === 'doc');

function findInText(before: RichTextValue, after: RichTextValue, item: string | null): TypedChange | null {
  if (toShape(before) !== toShape(after)) return null;
  const texts = listRuns(toBlocks(before));
  const now = listRuns(toBlocks(after));
  const changed = zip(texts, now).flatMap(([was, is], place) => (was === is ? [] : [place]));
  const [place = -1] = changed;
  const to = now[place];
  return changed.length === 1 && to ? { item, texts, place, to } : null;
}

/** A text without its letters: what is drawn around them. */
const toShape = (value: RichTextValue): string =>
  JSON.stringify(toBlocks(value), (name, inner) => (name === 'text' ? '' : inner));

function listRuns(nodes: readonly (BlockNode | InlineNode)[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node.text];
    if (node.type === 'hard_break') return [];
    return node.type === 'paragraph'
      ? listRuns(node.content ?? [])
      : node.content.flatMap((item) => listRuns(item.content));
  });
}
