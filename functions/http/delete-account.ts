import { createCognitoAccounts } from '../adapters/cognito/cognito-accounts.ts';
import { createDynamoAccountDeletions } from '../adapters/dynamo/dynamo-account-deletions.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { createEventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { deleteAccount } from '../domain/accounts/account.ts';
import { lastRoute } from '../runtime/route.ts';

const ports = {
  users: createDynamoUsers(),
  accounts: createCognitoAccounts(createDynamoLogins()),
  accountDeletions: createDynamoAccountDeletions(),
  events: createEventBridgeEvents(),
  monitor,
  clock,
};

export const handler = lastRoute('deleteAccount', async ({ caller, body }) => {
  await deleteAccount(ports, caller, body.email);
  return null;
});
