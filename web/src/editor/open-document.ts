import type { PublishState, SavedDocument, User } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { parseDocument, readNewer } from '#shared/document/parse-document.ts';
import type { EntityType } from '#shared/kinds/facts.ts';
import { ApiError } from '../api/api-error.ts';
import { beginWithLetterhead } from '../document/begin-with-letterhead.ts';
import { createDocument } from '../document/create-document.ts';
import { WaitingChanges } from '../frame/waiting-changes.ts';
import {
  createDraftKey,
  createSecondDraftKey,
  type Draft,
  type DraftStore,
  isDraftForDocument,
  isDraftOf,
} from '../saving/drafts.ts';
import type { TabCopy, Tabs } from '../saving/other-tabs.ts';
import type { SaverOptions } from '../saving/save-types.ts';

/** An opened document: its content, its draft on this device, and its version in the account. */
export interface OpenedDocument {
  readonly document: HandoutDocument;
  readonly key: string;
  readonly saved: SaverOptions['saved'];
  /** How the document is published, as far as the account could be asked. */
  readonly publish: PublishState | null;
  readonly hasUnsavedChanges: boolean;
  /** The account has moved on since the draft was begun. */
  readonly conflict: SavedDocument | null;
  /** The hashes of what was sent to the account and not answered before the page was closed. */
  readonly unanswered: readonly string[];
  /** The account that the draft belongs to; null where nobody was signed in. */
  readonly owner: string | null;
  /** The draft on this device that cannot be opened: it stays stored. */
  readonly unreadable: Draft | null;
}

/** Thrown for a document of a newer editor, which may be shown but never changed. */
export class NewerDocument extends Error {
  /** The part of it that this editor can draw. */
  readonly document: HandoutDocument | null;
  constructor(document: HandoutDocument | null) {
    super('This document was made with a newer version of Handout.');
    this.document = document;
  }
}

/** Throws a `NewerDocument` where a newer editor made the document. */
function refuseNewer(source: unknown): void {
  if (isFromNewerEditor(source)) throw new NewerDocument(readNewer(source));
}

/** The storage of this device, and the documents that its other tabs have open. */
export interface Device {
  readonly drafts: DraftStore;
  readonly tabs: Tabs;
  /** The id of the account whose drafts may be opened here; null for none. */
  readonly account: () => Promise<string | null>;
}

const toUnsaved = (document: HandoutDocument, key: string): OpenedDocument => ({
  document,
  key,
  saved: null,
  publish: null,
  hasUnsavedChanges: false,
  conflict: null,
  unanswered: [],
  owner: null,
  unreadable: null,
});

/**
 * Reads a draft, which may be of an earlier version, like any document from outside; null where that fails.
 * Throws a `NewerDocument`.
 */
function readDraft({ document, key, owner = null, unanswered = [] }: Draft): OpenedDocument | null {
  refuseNewer(document);
  const parsed = parseDocument(document);
  if (!parsed.ok) return null;
  return { ...toUnsaved(parsed.document, key), hasUnsavedChanges: true, unanswered, owner };
}

interface Found {
  readonly draft: Draft | null;
  readonly opened: OpenedDocument | null;
  readonly unreadable: Draft | null;
}

/**
 * Takes the first draft that can be opened and that no other tab has open, and finds the first that cannot be opened at all.
 * What the account has already is removed: its save arrived while the page was closing.
 */
async function takeFirstFree(
  { drafts, tabs }: Device,
  found: readonly Draft[],
  current: SavedDocument | null,
): Promise<Found> {
  let unreadable: Draft | null = null;
  for (const listed of found) {
    if (!readDraft(listed)) {
      unreadable ??= listed;
      continue;
    }
    const draft = (await tabs.take(listed.key)) && (await drafts.read(listed.key));
    // Another tab has it, or had it and saved it since the drafts were listed.
    const opened = draft && readDraft(draft);
    if (!draft || !opened) continue;
    if ((await hashDocument(opened.document)) !== current?.hash)
      return { draft, opened: { ...opened, unreadable }, unreadable };
    await drafts.remove(draft.key);
  }
  return { draft: null, opened: null, unreadable };
}

/** Opens a document under a new key that this tab locks. */
async function openFresh({ tabs }: Device, document: HandoutDocument, key = createDraftKey()) {
  await tabs.take(key);
  return toUnsaved(document, key);
}

/**
 * Opens a new document of the kind, or the draft that the address names. Another draft is never opened in its
 * place: who asks for a new document must not write over an old one. A draft open in another tab is copied, one
 * of another account stays closed. Throws a `NewerDocument`, and `WaitingChanges` where the draft is an account's
 * and nobody is signed in.
 */
