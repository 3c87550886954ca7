import type { SavedDocument } from '#shared/api/models.ts';
import type { EntityType, HandoutDocument } from '#shared/document/document.ts';
import type { PaperSize } from '#shared/document/header.ts';
import { type Draft, type DraftStore, draftKeyOf, isDraftOf, newDraftKey } from '../saving/drafts.ts';
import type { Tabs } from '../saving/tabs.ts';
import { newDocument } from './new-document.ts';

/** What the editor opens: a document, where it is kept on this device, and what the account has of it. */
export interface OpenedDocument {
  readonly document: HandoutDocument;
  readonly key: string;
  readonly saved: { readonly id: string; readonly version: number } | null;
  readonly hasUnsavedChanges: boolean;
  /** Work of an earlier visit that was never saved, and when it was last changed. */
  readonly keptSince: number | null;
  /** The account has moved on since the draft was begun. */
  readonly conflict: SavedDocument | null;
}

/** What this device keeps, and what its other tabs have open. */
export interface Device {
  readonly drafts: DraftStore;
  readonly tabs: Tabs;
}

const unsaved = (document: HandoutDocument, key: string): OpenedDocument => ({
  document,
  key,
  saved: null,
  hasUnsavedChanges: false,
  keptSince: null,
  conflict: null,
});

const fromDraft = ({ document, key }: Draft, keptSince: number | null): OpenedDocument => ({
  ...unsaved(document, key),
  hasUnsavedChanges: true,
  keptSince,
});

/** The first draft that no other tab has open. */
async function firstFree(tabs: Tabs, found: readonly Draft[]): Promise<Draft | null> {
  for (const draft of found) if (await tabs.take(draft.key)) return draft;
  return null;
}

/** Under a key of its own that this tab holds. */
async function fresh({ tabs }: Device, document: HandoutDocument, key = newDraftKey()) {
  await tabs.take(key);
  return unsaved(document, key);
}

/**
 * A new document of the kind: the draft that the address names, or the newest one that was never saved,
 * so that a closed tab loses nothing; `blank` asks for an empty one. A draft that another tab has open
 * is left to it: who names it gets a copy.
 */
export async function openNew(
  device: Device,
  kind: EntityType,
  asked: { draft: string | null; blank: boolean; paper: PaperSize | null },
): Promise<OpenedDocument> {
  const { drafts, tabs } = device;
  const empty = () => newDocument(kind, asked.paper);
  if (asked.blank) return fresh(device, empty());
  const found = (await drafts.list()).filter((draft) => draft.kind === kind && draft.base === null);
  if (asked.draft === null) {
    const newest = await firstFree(tabs, found);
    // Who asked for a new document is told that this is an earlier one.
    return newest ? fromDraft(newest, newest.changed_at) : fresh(device, empty());
  }
  const named = found.find(({ key }) => key === asked.draft);
  if (!named) return fresh(device, empty());
  return (await tabs.take(named.key)) ? fromDraft(named, null) : fresh(device, named.document);
}

/** A saved document, with the changes that this device has and the account has not. */
export async function openSaved(
  { drafts, tabs }: Device,
  read: () => Promise<SavedDocument>,
  id: string,
): Promise<OpenedDocument> {
  const [current, kept] = await Promise.all([read(), drafts.list()]);
  const draft = await firstFree(
    tabs,
    kept.filter((one) => isDraftOf(id, one)),
  );
  if (!draft || draft.base === null) return openCurrent(tabs, current, id);
  return {
    ...fromDraft(draft, null),
    saved: { id, version: draft.base },
    conflict: draft.base < current.version ? current : null,
  };
}

async function openCurrent(tabs: Tabs, { document, version }: SavedDocument, id: string) {
  const key = (await tabs.take(id)) ? id : draftKeyOf(id);
  await tabs.take(key);
  return { ...unsaved(document, key), saved: { id, version } };
}
