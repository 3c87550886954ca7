import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { parseInput } from '../aws/aws-json.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { type ClientProof, createClientProof } from './client-proof.ts';
import { type Codes, createCodes } from './codes.ts';
import type { Mailbox } from './mailbox.ts';
import type { LocalProvider } from './providers.ts';
import type { TokenIssuer } from './token-issuer.ts';
import type { PoolUser, Users } from './users.ts';

const text = z.string().check(z.minLength(1));
/** Schemas of the calls' inputs. */
const hash = z.optional(z.string());
export const inputs = {
  signUp: z.object({ ClientId: text, SecretHash: hash, Username: z.email(), Password: text }),
  confirm: z.object({ ClientId: text, SecretHash: hash, Username: text, ConfirmationCode: text }),
  username: z.object({ ClientId: text, SecretHash: hash, Username: text }),
  auth: z.object({ ClientId: text, AuthFlow: text, AuthParameters: z.record(z.string(), z.string()) }),
  revoke: z.object({ ClientId: text, ClientSecret: z.optional(z.string()), Token: text }),
  access: z.object({ AccessToken: text }),
  reset: z.object({
    ClientId: text,
    SecretHash: hash,
    Username: text,
    ConfirmationCode: text,
    Password: text,
  }),
  admin: z.object({ UserPoolId: text, Username: text }),
};

/** The parts of a user pool. */
export interface Pool {
  id: string;
  issuer: TokenIssuer;
  /** The secret of its one client. */
  clientSecret: string;
  users: Users;
  mailbox: Mailbox;
  /** The providers that its pages lead to; none unless given. */
  providers?: readonly LocalProvider[];
  /** The addresses that its pages send browsers back to. */
  callbacks?: () => readonly string[];
  now?: () => number;
}

/** The dependencies of every call. */
export interface PoolCalls {
  readonly issuer: TokenIssuer;
  readonly proof: ClientProof;
  readonly users: Users;
  readonly codes: Codes;
  readonly challenges: Challenges;
  readonly now: () => number;
  /**
   * Parses an input. Throws when it names another client than the pool's own, and when a call about a user does not
   * prove the client's secret.
   */
  parse<T extends z.ZodMiniType>(schema: T, input: unknown): z.infer<T>;
  /** Finds the user whom an administrator's call names. Throws UserNotFoundException. */
  findUser(input: unknown): PoolUser;
}

export function createPoolCalls({
  id,
  issuer,
  clientSecret,
  users,
  mailbox,
  now = Date.now,
}: Pool): PoolCalls {
  const proof = createClientProof(issuer.clientId, clientSecret);
  const parse = <T extends z.ZodMiniType>(schema: T, input: unknown): z.infer<T> => {
    const parsed = parseInput(schema, input, 'InvalidParameterException');
    const { ClientId, Username, SecretHash } = parsed as Record<string, string | undefined>;
    if (ClientId === undefined) return parsed;
    if (ClientId !== issuer.clientId)
      throw new AwsError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
    if (Username !== undefined) proof.checkHash(Username, SecretHash);
    return parsed;
  };
  const findUser = (input: unknown): PoolUser => {
    const { UserPoolId, Username } = parse(inputs.admin, input);
    if (UserPoolId !== id)
      throw new AwsError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    const user = users.findByUsername(Username) ?? users.findByEmail(Username);
    if (user) return user;
    throw new AwsError('UserNotFoundException', 'User does not exist.');
  };
  const codes = createCodes(users, mailbox, now);
  return { issuer, proof, users, codes, challenges: createChallenges(), now, parse, findUser };
}
