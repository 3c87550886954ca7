import { LAST_DRAFT } from '../device/device-memory.ts';
import type { Draft } from './draft.ts';

/*
 * The last draft of a page that goes away, in the local storage, which is written at once. The browser gives up what a database
 * has not begun to store by then, as behind another write on a slow disk.
 */

/** Keeps a draft until the database has it; one that is too large for the local storage has the database alone. */
export function keepLastDraft(draft: Draft): void {
  try {
    localStorage.setItem(LAST_DRAFT + draft.key, JSON.stringify(draft));
  } catch {
    forgetLastDraft(draft.key);
  }
}

export function forgetLastDraft(key: string): void {
  try {
    localStorage.removeItem(LAST_DRAFT + key);
  } catch {
    // A browser without a local storage has kept none.
  }
}

/** Tells whether a last draft still waits for the database. */
export const hasLastDraft = (key: string): boolean => localStorage.getItem(LAST_DRAFT + key) !== null;

/** Lists the drafts of pages that have gone away; one that cannot be read hides no other. */
export function listLastDrafts(): Draft[] {
  try {
    const kept = Object.entries(localStorage).filter(([name]) => name.startsWith(LAST_DRAFT));
    return kept.flatMap(([, text]) => readDraft(text));
  } catch {
    return [];
  }
}

function readDraft(text: string): Draft[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
