import type { SavedDocument } from '#shared/api/models.ts';
import type { EntityType, HandoutDocument } from '#shared/document/document.ts';
import type { PaperSize } from '#shared/document/header.ts';
import { type Draft, type DraftStore, newDraftKey } from '../saving/drafts.ts';
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

const fresh = (kind: EntityType, paper: PaperSize | null): OpenedDocument => ({
  document: newDocument(kind, paper),
  key: newDraftKey(),
  saved: null,
  hasUnsavedChanges: false,
  keptSince: null,
  conflict: null,
});

const fromDraft = (draft: Draft): OpenedDocument => ({
  document: draft.document,
  key: draft.key,
  saved: null,
  hasUnsavedChanges: true,
  keptSince: draft.changed_at,
  conflict: null,
});

/**
 * A new document of the kind: the draft that the address names, or the newest one that was never
 * saved, so that a closed tab loses nothing; `blank` asks for an empty one.
 */
export async function openNew(
  store: DraftStore,
  kind: EntityType,
  asked: { draft: string | null; blank: boolean; paper: PaperSize | null },
): Promise<OpenedDocument> {
  if (asked.blank) return fresh(kind, asked.paper);
  const unsaved = (await store.list()).filter((draft) => draft.kind === kind && draft.base === null);
  const named = unsaved.find(({ key }) => key === asked.draft);
  const [newest] = unsaved;
  // Who asked for this very draft knows what it is; who asked for a new document is told what they got.
  if (named) return { ...fromDraft(named), keptSince: null };
  return newest ? fromDraft(newest) : fresh(kind, asked.paper);
}

/** A saved document, with the changes that this device has and the account has not. */
export async function openSaved(
  store: DraftStore,
  read: () => Promise<SavedDocument>,
  id: string,
): Promise<OpenedDocument> {
  const [current, draft] = await Promise.all([read(), store.read(id)]);
  const base = { key: id, saved: { id, version: current.version }, keptSince: null };
  if (!draft || draft.base === null) {
    return { ...base, document: current.document, hasUnsavedChanges: false, conflict: null };
  }
  const saved = { id, version: draft.base };
  const conflict = draft.base < current.version ? current : null;
  return {
    ...base,
    saved,
    document: draft.document,
    hasUnsavedChanges: true,
    keptSince: draft.changed_at,
    conflict,
  };
}
