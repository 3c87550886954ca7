import { useEffect } from 'react';
import type { Draft } from '../saving/drafts.ts';
import { keepDraft } from './draft-actions.ts';

/** What was tried while this page is open: what the account does not take is not sent again and again. */
const tried = new Set<string>();

/**
 * Saves to the account what its user has written and no save has reached, as of a tab that was closed without a connection.
 * A draft that a tab has open is that tab's to save.
 */
export function useKeptDrafts(all: readonly Draft[] | undefined, account: string | null): void {
  useEffect(() => {
    if (account === null) return;
    for (const draft of all ?? []) {
      const state = `${draft.key} ${draft.changed_at}`;
      if (draft.base !== null || draft.owner !== account || tried.has(state)) continue;
      tried.add(state);
      keepDraft(draft).catch(() => undefined);
    }
  }, [all, account]);
}
