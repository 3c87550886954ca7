import { createCognitoAccounts } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { initializeUser } from '../domain/accounts/users.ts';
import { route } from '../runtime/route.ts';

const ports = { users: createDynamoUsers(), accounts: createCognitoAccounts() };

export const handler = route('initializeUser', ({ caller }) => initializeUser(ports, caller));
