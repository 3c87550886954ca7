import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { range } from 'es-toolkit';
import * as z from 'zod/mini';
import { clientSettings } from '../adapters/aws/client-settings.ts';
import { createDynamoAccountDeletions } from '../adapters/dynamo/dynamo-account-deletions.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { readEnvironment } from '../process/environment.ts';

/** The fate of the users of a copy, as lists of mail addresses. */
export interface RestoredUsers {
  readonly restored: readonly string[];
  readonly present: readonly string[];
  /** Not confirmed, or without a row in the table: never used, or deleted since. */
  readonly gone: readonly string[];
  /** Users whose address was signed up again since the loss, for another account. Nothing is changed. */
  readonly taken: readonly string[];
}

/**
 * Users that are restored at the same time. Each takes four calls of the pool, which changes at most 25 users a second: half a
 * million take six hours.
 */
const AT_ONCE = 20;

const line = z.object({ login: z.string(), email: z.email(), status: z.string(), enabled: z.boolean() });
type CopiedUser = z.output<typeof line>;

/**
 * Brings the users of a copy back into the pool, each to the account that they had. A pool chooses the `sub` of a user
 * itself, so that the new one is noted as the login of the account before anybody can log in with it. Safe to repeat
 * after it broke off at any point. Throws for a line that is no user, which it names.
 */
export async function restoreUsers(path: string): Promise<RestoredUsers> {
  await checkCopy(path);
  const restore = createRestore();
  const found = { restored: [], present: [], gone: [], taken: [] } as Record<keyof RestoredUsers, string[]>;
  const users = readUsers(path);
  await Promise.all(
    range(AT_ONCE).map(async () => {
      // Each of these loops takes the next user of the same copy.
      for await (const user of { [Symbol.asyncIterator]: () => ({ next: () => users.next() }) })
        found[await restore(user)].push(user.email);
    }),
  );
  return found;
}

/** Reads a whole copy before anybody is restored. Throws where it breaks off, and for a line that is no user. */
async function checkCopy(path: string): Promise<void> {
  // Lines alone would not tell where a file breaks off.
  await pipeline(createReadStream(path), createGunzip(), async (bytes) => {
    for await (const _ of bytes);
  });
  for await (const _ of readUsers(path));
}

/** Reads a copy line by line: the users of a whole country do not fit in a string. */
async function* readUsers(path: string): AsyncGenerator<CopiedUser> {
  let number = 0;
  for await (const one of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    number += 1;
    if (one.trim() === '') continue;
    try {
      yield line.parse(JSON.parse(one));
    } catch (error) {
      throw new Error(`${path}, line ${number} is no user of a copy`, { cause: error });
    }
  }
}

function createRestore(): (user: CopiedUser) => Promise<keyof RestoredUsers> {
  const { USER_POOL_ID: UserPoolId } = readEnvironment('USER_POOL_ID');
  // A throttled call waits, and is made again.
  const client = new CognitoIdentityProviderClient({ ...clientSettings, maxAttempts: 10 });
  const [logins, users, deletions] = [
    createDynamoLogins(),
    createDynamoUsers(),
    createDynamoAccountDeletions(),
  ];
  /** Finds a user by address or login. */
  const find = async (Username: string) => {
    try {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
      const login = user.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
      return { login, isInvited: user.UserStatus === 'FORCE_CHANGE_PASSWORD' };
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  };
  const create = async (email: string): Promise<string> => {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    const invitation = { UserPoolId, Username: email, UserAttributes, MessageAction: 'SUPPRESS' } as const;
    const { User } = await client.send(new AdminCreateUserCommand(invitation));
    const login = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
    if (!login) throw new Error(`The user pool gave ${email} no sub.`);
    return login;
  };
  return async ({ login: before, email, status, enabled }) => {
    const accountId = await logins.findAccountId(before);
    const isOpen = (await users.find(accountId)) && !(await deletions.find(accountId));
    if (status !== 'CONFIRMED' || !enabled || !isOpen) return 'gone';
    const now = await find(email);
    const isOurs = now && (await logins.findAccountId(now.login)) === accountId;
    // An invited user cannot log in yet: a former try broke off before their password was set.
    if (now && !now.isInvited) return isOurs ? 'present' : 'taken';
    const login = now?.login ?? (await create(email));
    await logins.move(accountId, login);
    // The user can now ask for a code for a new password. Nobody knows the one that is set here.
    const Password = randomBytes(32).toString('base64');
    const set = { UserPoolId, Username: login, Password, Permanent: true };
    await client.send(new AdminSetUserPasswordCommand(set));
    return 'restored';
  };
}