export async function openNew(
  device: Device,
  kind: EntityType,
  request: { draft: string | null; user: Pick<User, 'paper' | 'letterhead'> | null },
): Promise<OpenedDocument> {
  const { drafts, tabs } = device;
  const asked = request.draft === null ? undefined : (await drafts.list()).find(isNamed(kind, request.draft));
  const named = asked && ((await isAllowed(device, asked)) ? asked : undefined);
  const opened = named && readDraft(named);
  if (!opened) {
    const created = createDocument(kind, request.user?.paper ?? null);
    const fresh = await openFresh(device, await beginWithLetterhead(created, request.user));
    return { ...fresh, unreadable: named ?? null };
  }
  if (!(await tabs.take(opened.key))) return openFresh(device, opened.document);
  // Another tab may have gone on with it since the drafts were listed.
  const latest = await drafts.read(opened.key);
  return (latest && readDraft(latest)) ?? opened;
}

/** Tells whether the draft may be opened here; throws `WaitingChanges` where its account has to log in first. */
async function isAllowed({ account }: Device, draft: Draft): Promise<boolean> {
  if (isDraftOf(null, draft)) return true;
  const asking = await account();
  if (asking === null) throw new WaitingChanges();
  return isDraftOf(asking, draft);
}

const isNamed =
  (kind: EntityType, key: string) =>
  (draft: Draft): boolean =>
    draft.key === key && draft.kind === kind && draft.base === null;

/**
 * Opens a saved document with the changes that only this device has. Offline it opens the device's copy
 * alone. Throws a `NewerDocument`, and `WaitingChanges` where nobody is signed in to go on with them.
 */
export async function openSaved(
  device: Device,
  read: () => Promise<SavedDocument>,
  id: string,
): Promise<OpenedDocument> {
  const [answer, stored] = await Promise.all([settleReading(readKnown(read)), device.drafts.list()]);
  const waiting = stored.filter((one) => isDraftForDocument(id, one));
  const asking = await device.account();
  const changes = waiting.filter((one) => isDraftOf(asking, one));
  const isClosed = asking === null && changes.length === 0;
  if (!answer.ok && waiting.length > 0 && (isClosed || isSignedOut(answer.error))) throw new WaitingChanges();
  const current = answer.ok ? answer.value : ignoreWhileOffline(answer.error);
  const { draft, opened, unreadable } = await takeFirstFree(device, changes, current);
  if (!draft || !opened || draft.base === null) {
    const known = current ?? (await readFromTab(id, asking)) ?? unwrapReading(answer);
    return { ...(await openCurrent(device, known, id)), unreadable };
  }
  // The account's copy is this device's own: its save arrived after the page was closed.
  const isOwn = current !== null && opened.unanswered.includes(current.hash);
  const version = isOwn ? current.version : draft.base;
  return {
    ...opened,
    saved: { id, version, hash: current?.hash ?? null },
    publish: current?.publish ?? null,
    conflict: current && version < current.version ? current : null,
  };
}

/** Reads the account's document; throws a `NewerDocument` where this editor is too old for it. */
async function readKnown(read: () => Promise<SavedDocument>): Promise<SavedDocument> {
  const answer = await read().catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'editor_outdated' ? new NewerDocument(null) : error;
  });
  refuseNewer(answer.document);
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

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.needsLogin;

/** Asks the other tabs for what the account cannot be asked for; null where none has it, or where what asks is not on this device. */
const readFromTab = (id: string, account: string | null): Promise<TabCopy | null> =>
  import('./tab-following.ts').then(({ askTabs }) => askTabs(id, account)).catch(() => null);

/** Returns null for errors of an unreachable account; rethrows all others. */
function ignoreWhileOffline(error: unknown): null {
  if (error instanceof ApiError && error.isTransient) return null;
  throw error;
}

/** Opens the account's document under its own key, unless another tab has that key, or a draft is stored there. */
async function openCurrent(
  { drafts, tabs }: Device,
  { document, version, hash, publish, hasUnsavedChanges = false }: TabCopy & { publish?: PublishState },
  id: string,
) {
  // A draft that is stored there waits for its user: this tab would write over it.
  const isFree = (await tabs.take(id)) && !(await drafts.read(id));
  const key = isFree ? id : createSecondDraftKey(id);
  if (!isFree) tabs.release(id);
  await tabs.take(key);
  return {
    ...toUnsaved(document, key),
    saved: { id, version, hash },
    publish: publish ?? null,
    hasUnsavedChanges,
  };
}
