import { produce } from 'immer';
import { useMemo } from 'react';
import { type HandoutDocument, hasItems } from '#shared/document/document.ts';
import { getDrawing } from '#shared/document/drawing.ts';
import { applyTheme, THEME_IDS, THEMES, type ThemeId } from '#shared/document/themes.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { DrawnSheet } from '../images/DrawnSheet.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import './ThemesDialog.css';

/** Renders the first sheet of the document in each theme, as it would print; choosing one is one step. */
export function ThemesDialog({ onClose }: { onClose: () => void }) {
  const document = useDocument();
  const { path } = useEditor();
  const { run } = usePanel('theme', 'Choose theme');
  const choose = (theme: ThemeId) => {
    run(path, applyTheme, theme);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Themes" width="large">
      <p className="panel-hint">
        A theme sets the fonts, the header and the boxes of the whole document. Undo brings back what was
        there.
      </p>
      <ul className="list theme-list">
        {THEME_IDS.map((id) => (
          <li key={id}>
            <button type="button" className="theme-choice" onClick={() => choose(id)}>
              <ThemedSheet document={document} theme={id} />
              {THEMES[id].label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The width of a sheet in px: two stand beside each other on a phone, as `ThemesDialog.css` leaves room for. */
const SHOWN = 132;

/** More items than these begin on no first sheet that is looked at in small. */
const MOST_ITEMS = 15;

function ThemedSheet({ document, theme }: { document: HandoutDocument; theme: ThemeId }) {
  const drawing = useLazy(
    useMemo(() => {
      const first = hasItems(document)
        ? { ...document, items: document.items.slice(0, MOST_ITEMS) }
        : document;
      return getDrawing(produce(first, (draft: HandoutDocument) => applyTheme(draft, theme)));
    }, [document, theme]),
  );
  return (
    <span className="theme-sheet" inert aria-hidden="true">
      {drawing && <DrawnSheet drawing={drawing} shown={SHOWN} />}
    </span>
  );
}
