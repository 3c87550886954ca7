import * as z from 'zod/mini';
import type { Account } from '../../ports/identity.ts';

const claims = z.object({ sub: z.string(), email: z.string() });

/** Returns the account that claims, or the attributes of a user, name. */
export const toAccount = (source: unknown): Account => {
  const { sub, email } = claims.parse(source);
  return { id: sub, email };
};
