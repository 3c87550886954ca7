import type { SavedDocument, SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { setFilename, suggestFilename } from '#shared/document/document-rules.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { type Draft, type DraftStore, getDraftDocument } from '../saving/drafts.ts';
import { type Account, EditorOutdatedError, SaveConflictError } from '../saving/save-types.ts';

/** The parts that logging out needs of the device and of the account. */
export interface Places {
  readonly drafts: DraftStore;
  /** Lists the trash of this device. */
  readonly listDeleted: () => Promise<readonly Draft[]>;
  readonly account: Account;
  readonly read: (id: string) => Promise<SavedDocument>;
}

/** A draft that the account did not take, and why, for its user. */
export interface NotSaved {
  readonly draft: Draft;
  readonly reason: string;
}

const isOwn =
  (owner: string) =>
  (draft: Draft): boolean =>
    draft.owner === owner;

/** Lists the drafts of that account which are on this device alone; removes those that the account has. */
export async function listUnsaved(places: Places, owner: string): Promise<Draft[]> {
  const own = (await places.drafts.list()).filter(isOwn(owner));
  const kept = await Promise.all(
    own.map(async (draft) => ({ draft, isSaved: await isSaved(places, draft) })),
  );
  await Promise.all(kept.map(({ draft, isSaved }) => isSaved && places.drafts.remove(draft.key)));
  return kept.filter(({ isSaved }) => !isSaved).map(({ draft }) => draft);
}

/** Tells whether the account has exactly the draft. What cannot be asked counts as not saved. */
async function isSaved({ read }: Places, draft: Draft): Promise<boolean> {
  const id = getDraftDocument(draft);
  if (id === null) return false;
  try {
    const { hash } = await read(id);
    return hash === (await hashDocument(draft.document));
  } catch {
    return false;
  }
}

/** Saves the drafts to the account and removes from this device what it then has; resolves to the others. */
export async function saveDrafts(places: Places, drafts: readonly Draft[]): Promise<NotSaved[]> {
  const results = await Promise.all(drafts.map((draft) => saveDraft(places, draft)));
  return results.filter((result) => result !== null);
}

async function saveDraft({ drafts, account }: Places, draft: Draft): Promise<NotSaved | null> {
  const parsed = parseDocument(draft.document);
  if (!parsed.ok) return { draft, reason: 'This version of Handout cannot read it.' };
  const { document } = parsed;
  if (document.filename === '') setFilename(document, suggestFilename(document));
  const hash = await hashDocument(document);
  const forget = () => drafts.remove(draft.key).then(() => null);
  try {
    const receipt = await send(account, draft, document, hash);
    if (receipt.hash !== hash) return { draft, reason: 'The account holds something else.' };
    return forget();
  } catch (error) {
    // An open editor may have saved it meanwhile.
    if (error instanceof SaveConflictError && error.current.hash === hash) return forget();
    return { draft, reason: describeFailure(error) };
  }
}

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

/** Removes everything of that account from this device, its trash too. */
export async function removeDrafts({ drafts, listDeleted }: Places, owner: string): Promise<void> {
  const own = [...(await drafts.list()), ...(await listDeleted())].filter(isOwn(owner));
  await Promise.all(own.map(({ key }) => drafts.remove(key)));
}
