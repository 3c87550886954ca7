import type { Ports } from '#functions/ports/ports.ts';
import type { Shown } from '#functions/records/gallery.ts';
import type { HelpRequest, Maintenance } from '#shared/api/account-models.ts';

/** What people have beside their documents, in memory, for tests. */

/** Entries by document, the turn at which each was set beside it. */
export function galleryIn(shown: Map<string, Shown>): Ports['gallery'] {
  const turns = new Map<string, number>();
  return {
    async set(id, turn, entry) {
      if ((turns.get(id) ?? 0) > turn) return;
      turns.set(id, turn);
      if (entry) shown.set(id, entry);
      else shown.delete(id);
    },
    find: async (asked) => ({
      entries: [...shown.values()].filter(({ found_by }) => asked.every((one) => found_by.includes(one))),
      next: null,
    }),
  };
}

export function deletionsInMemory(): Ports['deletions'] {
  const waiting = new Map<string, { since: string; due: string }>();
  return {
    async begin(id, now) {
      if (!waiting.has(id)) waiting.set(id, { since: now, due: now });
    },
    since: async (id) => waiting.get(id)?.since,
    due: async (now) => [...waiting].filter(([, { due }]) => due <= now).map(([id]) => id),
    async lookAgain(id, due) {
      const one = waiting.get(id);
      if (one) waiting.set(id, { ...one, due });
    },
    eraseRows: async () => undefined,
    finish: async (id) => void waiting.delete(id),
  };
}

export function helpRequestsInMemory(): Ports['helpRequests'] {
  const kept = new Map<string, HelpRequest>();
  return {
    async keep(request) {
      if (!kept.has(request.id)) kept.set(request.id, request);
    },
    list: async () => ({ entries: [...kept.values()].reverse(), next: null }),
    async erase(userId) {
      for (const [id, { user_id }] of kept) if (user_id === userId) kept.delete(id);
    },
  };
}

export function noticesInMemory(): Ports['notices'] {
  let planned: Maintenance | null = null;
  return {
    maintenance: async () => planned,
    async setMaintenance(maintenance) {
      planned = maintenance;
    },
  };
}
