import { isPlainObject, zip } from 'es-toolkit';
import type { HandoutDocument } from '#shared/document/document.ts';
import { blocksOf } from '#shared/text/RichText.tsx';
import type { BlockNode, InlineNode, RichTextValue } from '#shared/text/rich-text.ts';

/** One run of letters that is another one than before, while all around it stayed. */
export interface Retyped {
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
export function retyped(before: HandoutDocument, after: HandoutDocument): Retyped | null {
  const change = changeOf(before, after);
  return change && isAlone(change, before) ? change : null;
}

function changeOf(before: HandoutDocument, after: HandoutDocument): Retyped | null {
  const field = onlyChange(before, after);
  if (field !== 'items') return field === null ? null : typedIn(before, after, null);
  const place = onlyChange(before.items, after.items);
  const item = before.items[Number(place)];
  return place === null || !item ? null : typedIn(item, after.items[Number(place)], item.id);
}

/** Whether the letters stand nowhere else in what they belong to. */
function isAlone({ item, texts, place }: Retyped, { items, ...own }: HandoutDocument): boolean {
  const all = lettersIn(item === null ? own : items.find(({ id }) => id === item));
  const alike = (text: string) => text === texts[place];
  return all.filter(alike).length === texts.filter(alike).length;
}

function lettersIn(value: unknown): string[] {
  if (isRichText(value)) return runsOf(blocksOf(value));
  return hasFields(value) ? Object.values(value).flatMap(lettersIn) : [];
}

type Fields = Readonly<Record<string, unknown>>;
const hasFields = (value: unknown): value is Fields => Array.isArray(value) || isPlainObject(value);

/** The one field that differs; null where none does, or several. */
function onlyChange(before: object, after: object): string | null {
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length) return null;
  const changed = names.filter((name) => !Object.is((before as Fields)[name], (after as Fields)[name]));
  return changed.length === 1 ? (changed[0] ?? null) : null;
}

/** Follows the one field that differs to the text that it is in. */
function typedIn(before: unknown, after: unknown, item: string | null): Retyped | null {
  if (isRichText(before) && isRichText(after)) return inText(before, after, item);
  if (!hasFields(before) || !hasFields(after)) return null;
  const field = onlyChange(before, after);
  return field === null ? null : typedIn(before[field], after[field], item);
}

const isRichText = (value: unknown): value is RichTextValue =>
  typeof value === 'string' || (isPlainObject(value) && value.type === 'doc');

function inText(before: RichTextValue, after: RichTextValue, item: string | null): Retyped | null {
  if (shapeOf(before) !== shapeOf(after)) return null;
  const texts = runsOf(blocksOf(before));
  const now = runsOf(blocksOf(after));
  const changed = zip(texts, now).flatMap(([was, is], place) => (was === is ? [] : [place]));
  const [place = -1] = changed;
  const to = now[place];
  return changed.length === 1 && to ? { item, texts, place, to } : null;
}

/** A text without its letters: what is drawn around them. */
const shapeOf = (value: RichTextValue): string =>
  JSON.stringify(blocksOf(value), (name, inner) => (name === 'text' ? '' : inner));

function runsOf(nodes: readonly (BlockNode | InlineNode)[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node.text];
    if (node.type === 'hard_break') return [];
    return node.type === 'paragraph'
      ? runsOf(node.content ?? [])
      : node.content.flatMap((item) => runsOf(item.content));
  });
}
