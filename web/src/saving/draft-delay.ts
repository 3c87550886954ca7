import type { Editor } from '../document/editor.ts';

const DELAYS_MS = { first: 1, sooner: 100, soon: 150 } as const;
const DEFAULT_MS = 500;

/**
 * Returns how long the device waits for more edits before it stores the last one, in ms; the paper never waits. `isNew`
 * is true until the account has the document.
 */
export function getDraftDelay({ persist }: Pick<Editor, 'persist'>, isNew: boolean): number {
  if (persist === null || (persist === 'first' && !isNew)) return DEFAULT_MS;
  return DELAYS_MS[persist];
}
