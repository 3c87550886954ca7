import type { AccountExport } from '#shared/api/account-models.ts';
import { Refused } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { GONE } from '../gallery/gallery.ts';
import { filesOf } from '../images/image-keys.ts';
import { imageOf } from '../images/images.ts';
import { endPlan } from '../plans/plans.ts';
import { normal } from './sessions.ts';
import { initializeUser } from './users.ts';

/** Everything of the caller's but their documents, which are read one by one. */
export async function exportAccount(
  ports: Pick<Ports, 'users' | 'accounts' | 'images' | 'addresses'>,
  caller: Caller,
): Promise<AccountExport> {
  const [user, publish_settings, stored] = await Promise.all([
    initializeUser(ports, caller),
    ports.users.publishSettings(caller.id),
    ports.images.list(caller.id),
  ]);
  const images = await Promise.all(stored.map((image) => imageOf(ports.addresses, image)));
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
    deletions,
    events,
    clock,
  }: Pick<Ports, 'users' | 'accounts' | 'deletions' | 'events' | 'clock'>,
  caller: Caller,
  email: string,
): Promise<void> {
  const user = await users.find(caller.id);
  if (user && normal(user.email) !== normal(email)) throw notTheirs();
  await deletions.begin(caller.id, clock.now().toISOString());
  await accounts.remove(caller.id);
  // Where the bus does not take it, the sweeper finds what was begun.
  await events.accountDeletionRequested({ user_id: caller.id }).catch(() => undefined);
}

const notTheirs = () =>
  new Refused('invalid', {
    problems: [{ where: 'email', message: 'This is not the address of this account.' }],
  });

/** Access tokens are good for an hour after the account is gone: what they made meanwhile goes too. */
const LAST_LOOK_MS = 2 * 3600 * 1000;

type Erasing = Pick<
  Ports,
  | 'documents'
  | 'gallery'
  | 'files'
  | 'images'
  | 'imageFiles'
  | 'helpRequests'
  | 'accounts'
  | 'deletions'
  | 'plans'
  | 'payments'
  | 'clock'
>;

/**
 * Takes away everything of an account whose deletion was begun: what it pays, gallery, files, versions, documents,
 * pictures, profile and plan. Wherever it ends, asked again it goes on; what is gone is no fault. Nothing happens to
 * an account that nobody wanted gone.
 */
export async function eraseAccount(ports: Erasing, userId: string): Promise<'erased' | 'nothing to do'> {
  const { documents, images, imageFiles, helpRequests, accounts, deletions, clock } = ports;
  const since = await deletions.since(userId);
  if (since === undefined) return 'nothing to do';
  await accounts.remove(userId);
  await endPlan(ports, userId);
  for (const id of await documents.idsOf(userId)) await eraseDocument(ports, id);
  for (const image of await images.list(userId)) {
    await imageFiles.remove(filesOf(image));
    await images.forget(userId, image.id);
  }
  await helpRequests.erase(userId);
  await deletions.eraseRows(userId);
  const last = Date.parse(since) + LAST_LOOK_MS;
  if (clock.now().getTime() < last) await deletions.lookAgain(userId, new Date(last).toISOString());
  else await deletions.finish(userId);
  return 'erased';
}

/** What others can see goes first, what it is found by last. */
async function eraseDocument({ gallery, files, documents }: Erasing, id: string): Promise<void> {
  await gallery.set(id, GONE, null);
  await files.removeAll(`published/${id}/`);
  await documents.erase(id);
}

/** Goes on with the deletions whose turn has come. One that fails holds up no other; it is said when all had theirs. */
export async function sweepDeletions(ports: Erasing): Promise<number> {
  const due = await ports.deletions.due(ports.clock.now().toISOString());
  const faults: unknown[] = [];
  for (const userId of due) await eraseAccount(ports, userId).catch((fault) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, `Deletions that are not done: ${faults.length}`);
  return due.length;
}
