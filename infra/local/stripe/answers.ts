import type { StripeAccount } from './account.ts';

export interface StripeRequest {
  readonly account: StripeAccount;
  /** The product's address, such as `http://localhost:4600`. */
  readonly site: string;
  /** The groups that the route's pattern captured. */
  readonly parts: readonly string[];
  readonly form: URLSearchParams;
  /** The idempotency key. */
  readonly key: string;
}

/** An answer: JSON, a page, or a redirect. */
export interface StripeAnswer {
  readonly status?: number;
  readonly json?: object;
  readonly html?: string;
  readonly to?: string;
}

/** Routes by method and path; an answer is undefined when its object does not exist. */
export type Routes = readonly (readonly [
  line: RegExp,
  answer: (request: StripeRequest) => StripeAnswer | undefined,
])[];

export const answerIfFound = <T>(
  found: T | undefined,
  answer: (found: T) => StripeAnswer,
): StripeAnswer | undefined => found && answer(found);

/** Returns the answer of the first route that matches; undefined when none does. */
export function answerRoute(
  routes: Routes,
  line: string,
  request: Omit<StripeRequest, 'parts'>,
): StripeAnswer | undefined {
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(line);
    if (match) return answer({ ...request, parts: match.slice(1) });
  }
  return undefined;
}
