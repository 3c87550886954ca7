import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { CELL_SIGN } from '#shared/questions/table-signs.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { getEditorSchema } from '#shared/text/prosemirror.ts';
import { toStoredValue } from '#shared/text/prosemirror-value.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { Pasted } from './may-be-questions.ts';
import { createPasteProps } from './paste.ts';

/** Reads what was pasted, with all formatting that any field has, however long it is. */
export function readPasted(pasted: Pasted): RichTextValue {
  const schema = getEditorSchema('body');
  const html = pasted.getData('text/html');
  if (html === '') return cleanText(pasted.getData('text/plain'));
  const view = new EditorView(null, {
    ...createPasteProps(schema, undefined, CELL_SIGN),
    state: EditorState.create({ schema }),
    handleScrollToSelection: () => true,
  });
  view.pasteHTML(html);
  const value = toStoredValue(view.state.doc);
  view.destroy();
  return value;
}
