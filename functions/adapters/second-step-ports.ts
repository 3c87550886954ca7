import { createCognitoAccounts } from './cognito/cognito-accounts.ts';
import { createCognitoIdentity } from './cognito/cognito-identity.ts';
import { createDynamoLogins } from './dynamo/dynamo-logins.ts';
import { createDynamoTries } from './dynamo/dynamo-quotas.ts';
import { createDynamoKnownBrowsers, createDynamoRecoveryCodes } from './dynamo/dynamo-security.ts';
import { createDynamoUsers } from './dynamo/dynamo-users.ts';
import { monitor } from './monitor.ts';
import { createSesMails } from './ses/ses-mails.ts';
import { clock } from './system.ts';

/** Opens what a log-in by password and code takes, and whatever asks for both again. */
export function openSecondStepPorts() {
  const logins = createDynamoLogins();
  return {
    identity: createCognitoIdentity(logins),
    accounts: createCognitoAccounts(logins),
    users: createDynamoUsers(),
    tries: createDynamoTries(),
    knownBrowsers: createDynamoKnownBrowsers(),
    recoveryCodes: createDynamoRecoveryCodes(),
    mails: createSesMails(),
    monitor,
    clock,
  };
}
