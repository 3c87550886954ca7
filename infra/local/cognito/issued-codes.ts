import { createHash, randomUUID } from 'node:crypto';
import type { PoolUser } from './users.ts';

/** A code that waits to be redeemed once. */
interface IssuedCode {
  readonly sub: string;
  readonly redirect: string;
  readonly challenge: string;
  readonly until: number;
}

const CODE_MS = 5 * 60_000;

/** The codes by which a client gets the tokens of who has signed in, each for one use and five minutes. */
export class IssuedCodes {
  private readonly codes = new Map<string, IssuedCode>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Makes a code for a request; returns the address that takes it back to the client. */
  issue({ sub }: PoolUser, query: URLSearchParams): string {
    const code = randomUUID();
    const redirect = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    this.codes.set(code, { sub, redirect, challenge, until: this.now() + CODE_MS });
    return `${redirect}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`;
  }

  /** Takes the code of a form; returns its user's `sub`, or undefined where it does not prove what it was issued for. */
  redeem(form: URLSearchParams): string | undefined {
    const code = form.get('code') ?? '';
    const issued = this.codes.get(code);
    this.codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      issued?.challenge === challenge &&
      issued.redirect === form.get('redirect_uri') &&
      issued.until > this.now();
    return isGood ? issued.sub : undefined;
  }
}
