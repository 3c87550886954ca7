import type { HelpRequests, Notices } from '#functions/ports/site.ts';
import type { HelpRequest, Maintenance } from '#shared/api/account-models.ts';
import { toPage } from './page.ts';

const PAGE_SIZE = 30;
const toKey = ({ sent_at, id }: HelpRequest): string => `${sent_at}#${id}`;

/** Requests for help in memory. */
export function createHelpRequests(): HelpRequests {
  const known = new Set<string>();
  const requests = new Map<string, HelpRequest>();
  return {
    async save(request) {
      const key = `${request.user_id}/${request.id}`;
      if (!known.has(key)) requests.set(key, request);
      known.add(key);
    },
    async list(next) {
      const sorted = [...requests.values()].sort((one, other) => toKey(other).localeCompare(toKey(one)));
      return toPage(sorted, toKey, next, PAGE_SIZE);
    },
    listOf: async (userId) => [...requests.values()].filter(({ user_id }) => user_id === userId),
    async close(closed) {
      const found = [...requests].find(([, request]) => toKey(request) === `${closed.sent_at}#${closed.id}`);
      return found !== undefined && requests.delete(found[0]);
    },
    async erase(userId) {
      for (const [key, { user_id }] of requests) if (user_id === userId) requests.delete(key);
    },
  };
}

/** Notices in memory. */
export function createNotices(): Notices {
  let planned: Maintenance | null = null;
  return {
    readMaintenance: async () => planned,
    async setMaintenance(maintenance) {
      planned = maintenance;
    },
  };
}
