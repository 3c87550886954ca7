import type { StripeAccount } from './account.ts';

export interface Asked {
  readonly account: StripeAccount;
  /** Where the product is, such as `http://localhost:4600`. */
  readonly site: string;
  /** What stands in the brackets of the route's pattern. */
  readonly parts: readonly string[];
  readonly form: URLSearchParams;
  /** The idempotency key. */
  readonly key: string;
}

/** JSON, a page, or where to go next. */
export interface Answer {
  readonly status?: number;
  readonly json?: object;
  readonly html?: string;
  readonly to?: string;
}

/** Method and path, and what is answered; undefined where what is meant is not there. */
export type Routes = readonly (readonly [line: RegExp, answer: (asked: Asked) => Answer | undefined])[];

export const answerTo = <T>(found: T | undefined, answer: (found: T) => Answer): Answer | undefined =>
  found && answer(found);

/** The answer of the first route that fits. */
export function routed(routes: Routes, line: string, asked: Omit<Asked, 'parts'>): Answer | undefined {
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(line);
    if (match) return answer({ ...asked, parts: match.slice(1) });
  }
  return undefined;
}
