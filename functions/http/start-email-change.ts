import { createCognitoAccounts, createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createCognitoLinks } from '../adapters/cognito/cognito-links.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import { createDynamoEmailChanges, createDynamoRecoveryCodes } from '../adapters/dynamo/dynamo-security.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { monitor } from '../adapters/monitor.ts';
import { createSesMails } from '../adapters/ses/ses-mails.ts';
import { clock } from '../adapters/system.ts';
import { startEmailChange } from '../domain/accounts/email-change.ts';
import { route } from '../runtime/route.ts';

const logins = createDynamoLogins();
const ports = {
  identity: createCognitoIdentity(logins),
  accounts: createCognitoAccounts(logins),
  users: createDynamoUsers(),
  tries: createDynamoTries(),
  recoveryCodes: createDynamoRecoveryCodes(),
  mails: createSesMails(),
  links: createCognitoLinks(),
  emailChanges: createDynamoEmailChanges(),
  monitor,
  clock,
};

export const handler = route('startEmailChange', async ({ caller, body, network }) => {
  await startEmailChange(ports, caller, { ...body, network });
  return null;
});
