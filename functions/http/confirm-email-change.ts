import { createCognitoLinks } from '../adapters/cognito/cognito-links.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import { createDynamoEmailChanges, createDynamoKnownBrowsers } from '../adapters/dynamo/dynamo-security.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { monitor } from '../adapters/monitor.ts';
import { createSesMails } from '../adapters/ses/ses-mails.ts';
import { clock } from '../adapters/system.ts';
import { confirmEmailChange } from '../domain/accounts/email-change.ts';
import { route } from '../runtime/route.ts';

const ports = {
  links: createCognitoLinks(),
  logins: createDynamoLogins(),
  users: createDynamoUsers(),
  tries: createDynamoTries(),
  knownBrowsers: createDynamoKnownBrowsers(),
  emailChanges: createDynamoEmailChanges(),
  mails: createSesMails(),
  monitor,
  clock,
};

export const handler = route('confirmEmailChange', ({ caller, body, network }) =>
  confirmEmailChange(ports, caller, { ...body, network }),
);
