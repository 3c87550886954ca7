import { randomUUID } from 'node:crypto';
import type { Quotas } from '#functions/ports/quotas.ts';

/** Quotas in memory. */
export function createQuotas(): Quotas & { eraseRows(userId: string): void } {
  const uses = new Map<string, Set<string>>();
  const bytes = new Map<string, number>();
  return {
    async consume(
      userId,
      { name, limit, bytes: most = Number.POSITIVE_INFINITY, windowSeconds },
      now,
      given = {},
    ) {
      const { name: use = randomUUID(), bytes: more = 0 } = given;
      const key = `${userId}/${name}/${Math.floor(now.getTime() / 1000 / windowSeconds)}`;
      const used = uses.get(key) ?? new Set();
      if (used.has(use)) return true;
      const stored = bytes.get(key) ?? 0;
      if (used.size >= limit || stored >= most) return false;
      uses.set(key, used.add(use));
      bytes.set(key, stored + more);
      return true;
    },
    eraseRows(userId) {
      for (const key of uses.keys()) if (key.startsWith(`${userId}/`)) uses.delete(key);
    },
  };
}
