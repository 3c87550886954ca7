import type { Editor } from '../document/editor.ts';

/**
 * In ms, how long the device waits for more of the same before it keeps the last step; the paper never waits.
 * `isNew` until the account has the document.
 */
export function getDraftDelay(
  { document, state }: Pick<Editor, 'document' | 'state'>,
  isNew: boolean,
): number {
  const isGame = document.entity_type === 'bingo';
  if (isGame && isNew && state.undo === 'Edit title') return FIRST_TITLE;
  return isGame && state.undo === 'Card setup' ? SIZES : TEXTS;
}
const FIRST_TITLE = 1;
const SIZES = 150;
const TEXTS = 500;
