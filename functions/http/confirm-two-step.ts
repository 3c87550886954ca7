import { createCognitoAccounts, createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import { createDynamoRecoveryCodes } from '../adapters/dynamo/dynamo-security.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { monitor } from '../adapters/monitor.ts';
import { createSesMails } from '../adapters/ses/ses-mails.ts';
import { clock } from '../adapters/system.ts';
import { confirmTwoStep } from '../domain/accounts/two-step.ts';
import { route } from '../runtime/route.ts';

const logins = createDynamoLogins();
const ports = {
  identity: createCognitoIdentity(logins),
  accounts: createCognitoAccounts(logins),
  users: createDynamoUsers(),
  tries: createDynamoTries(),
  recoveryCodes: createDynamoRecoveryCodes(),
  mails: createSesMails(),
  monitor,
  clock,
};

export const handler = route('confirmTwoStep', ({ caller, body, network }) =>
  confirmTwoStep(ports, caller, { ...body, network }),
);
