import { useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import type { HandoutDocument } from '#shared/document/document.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { useDrawing } from '../document/use-drawing.ts';
import { DocumentPictures } from '../images/DocumentPictures.tsx';
import { useRoom } from '../ui/behaviour/use-room.ts';

/** The gap between two sheets, in px of the sheet. */
const GAP = 24;
/** More sheets are counted: the first ones say what is made. */
const MOST_SHEETS = 4;

/** Renders what is made on its sheets, by the renderer that prints, as wide as there is room. */
export function SetPreview({ document }: { readonly document: HandoutDocument }) {
  const drawing = useDrawing(document);
  const box = useRef<HTMLDivElement>(null);
  const { width: room } = useRoom(box);
  const { width, height } = SHEETS[document.paper];
  const scale = Math.min(1, room / width);
  const [pages, setPages] = useState(1);
  const visible = useMemo(() => ({ isSeen: (page: number) => page <= MOST_SHEETS, chosen: [] }), []);
  const shown = Math.min(pages, MOST_SHEETS);
  return (
    <section
      ref={box}
      className="set-preview"
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll it
      tabIndex={0}
    >
      <ErrorBoundary fallback={<p className="panel-hint">This set cannot be drawn.</p>}>
        {/* On sheets of no width nothing could be measured. */}
        {drawing && room > 0 && (
          <div
            className="set-sheets"
            style={{ width: width * scale, height: shown * (height + GAP) * scale }}
          >
            <div style={{ width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
              <DocumentPictures>
                <DocumentPaper
                  drawing={drawing}
                  answerKey={false}
                  visible={visible}
                  onLayout={(layout) => setPages(layout.pages.length)}
                />
              </DocumentPictures>
            </div>
          </div>
        )}
      </ErrorBoundary>
      {pages > MOST_SHEETS && <p className="panel-hint">And {pages - MOST_SHEETS} more sheets.</p>}
    </section>
  );
}
