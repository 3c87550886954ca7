import { randomUUID } from 'node:crypto';
import type { Quotas } from '#functions/ports/quotas.ts';

/** Quotas in memory. */
export function createQuotas(): Quotas & { eraseRows(userId: string): void } {
  const uses = new Map<string, Set<string>>();
  return {
    async consume(userId, { name, limit, windowSeconds }, now, use = randomUUID()) {
      const key = `${userId}/${name}/${Math.floor(now.getTime() / 1000 / windowSeconds)}`;
      const used = uses.get(key) ?? new Set();
      if (!used.has(use) && used.size >= limit) return false;
      uses.set(key, used.add(use));
      return true;
    },
    eraseRows(userId) {
      for (const key of uses.keys()) if (key.startsWith(`${userId}/`)) uses.delete(key);
    },
  };
}
