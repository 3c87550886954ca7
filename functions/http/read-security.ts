import { createCognitoAccounts } from '../adapters/cognito/cognito-accounts.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoRecoveryCodes } from '../adapters/dynamo/dynamo-security.ts';
import { createDynamoSessions } from '../adapters/dynamo/dynamo-sessions.ts';
import { readSecurity } from '../domain/accounts/two-step.ts';
import { route } from '../runtime/route.ts';

const ports = {
  accounts: createCognitoAccounts(createDynamoLogins()),
  recoveryCodes: createDynamoRecoveryCodes(),
  sessions: createDynamoSessions(),
};

export const handler = route('readSecurity', ({ caller }) => readSecurity(ports, caller));
