import { useSyncExternalStore } from 'react';
import type { TopicId } from './topic-list.ts';

/** The part of the help that is open: a page, the sheet of shortcuts, or the form for a question. */
export type HelpPart = TopicId | 'shortcuts' | 'question';

let shown: HelpPart | null = null;
const listeners = new Set<() => void>();

/** Opens a part of the help over whatever page is open; null closes it. */
export function showHelp(part: HelpPart | null): void {
  shown = part;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useShownHelp = (): HelpPart | null => useSyncExternalStore(subscribe, () => shown);
