import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Statement } from '../aws/policy.ts';

/** What the embedded cloud enforces, read from the templates that are deployed. */
export interface Stage {
  /** By the handler's file, such as `http/create-document`. */
  readonly functions: Readonly<Record<string, FunctionFacts>>;
  readonly buckets: Readonly<Record<string, Bucket>>;
  readonly queues: Readonly<Record<string, { readonly policy: readonly Statement[] }>>;
  /** In the order in which the firewall asks them. */
  readonly firewall: readonly FirewallRule[];
  readonly site: Distribution;
  readonly files: Distribution;
}

export interface FunctionFacts {
  /** In seconds. */
  readonly timeout: number;
  /** The statements of its role. */
  readonly policy: readonly Statement[];
}

export interface Bucket {
  readonly versioned: boolean;
  readonly policy: readonly Statement[];
  readonly lifecycle: readonly LifecycleRule[];
  readonly cors: readonly CorsRule[];
}

/** A rule of a bucket in CloudFormation's words. */
export interface LifecycleRule {
  readonly Prefix?: string;
  readonly ExpirationInDays?: number;
  readonly ExpiredObjectDeleteMarker?: boolean;
  readonly NoncurrentVersionExpiration?: { readonly NoncurrentDays: number };
}

export interface CorsRule {
  readonly AllowedHeaders?: readonly string[];
  readonly AllowedMethods: readonly string[];
  readonly AllowedOrigins: readonly string[];
  readonly ExposedHeaders?: readonly string[];
  readonly MaxAge?: number;
}

export type FirewallRule = RateRule | ManagedRule;

/** Refuses an address that sends more than `limit` requests in scope within the window. */
export interface RateRule {
  readonly type: 'rate';
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly scope: MatchStatement;
  readonly answer: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
}

/** Rules that AWS keeps; those in `counted` refuse nothing. */
export interface ManagedRule {
  readonly type: 'managed';
  readonly name: string;
  readonly counted: readonly string[];
}

export interface MatchStatement {
  readonly OrStatement?: { readonly Statements: readonly MatchStatement[] };
  readonly ByteMatchStatement?: {
    readonly SearchString: string;
    readonly PositionalConstraint: 'STARTS_WITH' | 'EXACTLY';
  };
}

export interface Distribution {
  readonly behaviors: readonly Behavior[];
  /** Seconds for which an error is kept, by its status. */
  readonly errorTtls: Readonly<Record<string, number>>;
}

export interface Behavior {
  /** A path with `*` for any characters. */
  readonly path: string;
  readonly cache: CacheRules;
}

/** How long CloudFront keeps an answer, in seconds, and under which key. */
export interface CacheRules {
  readonly minTtl: number;
  readonly defaultTtl: number;
  readonly maxTtl: number;
  readonly query: 'none' | 'all';
  /** The encodings that it makes, best first. */
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** Returns the path of the file that holds the stage. */
export const getStagePath = (project: string): string => join(project, 'dist', 'stage.json');

const PROJECT = new URL('../../..', import.meta.url).pathname;

/** Reads the stage from `dist`, where a start and the tests write it whenever a source of the templates changed. */
export const readStageFile = (): Stage => JSON.parse(readFileSync(getStagePath(PROJECT), 'utf8'));
