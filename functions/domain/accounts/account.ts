import type { AccountExport } from '#shared/api/account-models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { GONE_VERSION } from '../gallery/gallery.ts';
import { listImageKeys } from '../images/image-keys.ts';
import { toUploadedImage } from '../images/images.ts';
import { endPlan } from '../plans/plans.ts';
import { normalizeEmail } from './sessions.ts';
import { initializeUser } from './users.ts';

/** Everything of the caller's but their documents, which are read one by one. */
export async function exportAccount(
  ports: Pick<Ports, 'users' | 'accounts' | 'images' | 'fileUrls'>,
  caller: Caller,
): Promise<AccountExport> {
  const [user, publish_settings, stored] = await Promise.all([
    initializeUser(ports, caller),
    ports.users.readPublishSettings(caller.id),
    ports.images.list(caller.id),
  ]);
  const images = await Promise.all(stored.map((image) => toUploadedImage(ports.fileUrls, image)));
  return { user, publish_settings, images };
}

/**
 * Begins to delete an account and everything in it: from now on nobody can log in to it, and what is left to do
 * is remembered. The address must be the account's own, typed to confirm. Asked again, it begins anew.
 */
export async function deleteAccount(
  {
    users,
    accounts,
    accountDeletions: deletions,
    events,
    clock,
  }: Pick<Ports, 'users' | 'accounts' | 'accountDeletions' | 'events' | 'clock'>,
  caller: Caller,
  email: string,
): Promise<void> {
  const user = await users.find(caller.id);
  if (user && normalizeEmail(user.email) !== normalizeEmail(email)) throw createEmailError();
  await deletions.start(caller.id, clock.now().toISOString());
  await accounts.remove(caller.id);
  // Where the bus does not take it, the sweeper finds what was begun.
  await events.sendAccountDeletionRequested({ user_id: caller.id }).catch(() => undefined);
}

const createEmailError = () =>
  new ApiError('invalid', {
    problems: [{ where: 'email', message: 'This is not the address of this account.' }],
  });

/** Access tokens are good for an hour after the account is gone: what they made meanwhile goes too. */
const FINAL_ERASE_MS = 2 * 3600 * 1000;

type ErasePorts = Pick<
  Ports,
  | 'documents'
  | 'gallery'
  | 'files'
  | 'images'
  | 'imageFiles'
  | 'helpRequests'
  | 'accounts'
  | 'accountDeletions'
  | 'plans'
  | 'payments'
  | 'clock'
>;

/**
 * Takes away everything of an account whose deletion was begun: what it pays, gallery, files, versions, documents,
 * pictures, profile and plan. Wherever it ends, asked again it goes on; what is gone is no fault. Nothing happens to
 * an account that nobody wanted gone.
 */
export async function eraseAccount(ports: ErasePorts, userId: string): Promise<'erased' | 'nothing to do'> {
  const { documents, images, imageFiles, helpRequests, accounts, accountDeletions: deletions, clock } = ports;
  const since = await deletions.findStart(userId);
  if (since === undefined) return 'nothing to do';
  await accounts.remove(userId);
  await endPlan(ports, userId);
  for (const id of await documents.listIds(userId)) await eraseDocument(ports, id);
  for (const image of await images.list(userId)) {
    await imageFiles.remove(listImageKeys(image));
    await images.remove(userId, image.id);
  }
  await helpRequests.erase(userId);
  await deletions.eraseRows(userId);
  const last = Date.parse(since) + FINAL_ERASE_MS;
  if (clock.now().getTime() < last) await deletions.reschedule(userId, new Date(last).toISOString());
  else await deletions.finish(userId);
  return 'erased';
}

/** What others can see goes first, what it is found by last. */
async function eraseDocument({ gallery, files, documents }: ErasePorts, id: string): Promise<void> {
  await gallery.putEntry(id, GONE_VERSION, null);
  await files.removeAll(`published/${id}/`);
  await documents.erase(id);
}

/** Goes on with the deletions whose turn has come. One that fails holds up no other; it is said when all had theirs. */
export async function sweepDeletions(ports: ErasePorts): Promise<number> {
  const due = await ports.accountDeletions.listDue(ports.clock.now().toISOString());
  const faults: unknown[] = [];
  for (const userId of due) await eraseAccount(ports, userId).catch((fault) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, `Deletions that are not done: ${faults.length}`);
  return due.length;
}
