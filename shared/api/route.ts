import { mapValues, once } from 'es-toolkit';
import * as z from 'zod/mini';
import { id } from './models.ts';

/** The header in which the edge names the address that a request comes from. It overwrites what a browser sends. */
export const VIEWER_ADDRESS = 'x-viewer-address';

/** One call of the contract. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path in API Gateway's spelling, without the prefix. */
  readonly path: string;
  /** `optional` verifies a token where there is one; `user` and `admin` refuse without. */
  readonly access: 'anyone' | 'optional' | 'user' | 'admin';
  /**
   * Seconds for which the edge may give the reply to others. Only where everybody gets the same one: of `anyone`, read with
   * GET.
   */
  readonly sharedFor?: number;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** Lower-case names. */
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body holds a document, and may be as large as one. */
  readonly takesDocument?: true;
  readonly reply: { readonly status: 200 | 201 | 202 | 204 | 302; readonly body: z.ZodMiniType };
}

/** Parameters and headers that many routes share. */
export const params = z.object({ id });
/** A write that is safe to repeat: the same key gives the same answer and happens once. */
export const idempotent = z.object({ 'idempotency-key': id });
/** A write that names the version it started from. */
export const conditional = z.extend(idempotent, { 'if-match': z.string().check(z.regex(/^"\d{1,15}"$/)) });
export const nothing = z.null();
export const okReply = <T extends z.ZodMiniType>(body: T) => ({ status: 200, body }) as const;

/**
 * Creates a part of the contract from a function for each route. A route is made when it is first read, so that a Lambda
 * function makes the schemas of its own route alone: those of all take a tenth of a cold start.
 */
export function defineRoutes<const T extends Record<string, Route>>(
  routes: {
    readonly [N in keyof T]: () => T[N];
  },
): { readonly [N in keyof T]: T[N] } {
  const getters = mapValues(routes, (make) => ({ get: once(make), enumerable: true }));
  return Object.defineProperties({}, getters) as T;
}

/** Joins parts of the contract without making their routes. */
export function joinRoutes<const T extends readonly Record<string, Route>[]>(...parts: T): Joined<T> {
  const getters = parts.map((part) => Object.getOwnPropertyDescriptors(part));
  return Object.defineProperties({}, Object.assign({}, ...getters)) as Joined<T>;
}

type Joined<T> = T extends readonly [infer First, ...infer Others] ? First & Joined<Others> : unknown;
