import { Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { toEditorDoc } from '#shared/text/prosemirror-value.ts';
import type { RichTextValue, RichTextVariant } from '#shared/text/rich-text.ts';

/** Marks a change that came from outside and must not be told back. */
export const FROM_OUTSIDE = 'from-outside';

/**
 * The transaction that brings an editor to a value set elsewhere (an undo), or null where it holds it
 * already. Only what differs is replaced, so that the selection stays where it can.
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
  // Where the same letters stand on both sides of the change, the two ends may have met before the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = doc.slice(start, end.b + overlap);
  const tr = state.tr.replace(start, end.a + overlap, slice);
  const reached = tr.doc.eq(doc)
    ? tr
    : state.tr.replace(0, state.doc.content.size, new Slice(doc.content, 0, 0));
  return reached.setMeta(FROM_OUTSIDE, true);
}
