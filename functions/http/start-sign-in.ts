import { createCognitoFederation } from '../adapters/cognito/cognito-federation.ts';
import { startSignIn } from '../domain/accounts/federated.ts';
import { pageRoute } from '../runtime/page-route.ts';

const ports = { federation: createCognitoFederation() };

export const handler = pageRoute('startSignIn', async ({ params, query, kept }) => {
  const { address, started } = startSignIn(ports, params.provider, query.back);
  kept.write(started);
  return { address };
});
