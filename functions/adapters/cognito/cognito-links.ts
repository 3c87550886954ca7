import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import type { Links } from '../../ports/federation.ts';
import { readEnvironment } from '../../process/environment.ts';
import { clientSettings } from '../aws/client-settings.ts';
import { translateErrors } from './cognito-errors.ts';

/** Creates the port over the users of a user pool. An account's id is its user's name there. */
export function createCognitoLinks(): Links {
  const { USER_POOL_ID: UserPoolId } = readEnvironment('USER_POOL_ID');
  const client = new CognitoIdentityProviderClient(clientSettings);
  const remove = async (Username: string) => {
    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(ignoreGone);
  };
  return {
    remove,
    async findOwn(email) {
      // A filter takes the text as JSON does; an identity of a provider may have the same address.
      const Filter = `email = ${JSON.stringify(email)}`;
      const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId, Filter }));
      const own = Users.find(({ UserStatus }) => UserStatus !== 'EXTERNAL_PROVIDER');
      if (!own) return undefined;
      const known = readAttributes(own.Attributes);
      return {
        ...{ id: known.sub, email: known.email, isVerified: known.email_verified === 'true' },
        isWaiting: WAITING.includes(own.UserStatus ?? ''),
      };
    },
    async create(email) {
      const created = await client.send(
        new AdminCreateUserCommand({
          ...{ UserPoolId, Username: email, MessageAction: 'SUPPRESS' },
          UserAttributes: toAddress(email),
        }),
      );
      const { sub } = readAttributes(created.User?.Attributes);
      const Password = randomBytes(32).toString('base64url');
      // A password confirms the account, and lets a forgotten one be replaced by mail.
      await client.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username: sub, Password, Permanent: true }),
      );
      return { id: sub, email };
    },
    async link({ poolName, userId, username }, accountId) {
      // An identity that is a user by itself can be linked to nobody.
      await remove(username);
      await client.send(
        new AdminLinkProviderForUserCommand({
          UserPoolId,
          DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: accountId },
          SourceUser: {
            ...{ ProviderName: poolName, ProviderAttributeName: 'Cognito_Subject' },
            ProviderAttributeValue: userId,
          },
        }),
      );
    },
    async setAddress(Username, email) {
      const UserAttributes = toAddress(email);
      const command = new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes });
      await translateErrors(client.send(command));
    },
  };
}

/** The states of users whose address nobody has proved. */
const WAITING: readonly string[] = ['UNCONFIRMED', 'FORCE_CHANGE_PASSWORD'];

const toAddress = (email: string) => [
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: 'true' },
];

const attributes = z.object({ sub: z.string(), email: z.string(), email_verified: z.optional(z.string()) });

const readAttributes = (list: readonly { Name?: string | undefined; Value?: string | undefined }[] = []) =>
  attributes.parse(Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])));

function ignoreGone(error: unknown): void {
  if (!(error instanceof UserNotFoundException)) throw error;
}
