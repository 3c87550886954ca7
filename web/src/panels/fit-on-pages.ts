import type { DocumentWithItems } from '#shared/document/document.ts';
import { hasItems } from '#shared/document/document.ts';
import { type FitMeasure, findNextMeasure, tighten } from '#shared/kinds/worksheet/fit/fit-steps.ts';
import type { Editor } from '../document/editor.ts';
import type { EditorView } from '../document/editor-view.ts';
import type { Path } from '../document/path.ts';
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

/** Takes back so many steps. */
function takeBack(editor: Editor, steps: number): void {
  for (let step = 0; step < steps; step++) editor.undo();
}

/**
 * Makes the worksheet shorter step by step, until it has no more pages than that; each step is one of undo. Where even the
 * smallest measures are not enough, all is as it was, and a message says so.
 */
export async function fitOnPages(editor: Editor, most: number): Promise<void> {
  const path = editor.path as Path<DocumentWithItems>;
  const done: FitMeasure[] = [];
  editor.seal();
  while (countSheets(editor.view) > most) {
    const { document, view } = editor;
    const next = hasItems(document)
      ? findNextMeasure(document as DocumentWithItems & { items: never[] })
      : null;
    if (!next) break;
    const before = view.places;
    editor.edit(path, tighten, next, { name: NAMES[next] });
    done.push(next);
    await waitForLayout(editor, before);
  }
  const sheets = countSheets(editor.view);
  const words = most === 1 ? 'one page' : `${most} pages`;
  if (sheets > most) {
    takeBack(editor, done.length);
    showToast({ words: `Even with less space, fewer lines and smaller type it takes ${sheets} pages.` });
    return;
  }
  const changes = [...new Set(done)].map((measure) => NAMES[measure].toLowerCase()).join(', ');
  showUndoToast(`Fits on ${words}: ${changes}.`, () => takeBack(editor, done.length));
}
