import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Accounts, Logins } from '../../ports/identity.ts';
import { readEnvironment } from '../../process/environment.ts';
import { clientSettings } from '../aws/client-settings.ts';
import { translateErrors } from './cognito-errors.ts';
import { toAccount } from './to-account.ts';
import { TWO_STEP } from './two-step.ts';

/** Creates the port over the accounts of a user pool. */
export function createCognitoAccounts(logins: Logins): Accounts {
  const { USER_POOL_ID: UserPoolId } = readEnvironment('USER_POOL_ID');
  const client = new CognitoIdentityProviderClient(clientSettings);
  return {
    async find(name) {
      // A mail address is the name of no account in the table.
      const Username = name.includes('@') ? name : await logins.findLogin(name);
      const command = new AdminGetUserCommand({ UserPoolId, Username });
      const { UserAttributes = [] } = await translateErrors(client.send(command));
      const account = toAccount(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])));
      return { ...account, id: await logins.findAccountId(account.id) };
    },
    async hasTwoStep(id) {
      const Username = await logins.findLogin(id);
      const { UserMFASettingList = [] } = await translateErrors(
        client.send(new AdminGetUserCommand({ UserPoolId, Username })),
      );
      return UserMFASettingList.includes(TWO_STEP);
    },
    async endTwoStep(id) {
      const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
      const user = { UserPoolId, Username: await logins.findLogin(id) };
      await client.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }));
    },
    async signOut(id) {
      const Username = await logins.findLogin(id);
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    },
    async remove(id) {
      const Username = await logins.findLogin(id);
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(ignoreGone);
      if (Username !== id) await logins.end(Username);
    },
  };
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof UserNotFoundException)) throw error;
}
