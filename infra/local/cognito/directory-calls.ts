import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { checkPassword, describeUser } from './account-calls.ts';
import { setAttributes } from './link-calls.ts';
import type { PoolCalls } from './pool-calls.ts';
import { createUser, hashPassword, type PoolUser } from './users.ts';

/** The filters that the product uses: a whole address, or how a `sub` begins. */
const FILTER = /^(email|sub) (\^?=) (".*")$/;
const text = z.string().check(z.minLength(1));
const attribute = z.object({ Name: z.string(), Value: z.string() });
const listInput = z.object({
  UserPoolId: text,
  Limit: z.optional(z.number()),
  PaginationToken: z.optional(text),
  Filter: z.optional(z.string().check(z.regex(FILTER))),
});
const createInput = z.object({
  ...{ UserPoolId: text, Username: z.email(), UserAttributes: z.array(attribute) },
  MessageAction: z.literal('SUPPRESS'),
});
const passwordInput = z.object({
  ...{ UserPoolId: text, Username: text, Password: text },
  Permanent: z.literal(true),
});
const MOST = 60;

/** Creates the calls that list users and create them without their doing. The pool has no groups. */
export function createDirectoryCalls({ users, now, parse, findUser }: PoolCalls) {
  return {
    ListUsers(input: unknown) {
      const { Limit = MOST, PaginationToken = '0', Filter } = parse(listInput, input);
      const from = Number(PaginationToken);
      const to = from + Math.min(Limit, MOST);
      const all = users.list().filter(readFilter(Filter));
      return {
        Users: all.slice(from, to).map(describeUser),
        ...(to < all.length && { PaginationToken: String(to) }),
      };
    },
    ListGroups: () => ({ Groups: [] }),
    async AdminCreateUser(input: unknown) {
      const { Username, UserAttributes } = parse(createInput, input);
      if (users.findByEmail(Username))
        throw new AwsError('UsernameExistsException', 'User account already exists');
      const created = { ...(await createUser(Username, crypto.randomUUID(), now())), invited: true };
      const user = setAttributes(created, UserAttributes);
      users.save(user);
      return { User: describeUser(user) };
    },
    async AdminSetUserPassword(input: unknown) {
      const { Password } = parse(passwordInput, input);
      checkPassword(Password);
      const password = await hashPassword(Password);
      users.save({ ...findUser(input), password, confirmed: true, invited: false, refresh: [] });
      return {};
    },
  };
}

/** Reads a filter as a test of one user; without one everybody passes. */
function readFilter(filter: string | undefined): (user: Pick<PoolUser, 'email' | 'sub'>) => boolean {
  const [, name, operator, value] = FILTER.exec(filter ?? '') ?? [];
  if (value === undefined) return () => true;
  const wanted = String(JSON.parse(value));
  const read = (user: Pick<PoolUser, 'email' | 'sub'>) => (name === 'sub' ? user.sub : user.email);
  return operator === '=' ? (user) => read(user) === wanted : (user) => read(user).startsWith(wanted);
}
