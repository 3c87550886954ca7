import { createCognitoAccounts } from '../adapters/cognito/cognito-accounts.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { initializeUser } from '../domain/accounts/users.ts';
import { route } from '../runtime/route.ts';

const ports = { users: createDynamoUsers(), accounts: createCognitoAccounts(createDynamoLogins()) };

export const handler = route('initializeUser', ({ caller }) => initializeUser(ports, caller));
