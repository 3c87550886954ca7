import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isEndless } from '#shared/questions/is-endless.ts';
import { getEditorSchema } from '#shared/text/prosemirror.ts';
import { toStoredValue } from '#shared/text/prosemirror-value.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { cleanText } from '#shared/text/schema.ts';
import { createPasteProps } from './paste.ts';

/** A numbered line or a lettered one, with words behind its label. */
const LABELLED = /^[ \t]{0,20}[*✓✔]?[ \t]{0,20}(?:(?:q|question)\s*\.?\s*)?[(#]?(?:\d{1,3}|[a-h])\s*[.):]/gim;
/** A line that asks by itself: it ends with a question mark, or has room to write. */
const ASKING = /[?？؟]["”’)]?[ \t]{0,20}$|_{3,}|\.{5}|…{2}/gm;
/** An entry of a list, on the web or in Word. */
const LISTED = /<li[\s>]|mso-list:l/gi;
const ENOUGH = 50_000;

/** Tells, at once, whether a look at what was pasted is worth it: it may be the questions of a test. */
export function mayBeQuestions(pasted: DataTransfer): boolean {
  const count = (type: string, pattern: RegExp) =>
    pasted.getData(type).slice(0, ENOUGH).match(pattern)?.length ?? 0;
  if (isEndless(pasted.getData('text/plain'))) return false;
  return (
    count('text/plain', LABELLED) > 1 || count('text/plain', ASKING) > 1 || count('text/html', LISTED) > 1
  );
}

/** Reads what was pasted, with all formatting that any field has, however long it is. */
export function readPasted(pasted: DataTransfer): RichTextValue {
  const schema = getEditorSchema('body');
  const html = pasted.getData('text/html');
  if (html === '') return cleanText(pasted.getData('text/plain'));
  const view = new EditorView(null, {
    ...createPasteProps(schema),
    state: EditorState.create({ schema }),
    handleScrollToSelection: () => true,
  });
  view.pasteHTML(html);
  const value = toStoredValue(view.state.doc);
  view.destroy();
  return value;
}
