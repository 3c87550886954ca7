import type { SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { nameByDefault } from '#shared/document/document-rules.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { type Draft, type DraftStore, getDraftDocument } from './drafts.ts';
import { rememberMove } from './moved-drafts.ts';
import { type Account, EditorOutdatedError, SaveConflictError } from './save-types.ts';

/** The parts that saving drafts needs of the device and of the account. */
export interface DraftPlaces {
  readonly drafts: DraftStore;
  readonly account: Account;
}

/** A draft that the account did not take, and why, for its user. */
export interface NotSaved {
  readonly draft: Draft;
  readonly reason: string;
}

/** Saves the drafts to the account and removes from this device what it then has; resolves to the others. */
export async function saveDrafts(places: DraftPlaces, drafts: readonly Draft[]): Promise<NotSaved[]> {
  const results = await Promise.all(drafts.map((draft) => saveDraft(places, draft)));
  return results.filter((result) => typeof result !== 'string');
}

/** Saves one; resolves to the id of its document, or to why the account did not take it. */
export async function saveDraft({ drafts, account }: DraftPlaces, draft: Draft): Promise<string | NotSaved> {
  const parsed = parseDocument(draft.document);
  if (!parsed.ok) return { draft, reason: UNREADABLE };
  const document = nameByDefault(parsed.document);
  const hash = await hashDocument(document);
  const forget = async (id: string) => {
    rememberMove(draft.key, id);
    // What a tab has written meanwhile stays.
    const stored = await drafts.read(draft.key);
    if (stored?.changed_at === draft.changed_at) await drafts.remove(draft.key);
    return id;
  };
  try {
    const receipt = await send(account, draft, document, hash);
    if (receipt.hash !== hash) return { draft, reason: 'The account holds something else.' };
    return await forget(receipt.id);
  } catch (error) {
    const id = getDraftDocument(draft);
    // An open editor may have saved it meanwhile.
    if (id !== null && error instanceof SaveConflictError && error.current.hash === hash) return forget(id);
    return { draft, reason: describeFailure(error) };
  }
}

/** The reason for a draft that no editor of this version can open. */
export const UNREADABLE = 'This version of Handout cannot read it.';

async function send(
  account: Account,
  draft: Draft,
  document: HandoutDocument,
  hash: string,
): Promise<SaveReceipt> {
  const id = getDraftDocument(draft);
  const mutation = `${draft.key}-${draft.changed_at}`;
  if (id !== null && draft.base !== null) return account.update(id, draft.base, document, mutation);
  const created = await account.create(document, draft.key);
  // An earlier try had arrived, with what the document was then.
  return created.hash === hash ? created : account.update(created.id, created.version, document, mutation);
}

function describeFailure(error: unknown): string {
  if (error instanceof SaveConflictError)
    return 'It was changed somewhere else. Open it to choose between the copies.';
  if (error instanceof EditorOutdatedError) return 'Handout has a newer version. Reload this page first.';
  return error instanceof Error ? error.message : 'It could not be saved.';
}
