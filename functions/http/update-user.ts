import { createCognitoAccounts } from '../adapters/cognito/cognito-accounts.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { updateUser } from '../domain/accounts/users.ts';
import { route } from '../runtime/route.ts';

const ports = { users: createDynamoUsers(), accounts: createCognitoAccounts(createDynamoLogins()) };

export const handler = route('updateUser', ({ caller, body }) => updateUser(ports, caller, body));
