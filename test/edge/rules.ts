import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the cloud enforces in front of the functions, read from the templates that are deployed. */
export interface EdgeRules {
  /** In the order in which the firewall asks them. */
  readonly firewall: readonly FirewallRule[];
  readonly site: Distribution;
  readonly files: Distribution;
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

const PROJECT = new URL('../..', import.meta.url).pathname;

/** The file that `build.ts` writes before the tests whenever a source of the templates changed. */
export const RULES_PATH = join(PROJECT, 'dist', 'edge.json');

export const readRulesFile = (): EdgeRules => JSON.parse(readFileSync(RULES_PATH, 'utf8'));
