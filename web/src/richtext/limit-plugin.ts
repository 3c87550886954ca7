import type { Node as EditorNode } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';

/** A formula is stored with two edges around it. */
function countEdges(doc: EditorNode): number {
  let count = 0;
  doc.descendants((node) => {
    if (node.isText && node.marks.some(({ type }) => type.name === 'maths')) count += 2;
  });
  return count;
}

/** Counts the characters of plain text as the stored document counts them: a paragraph's end is one. */
export const countCharacters = (doc: EditorNode): number =>
  doc.textBetween(0, doc.content.size, '\n').length + countEdges(doc);

/** Finds where the last `count` characters before `end` begin. No position holds more than one character. */
function findCutStart(doc: EditorNode, end: number, count: number): number {
  let start = end;
  let missing = count;
  while (missing > 0 && start > 0) {
    start = Math.max(0, start - missing);
    missing = count - doc.textBetween(start, end, '\n').length;
  }
  return isInsidePair(doc, start) ? start - 1 : start;
}

/** Tells whether a position is between the two halves of a surrogate pair, which are cut together. */
const isInsidePair = (doc: EditorNode, position: number): boolean =>
  position > 0 && /[\uD800-\uDBFF]$/.test(doc.textBetween(position - 1, position));

function cutBefore(tr: Transaction, end: number, limit: number): void {
  const over = countCharacters(tr.doc) - limit;
  if (over > 0) tr.delete(findCutStart(tr.doc, end, over), end);
}

/** Takes away what is over the limit: from the end of what was just put in, then from the end of all. */
function cutToLimit({ tr }: EditorState, limit: number): Transaction | null {
  cutBefore(tr, tr.selection.to, limit);
  cutBefore(tr, tr.doc.content.size, limit);
  return tr.docChanged ? tr : null;
}

/** Marks a change that cut what was over the limit. */
export const CUT = 'cut';

/** Creates the plugin that cuts text beyond the limit, however it was entered. */
export function createLimitPlugin(limit: number): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged)
        ? (cutToLimit(state, limit)?.setMeta(CUT, true) ?? null)
        : null,
  });
}
