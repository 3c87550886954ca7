import type { User } from '#shared/api/models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Account, Caller, UserChange } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';

/** The person's profile, made at the first call. */
export async function initializeUser(
  { users, accounts }: Pick<Ports, 'users' | 'accounts'>,
  caller: Caller,
): Promise<User> {
  return (await users.find(caller.id)) ?? ensureProfile(users, await findAccount(accounts, caller));
}

/** A token outlives its account by up to an hour: whoever has one then has no session any more. */
const findAccount = (accounts: Ports['accounts'], { id }: Caller): Promise<Account> =>
  accounts.find(id).catch((error: unknown) => {
    const isGone = error instanceof Error && error.name === 'UserNotFoundException';
    throw isGone ? new ApiError('session_expired') : error;
  });

/** The profile of an account that the identity provider has just vouched for. */
export async function ensureProfile(users: Ports['users'], account: Account): Promise<User> {
  const known = await users.find(account.id);
  if (known) return known;
  await users.create(account);
  const made = await users.find(account.id);
  if (!made) throw new ApiError('unavailable');
  return made;
}

export async function updateUser(
  ports: Pick<Ports, 'users' | 'accounts'>,
  caller: Caller,
  change: UserChange,
): Promise<User> {
  await initializeUser(ports, caller);
  await ports.users.update(caller.id, change);
  return initializeUser(ports, caller);
}

/** An operator's word: an administrator, or no longer one. Answers the profile that then holds. */
export async function setRole(
  ports: Pick<Ports, 'users' | 'accounts'>,
  userId: string,
  role: User['role'],
): Promise<User> {
  await initializeUser(ports, { id: userId });
  await ports.users.setRole(userId, role);
  return initializeUser(ports, { id: userId });
}
