import type { SavedDocument } from '#shared/api/models.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { type Draft, getDraftDocument } from '../saving/drafts.ts';
import type { DraftPlaces } from '../saving/save-drafts.ts';

/** The parts that logging out needs of the device and of the account. */
export interface Places extends DraftPlaces {
  /** Lists the trash of this device. */
  readonly listDeleted: () => Promise<readonly Draft[]>;
  readonly read: (id: string) => Promise<SavedDocument>;
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

/** Removes what that account deleted on this device, which nobody restores after its user has left. */
export const removeTrash = async ({ drafts, listDeleted }: Places, owner: string): Promise<void> =>
  removeOwn(drafts, await listDeleted(), owner);

/** Removes everything of that account from this device, its trash too. */
export async function removeDrafts(places: Places, owner: string): Promise<void> {
  await removeOwn(places.drafts, await places.drafts.list(), owner);
  await removeTrash(places, owner);
}

async function removeOwn(drafts: Places['drafts'], some: readonly Draft[], owner: string): Promise<void> {
  await Promise.all(some.filter(isOwn(owner)).map(({ key }) => drafts.remove(key)));
}
