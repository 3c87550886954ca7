import type { RequestListener } from 'node:http';
import { readName, serveJson } from '../aws/aws-json.ts';
import type { Account } from '../aws/signature.ts';
import { createAdminCalls, createPasswordCalls, createSignUpCalls } from './account-calls.ts';
import { createDirectoryCalls } from './directory-calls.ts';
import { serveHostedPages } from './hosted-pages.ts';
import { createLinkCalls } from './link-calls.ts';
import { createPoolCalls, type Pool } from './pool-calls.ts';
import { createSessionCalls } from './session-calls.ts';
import { createTwoStepCalls } from './two-step-calls.ts';

/**
 * Serves the calls of a Cognito user pool that the product makes, with Cognito's own errors. Users log in by e-mail
 * address; only SignUp reveals that an address has an account, as with PreventUserExistenceErrors. Answers
 * `/{pool}/.well-known/jwks.json` too.
 */
export function serveCognito(pool: Pool, account: Account): RequestListener {
  const calls = createPoolCalls(pool);
  const operations = {
    ...createSignUpCalls(calls),
    ...createPasswordCalls(calls),
    ...createSessionCalls(calls),
    ...createAdminCalls(calls),
    ...createDirectoryCalls(calls),
    ...createLinkCalls(calls),
    ...createTwoStepCalls(calls),
  };
  const unsigned = Object.keys(operations).filter((name) => !/^(Admin|List)/.test(name));
  const json = serveJson(
    {
      signedAs: 'cognito-idp',
      target: 'AWSCognitoIdentityProviderService',
      version: '1.1',
      operations,
      unsigned,
      toCalls: (operation, input) => [
        {
          action: `cognito-idp:${operation}`,
          resource: `arn:aws:cognito-idp:${account.region}:000000000000:userpool/${readName(input, 'UserPoolId')}`,
        },
      ],
    },
    account,
  );
  const pages = serveHostedPages(calls, pool);
  return (request, response) => {
    if (request.url?.startsWith('/oauth2/')) return pages(request, response);
    if (request.url !== `/${pool.id}/.well-known/jwks.json`) return json(request, response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(pool.issuer.jwks));
  };
}
