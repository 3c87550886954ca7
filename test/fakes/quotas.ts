import { randomUUID } from 'node:crypto';
import type { Meter, Quotas } from '#functions/ports/quotas.ts';

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

/** A meter in memory. */
export function createMeter(): Meter {
  const windows = new Map<string, { count: number; bytes: number }>();
  const find = (id: string, { name, windowSeconds }: Parameters<Meter['claim']>[1], now: Date) => {
    const key = `${id}/${name}/${Math.floor(now.getTime() / 1000 / windowSeconds)}`;
    const used = windows.get(key) ?? { count: 0, bytes: 0 };
    windows.set(key, used);
    return used;
  };
  const isFull = (...[id, quota, now]: Parameters<Meter['isReached']>): boolean => {
    const { count, bytes } = find(id, quota, now);
    return count >= quota.limit || bytes >= (quota.bytes ?? Number.POSITIVE_INFINITY);
  };
  return {
    isReached: async (...of) => isFull(...of),
    async claim(id, quota, claimed, now) {
      if (isFull(id, quota, now)) return false;
      find(id, quota, now).count += claimed;
      return true;
    },
    async settle(id, quota, { more, bytes }, now) {
      const used = find(id, quota, now);
      used.count += more;
      used.bytes += bytes;
    },
  };
}
