import type { KeptBody, KeptItem } from '#shared/api/kept-models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createKeptContent } from '#shared/document/kept-content.ts';
import { listPictures } from '#shared/document/pictures.ts';
import type { KeptLink } from '#shared/vocabulary/kept-link-field.ts';
import { keepItem } from '../../api/kept.ts';
import { getKeptExcerpt } from '../find-kept.ts';

/** An item or a card of the open document that is to be kept. */
export interface Entry {
  readonly id: string;
  readonly content: HandoutDocument;
  /** The id of its kept item where it is kept for the first time, and the key of its write: trying again keeps it once. */
  readonly newId: string;
  readonly key: string;
}

export const listEntries = (document: HandoutDocument, ids: readonly string[]): Entry[] =>
  ids.flatMap((id) => {
    const content = createKeptContent(document, id);
    return content ? [{ id, content, newId: crypto.randomUUID(), key: crypto.randomUUID() }] : [];
  });

/** Returns the entries as the document has them now: a picture may have arrived since they were listed. */
export const refreshEntries = (document: HandoutDocument, entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, content: createKeptContent(document, entry.id) ?? entry.content }));

/** Tells whether a picture of it is still on its way to the account. */
export const isSending = ({ content }: Entry): boolean =>
  listPictures(content).some(({ image }) => image.uploading);

/** The name that an entry gets unless the user gives one: its first words. */
export const suggestName = ({ content }: Entry): string => getKeptExcerpt({ content });

/**
 * Keeps entries, one by one; what is kept already is changed from its version on. Those of `done` arrived at
 * an earlier try. Returns the links of each that arrived until now, by the id of its item, and the error that ended it.
 */
export async function keepEntries(
  entries: readonly Entry[],
  labels: Omit<KeptBody, 'content'>,
  before: KeptItem | undefined,
  done: ReadonlyMap<string, KeptLink> = new Map(),
): Promise<{ links: Map<string, KeptLink>; error: Error | null }> {
  const links = new Map(done);
  try {
    for (const entry of entries) {
      if (links.has(entry.id)) continue;
      const name = entries.length === 1 ? labels.name : suggestName(entry);
      const body = { ...labels, name, content: entry.content };
      const kept = await keepItem(before?.id ?? entry.newId, before?.version ?? 0, body, entry.key);
      links.set(entry.id, { id: kept.id, revision: kept.revision });
    }
    return { links, error: null };
  } catch (error) {
    return { links, error: error as Error };
  }
}
