import { isEqual } from 'es-toolkit';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { OtherCopy } from './merge-copies.ts';

interface Entry {
  readonly id: string;
}
/** An entry of the list, or its id alone where it was not changed. */
type Listed = Entry | string;
type Fields = Readonly<Record<string, unknown>>;

/** What one tab has changed: of each field and entry, how it was before and is now. It goes from tab to tab as it is. */
export interface TabDelta {
  readonly fields: readonly (readonly [field: string, before: unknown, after: unknown])[];
  /** Both lists; null where the list is the same. */
  readonly items: { readonly before: readonly Listed[]; readonly after: readonly Listed[] } | null;
}

const ITEMS = 'items';

/** Finds what differs; null where nothing does. Unchanged parts of a document are the same objects. */
export function findDelta(before: HandoutDocument, after: HandoutDocument): TabDelta | null {
  if (before === after) return null;
  const [old, now] = [before as unknown as Fields, after as unknown as Fields];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  names.delete(ITEMS);
  const fields = [...names].flatMap((name) =>
    isEqual(old[name], now[name]) ? [] : [[name, old[name], now[name]] as const],
  );
  const items = before.items === after.items ? null : findListDelta(before.items, after.items);
  return fields.length > 0 || items ? { fields, items } : null;
}

function findListDelta(before: readonly Entry[], after: readonly Entry[]): TabDelta['items'] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.filter((entry) => isEqual(known.get(entry.id), entry)).map(({ id }) => id));
  const list = (entries: readonly Entry[]): Listed[] =>
    entries.map((entry) => (kept.has(entry.id) ? entry.id : entry));
  return { before: list(before), after: list(after) };
}

/** Returns the two copies whose difference is the delta: all else is as in this tab's document. */
export function applyDelta(mine: HandoutDocument, { fields, items }: TabDelta): OtherCopy {
  const base: Record<string, unknown> = { ...mine };
  const theirs: Record<string, unknown> = { ...mine };
  for (const [name, before, after] of fields) {
    base[name] = before;
    theirs[name] = after;
  }
  if (items) {
    const own = new Map<string, Entry>(mine.items.map((entry) => [entry.id, entry]));
    // What this tab has deleted, and the other not changed, stays deleted.
    const resolve = (list: readonly Listed[]) =>
      list.map((entry) => (typeof entry === 'string' ? (own.get(entry) ?? { id: entry }) : entry));
    base[ITEMS] = resolve(items.before);
    theirs[ITEMS] = resolve(items.after);
  }
  return { base: base as unknown as HandoutDocument, theirs: theirs as unknown as HandoutDocument };
}
