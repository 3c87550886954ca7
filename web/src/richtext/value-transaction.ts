import { Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { toEditorDoc } from '#shared/text/prosemirror-value.ts';
import type { RichTextValue, RichTextVariant } from '#shared/text/rich-text.ts';

/** Marks a change from outside, which must not call `onChange`. */
export const FROM_OUTSIDE = 'from-outside';

/**
 * Creates the transaction that brings an editor to a value set elsewhere (an undo); null where it holds it
 * already. Only the difference is replaced, so that the selection stays where possible.
 */
export function createValueTransaction(
  state: EditorState,
  variant: RichTextVariant,
  value: RichTextValue,
): Transaction | null {
  const doc = toEditorDoc(variant, value);
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || end === null) return null;
  // If the same letters are on both sides of the change, the two ends may meet before the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = doc.slice(start, end.b + overlap);
  const tr = state.tr.replace(start, end.a + overlap, slice);
  const reached = tr.doc.eq(doc)
    ? tr
    : state.tr.replace(0, state.doc.content.size, new Slice(doc.content, 0, 0));
  return reached.setMeta(FROM_OUTSIDE, true);
}
