import type { Editor } from '../../web/src/document/editor.ts';
import { createItemActions, type ItemActions } from '../../web/src/document/item-actions.ts';

/** Creates the actions on items of an open document for a user who confirms every deletion. */
export const anItemActions = (editor: Editor): ItemActions =>
  createItemActions({
    editor,
    confirm: (_, proceed) => proceed(),
    typeInto: () => undefined,
    advanced: false,
    toggleAdvanced: () => undefined,
  });
