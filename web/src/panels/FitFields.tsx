import { useState } from 'react';
import { hasItems } from '#shared/document/document.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { useViewFact } from '../document/use-view.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { countSheets, fitOnPages } from './fit-on-pages.ts';

/** Renders the buttons that make a sheet of several pages shorter; nothing where it has one, or where another copy is shown. */
export function FitFields() {
  const editor = useEditor();
  const document = useDocument();
  const pages = useViewFact(countSheets);
  const isOther = useViewFact(({ large, version }) => large || version > 0);
  const [isFitting, setFitting] = useState(false);
  if (!hasItems(document) || isOther || pages < 2) return null;
  const shorten = (most: number) => {
    setFitting(true);
    void fitOnPages(editor, most).finally(() => setFitting(false));
  };
  return (
    <div className="row">
      <Button size="dense" isDisabled={isFitting} onPress={() => shorten(1)}>
        Fit on one page
      </Button>
      {pages > 2 && (
        <Button size="dense" isDisabled={isFitting} onPress={() => shorten(pages - 1)}>
          {`Fit on ${pages - 1} pages`}
        </Button>
      )}
    </div>
  );
}
