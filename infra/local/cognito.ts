import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import * as z from 'zod/mini';
import { AwsError } from './aws-error.ts';
import { parseInput, serveJson } from './aws-json.ts';
import { type Issuer, TOKEN_SECONDS } from './issuer.ts';
import type { Mailbox } from './mailbox.ts';
import { hashOf, hashPassword, isPassword, newCode, newPerson, type People, type Person } from './people.ts';
import type { Account } from './sigv4.ts';

const MINUTE = 60_000;
const CODE_GOOD_MS = { confirm: 24 * 60 * MINUTE, reset: 60 * MINUTE };
const REFRESH_GOOD_MS = 30 * 24 * 60 * MINUTE;
const MOST_MISSES = 5;
const LONGEST_LOCK_MS = 15 * MINUTE;
const MOST_MAILS_AN_HOUR = 5;
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

  function mailCode(person: Person, purpose: 'confirm' | 'reset'): void {
    const recent = person.mailed_at.filter((at) => now() - at < 60 * MINUTE);
    if (recent.length >= MOST_MAILS_AN_HOUR) throw tooMany();
    const code = newCode();
    people.keep({
      ...person,
      code: { for: purpose, value: code, until: now() + CODE_GOOD_MS[purpose], misses: 0 },
      mailed_at: [...recent, now()],
    });
    const subject = purpose === 'confirm' ? 'Confirm your e-mail address' : 'Choose a new password';
    mailbox.deliver({ to: person.email, subject, text: `Your code is ${code}.`, code });
  }

  /** Refuses unless `value` is the code that was mailed last for this purpose and is still good. */
  function checkCode(person: Person | undefined, purpose: 'confirm' | 'reset', value: string): Person {
    const code = person?.code;
    if (!person || code?.for !== purpose || code.until < now())
      throw new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
    if (code.misses >= MOST_MISSES) throw tooMany();
    if (code.value === value) return { ...person, code: null };
    people.keep({ ...person, code: { ...code, misses: code.misses + 1 } });
    throw new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }

  async function byPassword({ USERNAME = '', PASSWORD = '' }: Record<string, string>): Promise<Person> {
    const right = await isPassword(people.byEmail(USERNAME), PASSWORD);
    const person = people.byEmail(USERNAME);
    if (!person) throw unauthorized('Incorrect username or password.');
    if (person.locked_until > now()) throw unauthorized('Password attempts exceeded');
    if (!right) {
      people.keep(missed(person, now()));
      throw unauthorized('Incorrect username or password.');
    }
    if (!person.confirmed) throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
    return { ...person, misses: 0, locked_until: 0 };
  }

  function byRefreshToken(token: string): Person {
    const person = people.byRefreshToken(token);
    const kept = person?.refresh.find(({ hash }) => hash === hashOf(token));
    if (!person || !kept) throw unauthorized('Refresh Token has been revoked');
    if (kept.until < now()) throw unauthorized('Refresh Token has expired');
    return person;
  }

  async function logIn(parameters: Record<string, string>) {
    const person = await byPassword(parameters);
    const token = randomBytes(48).toString('base64url');
    const good = person.refresh.filter(({ until }) => until > now());
    people.keep({ ...person, refresh: [...good, { hash: hashOf(token), until: now() + REFRESH_GOOD_MS }] });
    return { ...(await issuer.sign(person, now())), RefreshToken: token };
  }

  function named(input: unknown): Person {
    const { UserPoolId, Username } = ask(inputs.admin, input);
    if (UserPoolId !== poolId)
      throw new AwsError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    const person = people.bySub(Username) ?? people.byEmail(Username);
    if (person) return person;
    throw new AwsError('UserNotFoundException', 'User does not exist.');
  }

  return {
    async SignUp(input: unknown) {
      const { Username, Password } = ask(inputs.signUp, input);
      checkPassword(Password);
      const person = await newPerson(Username, Password, now());
      if (people.byEmail(Username)) throw new AwsError('UsernameExistsException', 'User already exists');
      mailCode(person, 'confirm');
      return { UserSub: person.sub, UserConfirmed: false, CodeDeliveryDetails: delivery(Username) };
    },
    ConfirmSignUp(input: unknown) {
      const { Username, ConfirmationCode } = ask(inputs.confirm, input);
      const person = people.byEmail(Username);
      if (person?.confirmed) throw unauthorized('User cannot be confirmed. Current status is CONFIRMED');
      people.keep({ ...checkCode(person, 'confirm', ConfirmationCode), confirmed: true });
      return {};
    },
    ResendConfirmationCode(input: unknown) {
      const { Username } = ask(inputs.username, input);
      const person = people.byEmail(Username);
      if (person?.confirmed) throw new AwsError('InvalidParameterException', 'User is already confirmed.');
      if (person) mailCode(person, 'confirm');
      return { CodeDeliveryDetails: delivery(Username) };
    },
    async InitiateAuth(input: unknown) {
      const { AuthFlow, AuthParameters } = ask(inputs.auth, input);
      const tokens =
        AuthFlow === 'USER_PASSWORD_AUTH'
          ? await logIn(AuthParameters)
          : AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN'
            ? await issuer.sign(byRefreshToken(AuthParameters.REFRESH_TOKEN ?? ''), now())
            : undefined;
      if (!tokens)
        throw new AwsError('InvalidParameterException', `${AuthFlow} is not enabled for the client.`);
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
      if (person?.confirmed) mailCode(person, 'reset');
      return { CodeDeliveryDetails: delivery(Username) };
    },
    async ConfirmForgotPassword(input: unknown) {
      const { Username, ConfirmationCode, Password } = ask(inputs.reset, input);
      checkPassword(Password);
      const password = await hashPassword(Password);
      const person = checkCode(people.byEmail(Username), 'reset', ConfirmationCode);
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

/** After five misses each further one doubles the wait, from a second to a quarter of an hour. */
function missed(person: Person, now: number): Person {
  const misses = person.misses + 1;
  const wait = misses < MOST_MISSES ? 0 : Math.min(1000 * 2 ** (misses - MOST_MISSES), LONGEST_LOCK_MS);
  return { ...person, misses, locked_until: now + wait };
}

function checkPassword(password: string): void {
  if (password.length >= SHORTEST_PASSWORD) return;
  throw new AwsError(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
}

const unauthorized = (message: string) => new AwsError('NotAuthorizedException', message);
const tooMany = () =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

const delivery = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
});
