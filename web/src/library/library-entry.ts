import type { DocumentSummary } from '#shared/api/models.ts';
import { type EntityType, getKindFacts } from '#shared/kinds/facts.ts';
import { getDraftName } from '../saving/draft-name.ts';
import { type Draft, isDraftForDocument } from '../saving/drafts.ts';

interface CommonEntry {
  readonly key: string;
  readonly kind: EntityType;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changed_at: number;
}

/** A document that only this device has. */
export interface DraftEntry extends CommonEntry {
  readonly document: null;
  readonly draft: Draft;
}

/** A document of the account, with the changes that only this device has. */
export interface DocumentEntry extends CommonEntry {
  readonly document: DocumentSummary;
  readonly draft: Draft | null;
}

/** Something of the user's own to go on with. */
export type LibraryEntry = DraftEntry | DocumentEntry;

const UNTITLED = 'Untitled';

const toDraftEntry = (draft: Draft): DraftEntry => ({
  key: draft.key,
  kind: draft.kind,
  name: getDraftName(draft),
  changed_at: draft.changed_at,
  document: null,
  draft,
});

function toDocumentEntry(document: DocumentSummary, drafts: readonly Draft[]): DocumentEntry {
  const { id, entity_type, filename, title, updated_at } = document;
  const draft = drafts.find((one) => isDraftForDocument(id, one)) ?? null;
  return {
    key: id,
    kind: entity_type,
    name: filename || title || UNTITLED,
    changed_at: Math.max(Date.parse(updated_at), draft?.changed_at ?? 0),
    document,
    draft,
  };
}

/** Lists the drafts that were never saved and the documents of the account together, newest change first. */
export function listEntries(drafts: readonly Draft[], documents: readonly DocumentSummary[]): LibraryEntry[] {
  const unsaved = drafts.filter(({ base }) => base === null).map(toDraftEntry);
  const saved = documents.map((document) => toDocumentEntry(document, drafts));
  return [...unsaved, ...saved].sort((a, b) => b.changed_at - a.changed_at);
}

/** Returns the address at which the editor opens the entry. */
export const getEntryAddress = ({ key, kind, document }: LibraryEntry): string =>
  document ? `/edit/${key}` : `/new/${kind}?draft=${key}`;

const STATES: Record<DocumentSummary['publish']['state'], string> = {
  draft: 'Draft',
  queued: 'Making the PDF',
  rendering: 'Making the PDF',
  published: 'Published',
  failed: 'PDF failed',
};

/** Describes kind and state: "Bingo · Published". */
export function describeEntry({ kind, document }: LibraryEntry): string {
  const state = document ? STATES[document.publish.state] : 'Not saved';
  return `${getKindFacts(kind).label} · ${state}`;
}

/** Tells that the PDF shows another document than the one that the account has; a change that was undone is none. */
export const isChangedSincePdf = ({ document }: LibraryEntry): boolean =>
  document?.publish.state === 'published' && document.publish.published_hash !== document.hash;
