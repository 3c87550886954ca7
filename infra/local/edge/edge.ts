import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';

/** A request as far as a cache looks at it. */
export interface CacheableRequest {
  readonly method: string;
  /** The path with its query. */
  readonly url: string;
  readonly acceptEncoding: string;
}

/** A call of a function, by the facts that decide whom it waits for. */
export interface Call {
  /** The bytes of its body. */
  readonly size: number;
  /** True for a route that anybody may call in any number, such as a search. */
  readonly isShared: boolean;
  /** The id of the user who calls, or the address of somebody who is not signed in. */
  readonly caller: string;
}

/** Returns the answer to a request that the firewall blocks, and undefined for one that may pass. */
export type Firewall = (request: IncomingMessage) => Answer | undefined;

/** Gives an answer from the cache, or else that of the origin. */
export type Cache = (request: CacheableRequest, fetchOrigin: () => Promise<Answer>) => Promise<Answer>;

/** Runs a call once its turn has come. */
export type TakeTurn = <T>(call: Call, work: () => Promise<T>) => Promise<T>;

/** The rules that the cloud has in front of the functions. */
export interface Edge {
  readonly firewall: Firewall;
  readonly cache: Cache;
  readonly takeTurn: TakeTurn;
}

/** The edge of `npm start`: one person on one machine needs neither limits nor a cache. Tests pass the rules of the cloud. */
export const OPEN_EDGE: Edge = {
  firewall: () => undefined,
  cache: (_, fetchOrigin) => fetchOrigin(),
  takeTurn: (_, work) => work(),
};
