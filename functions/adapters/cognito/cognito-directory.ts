import {
  CognitoIdentityProviderClient,
  paginateListGroups,
  paginateListUsers,
  paginateListUsersInGroup,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { forEachAsync } from 'es-toolkit';
import type { PoolUser, UserDirectory } from '../../ports/user-copies.ts';
import { readEnvironment } from '../../process/environment.ts';
import { clientSettings } from '../aws/client-settings.ts';

/** The first digits of a `sub`: each user is in one of these parts of the pool. */
const PARTS = Array.from('0123456789abcdef');
/**
 * Parts that are read at the same time. The pool answers 60 users at a time, page after page, and 30 calls a second: three
 * parts read 1.5 million users in the 15 minutes of a function.
 */
const AT_ONCE = 3;

/** Creates the port over a user pool. */
export function createCognitoDirectory(): UserDirectory {
  const { USER_POOL_ID: UserPoolId } = readEnvironment('USER_POOL_ID');
  const client = new CognitoIdentityProviderClient({ ...clientSettings, maxAttempts: 10 });
  return {
    async visit(each) {
      const groups = await listGroups(client, UserPoolId);
      const visitPart = async (start: string): Promise<void> => {
        const part = { UserPoolId, Limit: 60, Filter: `sub ^= "${start}"` };
        // A provider's user is there for a moment: the next sign-in links it to an account.
        for await (const { Users = [] } of paginateListUsers({ client }, part))
          for (const user of Users)
            if (user.UserStatus !== 'EXTERNAL_PROVIDER') each(toPoolUser(user, groups));
      };
      await forEachAsync(PARTS, visitPart, { concurrency: AT_ONCE });
    },
  };
}

/** Lists the groups of each user who is in one, by their name in the pool. */
async function listGroups(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for await (const { Groups = [] } of paginateListGroups({ client }, { UserPoolId }))
    for (const { GroupName = '' } of Groups)
      for await (const { Users = [] } of paginateListUsersInGroup({ client }, { UserPoolId, GroupName }))
        for (const { Username = '' } of Users)
          found.set(Username, [...(found.get(Username) ?? []), GroupName]);
  return found;
}

function toPoolUser(
  { Username = '', Attributes = [], UserStatus = 'UNKNOWN', Enabled = true, UserCreateDate }: UserType,
  groups: ReadonlyMap<string, readonly string[]>,
): PoolUser {
  const attributes = Object.fromEntries(Attributes.map(({ Name = '', Value = '' }) => [Name, Value]));
  return {
    login: attributes.sub ?? Username,
    email: attributes.email ?? '',
    status: UserStatus,
    enabled: Enabled,
    created_at: (UserCreateDate ?? new Date(0)).toISOString(),
    attributes,
    groups: groups.get(Username) ?? [],
  };
}
