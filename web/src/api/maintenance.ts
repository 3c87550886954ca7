import { useEffect, useSyncExternalStore } from 'react';
import type { Maintenance } from '#shared/api/account-models.ts';
import { api } from './api.ts';

const ASK_AGAIN_MS = 10 * 60 * 1000;

let known: Maintenance | null | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** Takes the notice that an administrator has just set. */
export function setKnownMaintenance(notice: Maintenance | null): void {
  known = notice;
  for (const listener of listeners) listener();
}

/** Reads the notice where it is old and somebody sees the page. A failed read shows no notice. */
function askAgain(): void {
  if (document.hidden || performance.now() - askedAt < ASK_AGAIN_MS) return;
  askedAt = performance.now();
  api.readMaintenance().then(setKnownMaintenance, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the maintenance notice, null for none and undefined before the first answer; it is read every ten minutes. */
export function useMaintenance(): Maintenance | null | undefined {
  useEffect(() => {
    askAgain();
    const timer = setInterval(askAgain, ASK_AGAIN_MS);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => known);
}
