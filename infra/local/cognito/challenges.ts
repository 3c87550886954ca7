import { randomBytes } from 'node:crypto';

const VALIDITY_MS = 3 * 60_000;

/** Sign-ins whose password was right and that wait for a code. They are over after three minutes, or with a restart. */
export interface Challenges {
  /** Begins one for a user; returns its `Session`. */
  begin(sub: string, now: number): string;
  /** Returns the user of a session; undefined when it is over. */
  find(session: string, now: number): string | undefined;
  end(session: string): void;
}

export function createChallenges(): Challenges {
  const waiting = new Map<string, { readonly sub: string; readonly until: number }>();
  return {
    begin(sub, now) {
      for (const [session, { until }] of waiting) if (until < now) waiting.delete(session);
      const session = randomBytes(32).toString('base64url');
      waiting.set(session, { sub, until: now + VALIDITY_MS });
      return session;
    },
    find(session, now) {
      const challenge = waiting.get(session);
      return challenge && challenge.until >= now ? challenge.sub : undefined;
    },
    end: (session) => void waiting.delete(session),
  };
}
