import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Statement } from '../aws/policy.ts';

/** The policies and limits that the embedded cloud enforces, read from the templates that are deployed. */
export interface Stage {
  /** The functions, by the handler's file, such as `http/create-document`. */
  readonly functions: Readonly<Record<string, FunctionFacts>>;
  readonly buckets: Readonly<Record<string, Bucket>>;
  readonly queues: Readonly<Record<string, { readonly policy: readonly Statement[] }>>;
}

export interface FunctionFacts {
  /** The timeout in seconds. */
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

/** Returns the path of the file that holds the stage. */
export const getStagePath = (project: string): string => join(project, 'dist', 'stage.json');

const PROJECT = new URL('../../..', import.meta.url).pathname;

/** Reads the stage from `dist`, where a start and the tests write it whenever a source of the templates changed. */
export const readStageFile = (): Stage => JSON.parse(readFileSync(getStagePath(PROJECT), 'utf8'));
