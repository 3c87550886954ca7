import type { MarkType } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import {
  type FoundFormula,
  findFormulas,
  findFormulasWhileTyping,
  findTypedFormula,
} from '#shared/maths/find-formulas.ts';
import { isWholeFormula, listMathsRuns, readLineBefore } from './maths-runs.ts';
import { mapTyped, type TypedRange } from './typed-range.ts';

/** Marks the change that made text of a formula: its dollar signs then stay text. */
export const AS_TEXT = 'as-text';

/** Says where a formula ends that was made of what was typed. */
const MADE = 'made-formula';

/** What a field knows since it was opened. */
interface Visit {
  /** The places of dollar signs that are text, because a user said so. */
  readonly asText: readonly number[];
  /** The place where the user typed last: an older dollar sign stays what it was. */
  readonly typed: TypedRange | null;
  /** The end of the formula that was made last of what was typed, until a sign behind it says that it is one. */
  readonly made: number | null;
}
/** The letters behind a formula after which it is clear whether it is one: `th`, and one more. */
const MOST_JOINED = 3;
const key = new PluginKey<Visit>('maths');

/** Takes the mark off what is no whole formula any more: its signs stay as they are. */
function unmarkBroken({ doc, tr }: EditorState, mark: MarkType): Transaction | null {
  for (const { from, to, text } of listMathsRuns(doc, mark))
    if (!isWholeFormula(text)) tr.removeMark(from, to, mark);
  return tr.docChanged ? tr : null;
}

/** Takes the mark off a formula just made, where a letter or a figure was typed behind it: `$a^b c$d` is text. */
function unmarkJoined(state: EditorState, mark: MarkType): Transaction | null {
  const { doc, tr, selection } = state;
  const end = key.getState(state)?.made ?? null;
  const joined = end !== null && selection.empty ? selection.from - end : 0;
  if (end === null || joined < 1 || joined > MOST_JOINED) return null;
  const run = listMathsRuns(doc, mark).find(({ to }) => to === end);
  const { $from } = selection;
  if (!run || run.from < $from.start()) return null;
  const line = $from.parent.textBetween(0, $from.parentOffset, '\n', '\n');
  const from = run.from - $from.start();
  return findFormulasWhileTyping(line).some((one) => one.from === from)
    ? null
    : tr.removeMark(run.from, end, mark);
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
  else tr.addMark(start + from, start + to, mark.create()).setMeta(MADE, start + to);
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
  const visit = key.getState(state);
  if (!found || !visit?.typed || visit.asText.includes($from.start() + found.from)) return null;
  // The last sign of the formula, which the user typed to end it.
  const last = $from.start() + found.to;
  if (last - 1 < visit.typed.from || last > visit.typed.to) return null;
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
  return new Plugin<Visit>({
    key,
    state: {
      init: () => ({ asText: [], typed: null, made: null }),
      apply: (tr, { asText, typed, made }) => {
        const now = asText.map((place) => tr.mapping.map(place));
        const more: unknown = tr.getMeta(AS_TEXT);
        return {
          asText: typeof more === 'number' ? [...now, more] : now,
          typed: tr.getMeta(fromOutside) ? null : mapTyped(typed, tr),
          made: tr.getMeta(MADE) ?? (made === null ? null : tr.mapping.map(made, -1)),
        };
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
      return (
        unmarkBroken(state, mark) ??
        unmarkJoined(state, mark) ??
        (isTyped ? markTyped(state, mark, findTypedFormula) : null)
      );
    },
    props: {
      handleDOMEvents: {
        blur: (view) => {
          const tr = markLast(view.state, mark);
          if (tr) view.dispatch(tr);
          return false;
        },
      },
    },
  });
}

/** Makes a formula of what was typed and ends at the caret, because the field is left. */
export const markLast = (state: EditorState, mark: MarkType): Transaction | null =>
  markTyped(state, mark, findLast);
