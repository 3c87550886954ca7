import type { RequestListener } from 'node:http';
import { serveJson } from '../aws/aws-json.ts';
import type { Account } from '../aws/signature.ts';
import { adminCalls, passwordCalls, signUpCalls } from './account-calls.ts';
import { callsOf, type Pool } from './pool-calls.ts';
import { sessionCalls } from './session-calls.ts';

/**
 * The calls of a Cognito user pool that the product makes, with Cognito's own errors. People sign in by
 * e-mail address; whether somebody has an account is told to nobody but SignUp, as with
 * PreventUserExistenceErrors. Answers `/{pool}/.well-known/jwks.json` too.
 */
export function serveCognito(pool: Pool, account: Account): RequestListener {
  const calls = callsOf(pool);
  const operations = {
    ...signUpCalls(calls),
    ...passwordCalls(calls),
    ...sessionCalls(calls),
    ...adminCalls(calls),
  };
  const open = Object.keys(operations).filter((name) => !name.startsWith('Admin'));
  const json = serveJson(
    {
      signedAs: 'cognito-idp',
      target: 'AWSCognitoIdentityProviderService',
      version: '1.1',
      operations,
      open,
    },
    account,
  );
  return (request, response) => {
    if (request.url !== `/${pool.id}/.well-known/jwks.json`) return json(request, response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(pool.issuer.jwks));
  };
}
