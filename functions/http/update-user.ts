import { cognitoAccounts } from '../adapters/cognito/cognito-identity.ts';
import { dynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { updateUser } from '../domain/accounts/users.ts';
import { route } from '../runtime/route.ts';

const ports = { users: dynamoUsers(), accounts: cognitoAccounts() };

export const handler = route('updateUser', ({ caller, body }) => updateUser(ports, caller, body));
