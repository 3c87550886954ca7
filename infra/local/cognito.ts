import type { RequestListener } from 'node:http';
import * as z from 'zod/mini';
import { AwsError } from './aws-error.ts';
import { parseInput, serveJson } from './aws-json.ts';
import { codesOf } from './codes.ts';
import { type Issuer, TOKEN_SECONDS } from './issuer.ts';
import { logInsOf, unauthorized } from './log-in.ts';
import type { Mailbox } from './mailbox.ts';
import { hashOf, hashPassword, newPerson, type People, type Person } from './people.ts';
import type { Account } from './sigv4.ts';

const SHORTEST_PASSWORD = 8;

const text = z.string().check(z.minLength(1));
const inputs = {
  signUp: z.object({ ClientId: text, Username: z.email(), Password: text }),
  confirm: z.object({ ClientId: text, Username: text, ConfirmationCode: text }),
  username: z.object({ ClientId: text, Username: text }),
  auth: z.object({ ClientId: text, AuthFlow: text, AuthParameters: z.record(z.string(), z.string()) }),
  revoke: z.object({ ClientId: text, Token: text }),
  access: z.object({ AccessToken: text }),
  reset: z.object({ ClientId: text, Username: text, ConfirmationCode: text, Password: text }),
  admin: z.object({ UserPoolId: text, Username: text }),
};

/** What the pool stands on. */
export interface Pool {
  id: string;
  issuer: Issuer;
  people: People;
  mailbox: Mailbox;
  now?: () => number;
}

/**
 * The calls of a Cognito user pool that the product makes, with Cognito's own errors. People sign in by
 * e-mail address; whether somebody has an account is told to nobody but SignUp, as with
 * PreventUserExistenceErrors. Answers `/{pool}/.well-known/jwks.json` too.
 */
export function serveCognito(pool: Pool, account: Account): RequestListener {
  const operations = operationsOf(pool);
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

function operationsOf({ id: poolId, issuer, people, mailbox, now = Date.now }: Pool) {
  /** Parses, and refuses a client that is not the pool's own. */
  function ask<T extends z.ZodMiniType>(schema: T, input: unknown): z.infer<T> {
    const asked = parseInput(schema, input, 'InvalidParameterException');
    const { ClientId = issuer.clientId } = asked as { ClientId?: string };
    if (ClientId !== issuer.clientId)
      throw new AwsError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
    return asked;
  }

  function named(input: unknown): Person {
    const { UserPoolId, Username } = ask(inputs.admin, input);
    if (UserPoolId !== poolId)
      throw new AwsError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    const person = people.bySub(Username) ?? people.byEmail(Username);
    if (person) return person;
    throw new AwsError('UserNotFoundException', 'User does not exist.');
  }

  const codes = codesOf(people, mailbox, now);
  const flows = logInsOf(people, issuer, now);

  return {
    async SignUp(input: unknown) {
      const { Username, Password } = ask(inputs.signUp, input);
      checkPassword(Password);
      const person = await newPerson(Username, Password, now());
      if (people.byEmail(Username)) throw new AwsError('UsernameExistsException', 'User already exists');
      codes.mail(person, 'confirm');
      return { UserSub: person.sub, UserConfirmed: false, CodeDeliveryDetails: delivery(Username) };
    },
    ConfirmSignUp(input: unknown) {
      const { Username, ConfirmationCode } = ask(inputs.confirm, input);
      const person = people.byEmail(Username);
      if (person?.confirmed) throw unauthorized('User cannot be confirmed. Current status is CONFIRMED');
      people.keep({ ...codes.check(person, 'confirm', ConfirmationCode), confirmed: true });
      return {};
    },
    ResendConfirmationCode(input: unknown) {
      const { Username } = ask(inputs.username, input);
      const person = people.byEmail(Username);
      if (person?.confirmed) throw new AwsError('InvalidParameterException', 'User is already confirmed.');
      if (person) codes.mail(person, 'confirm');
      return { CodeDeliveryDetails: delivery(Username) };
    },
    async InitiateAuth(input: unknown) {
      const { AuthFlow, AuthParameters } = ask(inputs.auth, input);
      const flow = Object.hasOwn(flows, AuthFlow) ? flows[AuthFlow] : undefined;
      if (!flow)
        throw new AwsError('InvalidParameterException', `${AuthFlow} is not enabled for the client.`);
      const tokens = await flow(AuthParameters);
      return {
        AuthenticationResult: { ...tokens, ExpiresIn: TOKEN_SECONDS, TokenType: 'Bearer' },
        ChallengeParameters: {},
      };
    },
    RevokeToken(input: unknown) {
      const { Token } = ask(inputs.revoke, input);
      const person = people.byRefreshToken(Token);
      if (person)
        people.keep({ ...person, refresh: person.refresh.filter(({ hash }) => hash !== hashOf(Token)) });
      return {};
    },
    async GlobalSignOut(input: unknown) {
      const sub = await issuer.verify(ask(inputs.access, input).AccessToken);
      const person = sub && people.bySub(sub);
      if (!person) throw unauthorized('Invalid Access Token');
      people.keep({ ...person, refresh: [] });
      return {};
    },
    ForgotPassword(input: unknown) {
      const { Username } = ask(inputs.username, input);
      const person = people.byEmail(Username);
      if (person?.confirmed) codes.mail(person, 'reset');
      return { CodeDeliveryDetails: delivery(Username) };
    },
    async ConfirmForgotPassword(input: unknown) {
      const { Username, ConfirmationCode, Password } = ask(inputs.reset, input);
      checkPassword(Password);
      const password = await hashPassword(Password);
      const person = codes.check(people.byEmail(Username), 'reset', ConfirmationCode);
      people.keep({ ...person, password, misses: 0, locked_until: 0, refresh: [] });
      return {};
    },
    AdminGetUser(input: unknown) {
      const { sub, email, confirmed, created_at } = named(input);
      return {
        Username: sub,
        UserStatus: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
        Enabled: true,
        UserCreateDate: created_at / 1000,
        UserAttributes: [
          { Name: 'sub', Value: sub },
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: String(confirmed) },
        ],
      };
    },
    AdminDeleteUser(input: unknown) {
      people.remove(named(input).sub);
      return {};
    },
  };
}

function checkPassword(password: string): void {
  if (password.length >= SHORTEST_PASSWORD) return;
  throw new AwsError(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
}

const delivery = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
});
