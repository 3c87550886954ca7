import type * as z from 'zod/mini';

/** One call of the contract. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In API Gateway's spelling, without the prefix. */
  readonly path: string;
  /** `optional` verifies a token where there is one; `user` and `admin` refuse without. */
  readonly access: 'anyone' | 'optional' | 'user' | 'admin';
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** Lower-case names. */
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly reply: { readonly status: 200 | 201 | 202 | 204; readonly body: z.ZodMiniType };
}
