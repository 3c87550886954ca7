import type { MarkType } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type FoundFormula, findFormulas, findTypedFormula } from '#shared/maths/find-formulas.ts';
import { isWholeFormula, listMathsRuns, readLineBefore } from './maths-runs.ts';

/** Marks the change that made text of a formula: its dollar signs then stay text. */
export const AS_TEXT = 'as-text';

/** The places of dollar signs that are text, because somebody said so. */
const key = new PluginKey<readonly number[]>('maths');

/** Takes the mark off what is no whole formula any more: its signs stay as they are. */
function unmarkBroken({ doc, tr }: EditorState, mark: MarkType): Transaction | null {
  for (const { from, to, text } of listMathsRuns(doc, mark))
    if (!isWholeFormula(text)) tr.removeMark(from, to, mark);
  return tr.docChanged ? tr : null;
}

/** Makes a formula of what was written at the end of the line before the caret. */
function markFound(
  { tr, selection, schema }: EditorState,
  mark: MarkType,
  { from, to, dollars }: FoundFormula,
): Transaction {
  const start = selection.$from.start();
  const isSame = tr.doc.textBetween(start + from, start + to) === dollars;
  if (!isSame) tr.replaceWith(start + from, start + to, schema.text(dollars, [mark.create()]));
  else tr.addMark(start + from, start + to, mark.create());
  return tr.removeStoredMark(mark);
}

function markTyped(
  state: EditorState,
  mark: MarkType,
  find: (text: string) => FoundFormula | null,
): Transaction | null {
  const { $from, empty } = state.selection;
  if (!empty) return null;
  const found = find(readLineBefore($from, mark));
  if (!found || key.getState(state)?.includes($from.start() + found.from)) return null;
  return markFound(state, mark, found);
}

/** Finds a formula that ends where the caret is, when the field is left. */
const findLast = (text: string): FoundFormula | null =>
  findFormulas(text).find(({ to }) => to === text.length) ?? null;

/**
 * Creates the plugin that makes formulas of what is typed between dollar signs, and text again of those that lose one. A
 * value set elsewhere, whose change has the meta `fromOutside`, stays as it is.
 */
export function createMathsPlugin(mark: MarkType, fromOutside: string): Plugin {
  return new Plugin<readonly number[]>({
    key,
    state: {
      init: () => [],
      apply: (tr, kept) => {
        const now = kept.map((place) => tr.mapping.map(place));
        const more: unknown = tr.getMeta(AS_TEXT);
        return typeof more === 'number' ? [...now, more] : now;
      },
    },
    appendTransaction(transactions, _before, state) {
      const changes = transactions.filter(({ docChanged }) => docChanged);
      if (
        changes.length === 0 ||
        changes.some((tr) => tr.getMeta(fromOutside) || tr.getMeta(AS_TEXT) !== undefined)
      )
        return null;
      // Pasted text has its formulas already, and prices beside them.
      const isTyped = !changes.some((tr) => tr.getMeta('paste'));
      return unmarkBroken(state, mark) ?? (isTyped ? markTyped(state, mark, findTypedFormula) : null);
    },
    props: {
      handleDOMEvents: {
        blur: (view) => {
          markLast(view, mark);
          return false;
        },
      },
    },
  });
}

function markLast(view: EditorView, mark: MarkType): void {
  const tr = markTyped(view.state, mark, findLast);
  if (tr) view.dispatch(tr);
}
