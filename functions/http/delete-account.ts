import { cognitoAccounts } from '../adapters/cognito/cognito-identity.ts';
import { dynamoAccountDeletions } from '../adapters/dynamo/dynamo-account-deletions.ts';
import { dynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { eventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { deleteAccount } from '../domain/accounts/account.ts';
import { route } from '../runtime/route.ts';

const ports = {
  users: dynamoUsers(),
  accounts: cognitoAccounts(),
  accountDeletions: dynamoAccountDeletions(),
  events: eventBridgeEvents(),
  monitor,
  clock,
};

export const handler = route('deleteAccount', async ({ caller, body }) => {
  await deleteAccount(ports, caller, body.email);
  return null;
});
