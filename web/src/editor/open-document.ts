import type { SavedDocument } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { parseDocument, readNewer } from '#shared/document/parse-document.ts';
import type { EntityType } from '#shared/kinds/facts.ts';
import type { PaperSize } from '#shared/vocabulary/header.ts';
import { ApiError } from '../api/api-error.ts';
import { createDocument } from '../document/create-document.ts';
import {
  createDraftKey,
  createSecondDraftKey,
  type Draft,
  type DraftStore,
  isDraftForDocument,
} from '../saving/drafts.ts';
import type { Tabs } from '../saving/other-tabs.ts';

/** What the editor opens: a document, where it is kept on this device, and what the account has of it. */
export interface OpenedDocument {
  readonly document: HandoutDocument;
  readonly key: string;
  readonly saved: { readonly id: string; readonly version: number } | null;
  readonly hasUnsavedChanges: boolean;
  /** Work of an earlier visit that was never saved, and when it was last changed. */
  readonly storedSince: number | null;
  /** The account has moved on since the draft was begun. */
  readonly conflict: SavedDocument | null;
  /** What this device keeps of it, or of its kind, and nothing can open: it stays as it is. */
  readonly unreadable: Draft | null;
}

/** What was to be opened is a newer editor's: to be looked at, never to be changed. */
export class NewerDocument extends Error {
  /** As much of it as this editor can draw. */
  readonly document: HandoutDocument | null;
  constructor(source: unknown) {
    super('This document was made with a newer version of Handout.');
    this.document = readNewer(source);
  }
}

/** What this device keeps, and what its other tabs have open. */
export interface Device {
  readonly drafts: DraftStore;
  readonly tabs: Tabs;
}

const toUnsaved = (document: HandoutDocument, key: string): OpenedDocument => ({
  document,
  key,
  saved: null,
  hasUnsavedChanges: false,
  storedSince: null,
  conflict: null,
  unreadable: null,
});

/**
 * A draft may be of an earlier version, and is read like any document from outside; null where that fails. Throws a
 * `NewerDocument`.
 */
function readDraft({ document, key }: Draft): OpenedDocument | null {
  if (isFromNewerEditor(document)) throw new NewerDocument(document);
  const parsed = parseDocument(document);
  return parsed.ok ? { ...toUnsaved(parsed.document, key), hasUnsavedChanges: true } : null;
}

interface Found {
  readonly draft: Draft | null;
  readonly opened: OpenedDocument | null;
  readonly unreadable: Draft | null;
}

/** The first draft that can be opened and that no other tab has open, and the first that cannot be opened at all. */
async function findFirstFree(tabs: Tabs, found: readonly Draft[]): Promise<Found> {
  let unreadable: Draft | null = null;
  for (const draft of found) {
    const opened = readDraft(draft);
    if (!opened) unreadable ??= draft;
    else if (await tabs.take(draft.key)) return { draft, opened: { ...opened, unreadable }, unreadable };
  }
  return { draft: null, opened: null, unreadable };
}

/** Under a key of its own that this tab holds. */
async function openFresh({ tabs }: Device, document: HandoutDocument, key = createDraftKey()) {
  await tabs.take(key);
  return toUnsaved(document, key);
}

/**
 * A new document of the kind: the draft that the address names, or the newest one that was never saved,
 * so that a closed tab loses nothing; `blank` asks for an empty one. A draft that another tab has open
 * is left to it: who names it gets a copy. Throws a `NewerDocument`.
 */
export async function openNew(
  device: Device,
  kind: EntityType,
  asked: { draft: string | null; blank: boolean; paper: PaperSize | null },
): Promise<OpenedDocument> {
  const { drafts, tabs } = device;
  const empty = () => createDocument(kind, asked.paper);
  if (asked.blank) return openFresh(device, empty());
  const found = (await drafts.list()).filter((draft) => draft.kind === kind && draft.base === null);
  if (asked.draft === null) {
    const { draft, opened, unreadable } = await findFirstFree(tabs, found);
    // Who asked for a new document is told that this is an earlier one.
    return draft && opened
      ? { ...opened, storedSince: draft.changed_at }
      : { ...(await openFresh(device, empty())), unreadable };
  }
  const named = found.find(({ key }) => key === asked.draft);
  if (!named) return openFresh(device, empty());
  const opened = readDraft(named);
  if (!opened) return { ...(await openFresh(device, empty())), unreadable: named };
  return (await tabs.take(named.key)) ? opened : openFresh(device, opened.document);
}

/**
 * A saved document, with the changes that this device has and the account has not. Without a connection
 * the device's copy opens alone. Throws a `NewerDocument`.
 */
export async function openSaved(
  { drafts, tabs }: Device,
  read: () => Promise<SavedDocument>,
  id: string,
): Promise<OpenedDocument> {
  const [answer, kept] = await Promise.all([settleReading(readKnown(read)), drafts.list()]);
  const current = answer.ok ? answer.value : ignoreWhileOffline(answer.error);
  const { draft, opened, unreadable } = await findFirstFree(
    tabs,
    kept.filter((one) => isDraftForDocument(id, one)),
  );
  if (!draft || !opened || draft.base === null)
    return { ...(await openCurrent(tabs, unwrapReading(answer), id, unreadable)), unreadable };
  if (current && (await hashDocument(opened.document)) === current.hash) {
    // Its save arrived while the page was closing.
    await drafts.remove(draft.key);
    return openCurrent(tabs, current, id);
  }
  return {
    ...opened,
    saved: { id, version: draft.base },
    conflict: current && draft.base < current.version ? current : null,
  };
}

/** What the account answers, where this editor is new enough for it. */
async function readKnown(read: () => Promise<SavedDocument>): Promise<SavedDocument> {
  const answer = await read().catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'editor_outdated' ? new NewerDocument(null) : error;
  });
  if (isFromNewerEditor(answer.document)) throw new NewerDocument(answer.document);
  return answer;
}

type Reading =
  | { readonly ok: true; readonly value: SavedDocument }
  | { readonly ok: false; readonly error: unknown };

const settleReading = (reading: Promise<SavedDocument>): Promise<Reading> =>
  reading.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );

function unwrapReading(answer: Reading): SavedDocument {
  if (answer.ok) return answer.value;
  throw answer.error;
}

/** Nothing of the account is known while it cannot be reached; any other answer is one. */
function ignoreWhileOffline(error: unknown): null {
  if (error instanceof ApiError && error.isTransient) return null;
  throw error;
}

/** Under the document's own key, unless another tab or an unreadable draft has it. */
async function openCurrent(
  tabs: Tabs,
  { document, version }: SavedDocument,
  id: string,
  unreadable: Draft | null = null,
) {
  const isFree = unreadable?.key !== id && (await tabs.take(id));
  const key = isFree ? id : createSecondDraftKey(id);
  await tabs.take(key);
  return { ...toUnsaved(document, key), saved: { id, version } };
}
