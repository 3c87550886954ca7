import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { parseInput } from '../aws/aws-json.ts';
import { type Codes, createCodes } from './codes.ts';
import type { Mailbox } from './mailbox.ts';
import type { TokenIssuer } from './token-issuer.ts';
import type { PoolUser, Users } from './users.ts';

const text = z.string().check(z.minLength(1));
/** Schemas of the calls' inputs. */
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

/** The parts of a user pool. */
export interface Pool {
  id: string;
  issuer: TokenIssuer;
  users: Users;
  mailbox: Mailbox;
  now?: () => number;
}

/** The dependencies of every call. */
export interface PoolCalls {
  readonly issuer: TokenIssuer;
  readonly users: Users;
  readonly codes: Codes;
  readonly now: () => number;
  /** Parses an input. Throws when it names another client than the pool's own. */
  parse<T extends z.ZodMiniType>(schema: T, input: unknown): z.infer<T>;
  /** Finds the user whom an administrator's call names. Throws UserNotFoundException. */
  findUser(input: unknown): PoolUser;
}

export function createPoolCalls({ id, issuer, users, mailbox, now = Date.now }: Pool): PoolCalls {
  const parse = <T extends z.ZodMiniType>(schema: T, input: unknown): z.infer<T> => {
    const parsed = parseInput(schema, input, 'InvalidParameterException');
    const { ClientId = issuer.clientId } = parsed as { ClientId?: string };
    if (ClientId === issuer.clientId) return parsed;
    throw new AwsError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
  };
  const findUser = (input: unknown): PoolUser => {
    const { UserPoolId, Username } = parse(inputs.admin, input);
    if (UserPoolId !== id)
      throw new AwsError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    const user = users.findBySub(Username) ?? users.findByEmail(Username);
    if (user) return user;
    throw new AwsError('UserNotFoundException', 'User does not exist.');
  };
  return { issuer, users, codes: createCodes(users, mailbox, now), now, parse, findUser };
}
