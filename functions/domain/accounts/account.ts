import type { AccountExport } from '#shared/api/account-models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { eraseStored } from '../documents/erase.ts';
import { listImageKeys, toUploadFolder } from '../images/image-keys.ts';
import { toUploadedImage } from '../images/images.ts';
import { endPlan } from '../plans/plans.ts';
import { bestEffort } from '../reliability/best-effort.ts';
import { sweepDue } from '../reliability/sweep-due.ts';
import { normalizeEmail } from './sessions.ts';
import { initializeUser } from './users.ts';

/** Exports the caller's data except their documents, which the editor reads one by one. */
export async function exportAccount(
  ports: Pick<Ports, 'users' | 'accounts' | 'images' | 'folders' | 'fileUrls' | 'helpRequests'>,
  caller: Caller,
): Promise<AccountExport> {
  const [user, publish_settings, stored, folders, asked] = await Promise.all([
    initializeUser(ports, caller),
    ports.users.readPublishSettings(caller.id),
    ports.images.list(caller.id),
    ports.folders.list(caller.id),
    ports.helpRequests.listOf(caller.id),
  ]);
  const images = await Promise.all(stored.map((image) => toUploadedImage(ports.fileUrls, image)));
  return { user, publish_settings, images, folders: [...folders], help_requests: [...asked] };
}

/**
 * Starts the deletion of the caller's account. From now on nobody can log in to it, and the rest of the work is
 * remembered. Throws unless `email` is the account's own address. Safe to repeat.
 */
export async function deleteAccount(
  ports: Pick<Ports, 'users' | 'accounts' | 'accountDeletions' | 'events' | 'monitor' | 'clock'>,
  caller: Caller,
  email: string,
): Promise<void> {
  const { users, accounts, accountDeletions, events, clock } = ports;
  const user = await users.find(caller.id);
  if (user && normalizeEmail(user.email) !== normalizeEmail(email)) throw createEmailError();
  await accountDeletions.start(caller.id, clock.now().toISOString());
  await accounts.remove(caller.id);
  // When the event is lost, the sweeper finds the deletion that has started.
  const sent = events.sendAccountDeletionRequested({ user_id: caller.id });
  await bestEffort(ports, 'request-account-deletion', sent);
}

const createEmailError = () =>
  new ApiError('invalid', {
    problems: [{ where: 'email', message: 'This is not the address of this account.' }],
  });

/**
 * Time until rows are erased once more. A request that was under way when the deletion started wakes it itself, unless
 * it is killed before; access tokens outlive their account by an hour.
 */
const FINAL_ERASE_MS = 2 * 3600 * 1000;

type ErasePorts = Pick<
  Ports,
  | 'documents'
  | 'gallery'
  | 'files'
  | 'images'
  | 'imageFiles'
  | 'uploads'
  | 'helpRequests'
  | 'accounts'
  | 'accountDeletions'
  | 'plans'
  | 'payments'
  | 'clock'
>;

/**
 * Erases an account whose deletion has started: subscription, gallery entries, files, documents, pictures, profile
 * and plan. Safe to repeat after a crash. Does nothing to an account without a started deletion.
 */
export async function eraseAccount(ports: ErasePorts, userId: string): Promise<'erased' | 'nothing to do'> {
  const { documents, images, imageFiles, uploads, helpRequests, accounts, accountDeletions, clock } = ports;
  const deletion = await accountDeletions.find(userId);
  if (!deletion) return 'nothing to do';
  await accounts.remove(userId);
  await endPlan(ports, userId);
  for (const id of await documents.listIds(userId)) await eraseStored(ports, id);
  for (const image of await images.list(userId)) {
    await imageFiles.remove(listImageKeys(image));
    await images.remove(userId, image.id);
  }
  await uploads.removeAll(toUploadFolder(userId));
  await helpRequests.erase(userId);
  await accountDeletions.eraseRows(userId);
  const last = Date.parse(deletion.since) + FINAL_ERASE_MS;
  if (clock.now().getTime() < last)
    await accountDeletions.reschedule(userId, new Date(last).toISOString(), deletion.mark);
  else await accountDeletions.finish(userId);
  return 'erased';
}

/**
 * Continues the deletions that are due, while `hasTime`. Returns how many. One that fails holds up no other; throws at
 * the end when any failed.
 */
export async function sweepDeletions(
  ports: ErasePorts & Pick<Ports, 'monitor'>,
  hasTime: () => boolean,
): Promise<number> {
  const { accountDeletions, clock } = ports;
  return sweepDue(ports, 'erase accounts', accountDeletions.listDue(clock.now().toISOString()), {
    hasTime,
    handle: (userId) => eraseAccount(ports, userId),
    putLast: accountDeletions.putLast,
  });
}
