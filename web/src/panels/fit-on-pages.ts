import { subscribe } from 'valtio';
import type { DocumentWithItems } from '#shared/document/document.ts';
import { hasItems } from '#shared/document/document.ts';
import { type FitMeasure, findNextMeasure, tighten } from '#shared/kinds/worksheet/fit/fit-steps.ts';
import type { Editor } from '../document/editor.ts';
import type { EditorView } from '../document/editor-view.ts';
import type { Path } from '../document/path.ts';
import type { UndoStep } from '../document/undo-history.ts';
import { showToast, showUndoToast } from '../ui/feedback/toast.ts';

/** Names each step in the history. */
const NAMES: Readonly<Record<FitMeasure, string>> = {
  item_spacing: 'Less space between items',
  font_space: 'Lower lines of text',
  lines: 'Fewer lines to write on',
  font_size: 'Smaller type',
};

/** Counts the sheets of the last layout. */
export const countSheets = ({ places }: Pick<EditorView, 'places'>): number =>
  Math.max(0, ...(places?.places ?? []).map(({ sheet }) => sheet + 1));

/** A layout may take so many frames on a slow device. */
const MOST_FRAMES = 120;

/** Waits until the paper is laid out anew. */
async function waitForLayout({ view }: Editor, before: EditorView['places']): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && view.places === before; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** What was made smaller, each by one step of undo. */
type Fitting = ReadonlyMap<UndoStep, FitMeasure>;

/** Takes back the steps of a fitting, as far as they are the last ones. */
function takeBack(editor: Editor, fitting: Fitting): void {
  while (editor.state.undo && fitting.has(editor.state.undo)) editor.undo();
}

/** Closes what the fitting before this one has said: it is no longer true. */
let closeLast = (): void => undefined;

/** Says what was made smaller, and offers to take all of it back, until something else is changed. */
function showFitted(editor: Editor, words: string, fitting: Fitting): void {
  const changes = [...fitting.values()].map((measure) => NAMES[measure].toLowerCase()).join(', ');
  const close = showUndoToast(`Fits on ${words}: ${changes}.`, () => takeBack(editor, fitting));
  const { changes: fitted } = editor.state;
  const unsubscribe = subscribe(editor.state, () => {
    if (editor.state.changes === fitted) return;
    unsubscribe();
    close();
  });
  closeLast = close;
}

/** Makes a measure smaller, so many times as a step makes it. */
function tightenBy(
  worksheet: Parameters<typeof tighten>[0],
  { measure, times }: { measure: FitMeasure; times: number },
): void {
  for (let time = 0; time < times; time++) tighten(worksheet, measure);
}

/** Makes the worksheet smaller, a little at a time, until it has no more pages than that; returns what has changed. */
async function tightenUntil(editor: Editor, most: number): Promise<Fitting> {
  const path = editor.path as Path<DocumentWithItems>;
  const fitting = new Map<UndoStep, FitMeasure>();
  for (let times = 1; countSheets(editor.view) > most; times++) {
    const { document, view, state } = editor;
    const measure = hasItems(document)
      ? findNextMeasure(document as DocumentWithItems & { items: never[] })
      : null;
    if (!measure) break;
    const before = view.places;
    const last = state.undo;
    // All that a measure changes is one step, whatever ends a gesture meanwhile, such as the focus.
    if (last && fitting.get(last) === measure) {
      fitting.delete(last);
      editor.undo();
    } else times = 1;
    editor.edit(path, tightenBy, { measure, times }, { name: NAMES[measure] });
    if (state.undo) fitting.set(state.undo, measure);
    await waitForLayout(editor, before);
  }
  return fitting;
}

/**
 * Makes the worksheet shorter until it has no more pages than that; each measure that changes is a step of undo. Where even the
 * smallest measures are not enough, all is as it was, and a message says so.
 */
export async function fitOnPages(editor: Editor, most: number): Promise<void> {
  closeLast();
  const fitting = await tightenUntil(editor, most);
  const sheets = countSheets(editor.view);
  if (sheets > most) {
    takeBack(editor, fitting);
    const words = `Even with less space, fewer lines and smaller type it takes ${sheets} pages.`;
    closeLast = showToast({ words });
  } else showFitted(editor, most === 1 ? 'one page' : `${most} pages`, fitting);
}
