import { isEqual } from 'es-toolkit';
import type { HandoutDocument } from '#shared/document/document.ts';

interface Entry {
  readonly id: string;
}
type Fields = Readonly<Record<string, unknown>>;

const ITEMS = 'items';
const find = ({ items }: HandoutDocument, id: string): Entry | undefined =>
  (items as readonly Entry[]).find((entry) => entry.id === id);

/**
 * Returns the other copy without what is no news: the fields and entries of it that this document has had since the base came
 * to this tab by another one, which saved them with its own. What has become of them here is newer.
 */
export function omitKnown(
  theirs: HandoutDocument,
  base: HandoutDocument,
  past: readonly HandoutDocument[],
): HandoutDocument {
  if (past.length === 0) return theirs;
  const [other, old] = [theirs as unknown as Fields, base as unknown as Fields];
  const isKnown = (name: string): boolean =>
    !isEqual(other[name], old[name]) &&
    past.some((state) => isEqual((state as unknown as Fields)[name], other[name]));
  const fields = Object.keys(other).map((name) => [
    name,
    name !== ITEMS && isKnown(name) ? old[name] : other[name],
  ]);
  return { ...Object.fromEntries(fields), items: listNews(theirs, base, past) } as HandoutDocument;
}

/** Lists the entries, those that are known as the base has them. */
function listNews(theirs: HandoutDocument, base: HandoutDocument, past: readonly HandoutDocument[]): Entry[] {
  const entries = (theirs.items as readonly Entry[]).flatMap((entry) => {
    const before = find(base, entry.id);
    const isKnown = !isEqual(entry, before) && past.some((state) => isEqual(find(state, entry.id), entry));
    if (!isKnown) return [entry];
    return before ? [before] : [];
  });
  const isThere = (id: string): boolean => entries.some((entry) => entry.id === id);
  for (const [at, entry] of (base.items as readonly Entry[]).entries()) {
    if (isThere(entry.id) || find(theirs, entry.id) || past.every((state) => find(state, entry.id))) continue;
    const above = base.items.slice(0, at).findLast(({ id }) => isThere(id))?.id;
    entries.splice(entries.findIndex(({ id }) => id === above) + 1, 0, entry);
  }
  return entries;
}
