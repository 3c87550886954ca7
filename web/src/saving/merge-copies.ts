import { isEqual } from 'es-toolkit';
import { produce } from 'immer';
import { applyInvariants } from '#shared/document/apply-invariants.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { type Choice, type Merged, mergeDocuments } from '#shared/document/merge/merge-documents.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { omitKnown } from './known-news.ts';

/** What two copies started from, and the account's copy, which is merged into this editor's. */
export interface OtherCopy {
  readonly base: HandoutDocument;
  readonly theirs: HandoutDocument;
  /** How this editor's document was, where another tab has heard of it and may have saved it. */
  readonly past?: readonly HandoutDocument[];
}

/** Merges the account's copy into a document, with what hangs together across it. */
export function mergeCopies(
  { base, theirs, past = [] }: OtherCopy,
  mine: HandoutDocument,
  choices?: ReadonlyMap<string, Choice>,
): Merged {
  const { document, clashes } = mergeDocuments(base, mine, omitKnown(theirs, base, past), choices);
  const whole = produce(document, (live) => applyInvariants(live as HandoutDocument, mine, document));
  return { document: whole, clashes };
}

/** Tells whether the copies merge without a question, and to something that can be stored. */
export const isMerged = ({ document, clashes }: Merged): boolean =>
  clashes.length === 0 && parseDocument(document).ok;

/** Leaves out the choices about what has been changed since the user saw it. */
export const omitChanged = (
  choices: ReadonlyMap<string, Choice>,
  seen: HandoutDocument,
  now: HandoutDocument,
): ReadonlyMap<string, Choice> =>
  new Map([...choices].filter(([key]) => isEqual(readClashing(seen, key), readClashing(now, key))));

/** Reads the item or the field that a clash is about. */
const readClashing = (document: HandoutDocument, key: string): unknown =>
  key.startsWith(':')
    ? document[key.slice(1) as keyof HandoutDocument]
    : (document.items as readonly { id: string }[]).find(({ id }) => id === key);
