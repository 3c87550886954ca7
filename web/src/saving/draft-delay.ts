import type { Editor } from '../document/editor.ts';

const FIRST_MS = 1;
const SOON_MS = 150;
const DEFAULT_MS = 500;

/**
 * Returns how long the device waits for more edits before it stores the last one, in ms; the paper never waits. `isNew`
 * is true until the account has the document.
 */
export function getDraftDelay({ persist }: Pick<Editor, 'persist'>, isNew: boolean): number {
  if (persist === 'soon') return SOON_MS;
  return persist === 'first' && isNew ? FIRST_MS : DEFAULT_MS;
}
