import { createCognitoLinks } from '../adapters/cognito/cognito-links.ts';
import { createDynamoEmailChanges } from '../adapters/dynamo/dynamo-security.ts';
import { openSecondStepPorts } from '../adapters/second-step-ports.ts';
import { startEmailChange } from '../domain/accounts/email-change.ts';
import { route } from '../runtime/route.ts';

const ports = {
  ...openSecondStepPorts(),
  links: createCognitoLinks(),
  emailChanges: createDynamoEmailChanges(),
};

export const handler = route('startEmailChange', async ({ caller, body, network }) => {
  await startEmailChange(ports, caller, { ...body, network });
  return null;
});
