import type { User, UserFlag } from '#shared/api/models.ts';
import { ApiError } from '../../errors/api-error.ts';
import { isIdentityError } from '../../errors/identity-error.ts';
import type { Account, Caller, UserChange } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';

/** Returns the caller's profile; creates it at the first call. */
export async function initializeUser(
  { users, accounts }: Pick<Ports, 'users' | 'accounts'>,
  caller: Caller,
): Promise<User> {
  return (await users.find(caller.id)) ?? ensureProfile(users, await findAccount(accounts, caller));
}

/** Finds the account of a caller. An access token outlives a deleted account by up to an hour: throws `session_expired`. */
const findAccount = (accounts: Ports['accounts'], { id }: Caller): Promise<Account> =>
  accounts.find(id).catch((error: unknown) => {
    throw isIdentityError(error, 'unknown_user') ? new ApiError('session_expired') : error;
  });

/** Returns the profile of a verified account; creates it when missing. */
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

/** Switches one flag of a user and leaves the others as they are. Returns the profile. */
export async function setFlag(
  ports: Pick<Ports, 'users' | 'accounts'>,
  userId: string,
  flag: UserFlag,
  isOn: boolean,
): Promise<User> {
  const { flags } = await initializeUser(ports, { id: userId });
  await ports.users.setFlags(userId, { ...flags, [flag]: isOn });
  return initializeUser(ports, { id: userId });
}

/** Makes a user an administrator, or an ordinary user again. Returns the profile. */
export async function setRole(
  ports: Pick<Ports, 'users' | 'accounts'>,
  userId: string,
  role: User['role'],
): Promise<User> {
  await initializeUser(ports, { id: userId });
  await ports.users.setRole(userId, role);
  return initializeUser(ports, { id: userId });
}
