import type { Node as EditorNode, MarkType, ResolvedPos } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';

/** A formula in a field, with its dollar signs. */
export interface MathsRun {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const getMathsMark = ({ schema }: EditorState): MarkType | null => schema.marks.maths ?? null;

/** One formula or several side by side, each whole. */
const WHOLE = /^(?:(\$\$?)(?!\s)(?:\\.|[^\\$])+?(?<!\s)\1)+$/;
export const isWholeFormula = (text: string): boolean => WHOLE.test(text);

/** One formula among several side by side. */
const ONE = /(\$\$?)(?:\\.|[^\\$])+?\1/g;

/** Splits a run at its formulas; one that is not whole stays in one piece. */
function splitRun(run: MathsRun): MathsRun[] {
  if (!isWholeFormula(run.text)) return [run];
  return [...run.text.matchAll(ONE)].map(({ 0: text, index }) => {
    const from = run.from + index;
    return { from, to: from + text.length, text };
  });
}

/** Lists the formulas of a document, those side by side each by itself. */
export function listMathsRuns(doc: EditorNode, mark: MarkType): MathsRun[] {
  const runs: MathsRun[] = [];
  doc.descendants((node, from) => {
    if (node.isText && mark.isInSet(node.marks))
      runs.push(...splitRun({ from, to: from + node.nodeSize, text: node.text ?? '' }));
  });
  return runs;
}

/** Finds the formula that the caret is in or beside; null where there is none. */
export function findMathsAt({ doc, selection: { from, to } }: EditorState, mark: MarkType): MathsRun | null {
  return listMathsRuns(doc, mark).find((run) => from >= run.from && to <= run.to) ?? null;
}

/**
 * Returns the text of the line before a position, one sign for each place, so that its places are those of the text; what
 * is in a formula already is no sign that matters.
 */
export function readLineBefore({ parent, parentOffset }: ResolvedPos, mark: MarkType): string {
  let text = '';
  parent.forEach((node) => {
    const own = node.isText ? (node.text ?? '') : '\n';
    text += mark.isInSet(node.marks) ? '\uFFFC'.repeat(own.length) : own;
  });
  return text.slice(0, parentOffset);
}
