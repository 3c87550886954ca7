import type { Ports } from '#functions/ports/ports.ts';
import type { EmailChange } from '#functions/ports/security.ts';
import type { OpenSession } from '#shared/api/security-models.ts';

type SecurityPorts = Pick<Ports, 'sessions' | 'devices' | 'knownBrowsers' | 'emailChanges' | 'recoveryCodes'>;

/** What keeps an account its owner's, in memory. Nothing expires. */
export function createSecurity(): SecurityPorts & { eraseRows(userId: string): void } {
  const sessions = new Map<string, Map<string, OpenSession & { hasEnded: boolean }>>();
  const devices = new Map<string, Set<string>>();
  const known = new Set<string>();
  const changes = new Map<string, EmailChange>();
  const codes = new Map<string, Set<string>>();
  const ofUser = (userId: string) => {
    const own = sessions.get(userId) ?? new Map<string, OpenSession & { hasEnded: boolean }>();
    sessions.set(userId, own);
    return own;
  };
  return {
    sessions: {
      list: async (userId) =>
        [...ofUser(userId).values()]
          .filter(({ hasEnded }) => !hasEnded)
          .map(({ hasEnded: _, ...session }) => session),
      begin: async (userId, session) => void ofUser(userId).set(session.id, { ...session, hasEnded: false }),
      async goOn(userId, session) {
        const known = ofUser(userId).get(session.id);
        if (known?.hasEnded) return false;
        ofUser(userId).set(session.id, { started_at: null, hasEnded: false, ...known, ...session });
        return true;
      },
      async end(userId, id) {
        const known = ofUser(userId).get(id);
        if (known) known.hasEnded = true;
      },
      async endAll(userId) {
        for (const known of ofUser(userId).values()) known.hasEnded = true;
      },
    },
    devices: {
      list: async (userId) => [...(devices.get(userId) ?? [])],
      add: async (userId, hash) => void devices.set(userId, new Set([...(devices.get(userId) ?? []), hash])),
    },
    knownBrowsers: { has: async (mark) => known.has(mark), add: async (mark) => void known.add(mark) },
    emailChanges: {
      find: async (userId) => changes.get(userId),
      start: async (userId, change) => void changes.set(userId, change),
      finish: async (userId) => void changes.delete(userId),
    },
    recoveryCodes: {
      count: async (userId) => codes.get(userId)?.size ?? 0,
      replace: async (userId, hashes) => void codes.set(userId, new Set(hashes)),
      use: async (userId, hash) => codes.get(userId)?.delete(hash) ?? false,
    },
    eraseRows(userId) {
      for (const rows of [sessions, devices, changes, codes]) rows.delete(userId);
    },
  };
}
