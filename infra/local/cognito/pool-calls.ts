import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { parseInput } from '../aws/aws-json.ts';
import { type Codes, codesOf } from './codes.ts';
import type { Mailbox } from './mailbox.ts';
import type { Issuer } from './token-issuer.ts';
import type { People, Person } from './users.ts';

const text = z.string().check(z.minLength(1));
/** What each call takes. */
export const inputs = {
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

/** What every call of a pool stands on. */
export interface PoolCalls {
  readonly issuer: Issuer;
  readonly people: People;
  readonly codes: Codes;
  readonly now: () => number;
  /** Parses, and refuses a client that is not the pool's own. */
  ask<T extends z.ZodMiniType>(schema: T, input: unknown): z.infer<T>;
  /** Whom an administrator's call means. */
  named(input: unknown): Person;
}

export function callsOf({ id, issuer, people, mailbox, now = Date.now }: Pool): PoolCalls {
  const ask = <T extends z.ZodMiniType>(schema: T, input: unknown): z.infer<T> => {
    const asked = parseInput(schema, input, 'InvalidParameterException');
    const { ClientId = issuer.clientId } = asked as { ClientId?: string };
    if (ClientId === issuer.clientId) return asked;
    throw new AwsError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
  };
  const named = (input: unknown): Person => {
    const { UserPoolId, Username } = ask(inputs.admin, input);
    if (UserPoolId !== id)
      throw new AwsError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    const person = people.bySub(Username) ?? people.byEmail(Username);
    if (person) return person;
    throw new AwsError('UserNotFoundException', 'User does not exist.');
  };
  return { issuer, people, codes: codesOf(people, mailbox, now), now, ask, named };
}
