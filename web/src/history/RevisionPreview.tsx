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
/** Sheets that are drawn before and after the one in sight. */
const MARGIN = 2;

/** Renders a version on its sheets, as wide as there is room. */
export function RevisionPreview({ document }: { readonly document: HandoutDocument }) {
  const drawing = useDrawing(document);
  const box = useRef<HTMLDivElement>(null);
  const { width: room } = useRoom(box);
  const { width, height } = SHEETS[document.paper];
  const scale = Math.min(1, room / width);
  const [sheets, setSheets] = useState(1);
  const [first, setFirst] = useState(1);
  const visible = useMemo(
    () => ({ isSeen: (page: number) => Math.abs(page - first) <= MARGIN, chosen: [] }),
    [first],
  );
  const step = (height + GAP) * scale;
  return (
    <section
      ref={box}
      className="history-preview"
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll it
      tabIndex={0}
      onScroll={({ currentTarget }) => setFirst(1 + Math.round(currentTarget.scrollTop / step))}
    >
      <ErrorBoundary fallback={<p className="panel-hint">This version cannot be drawn.</p>}>
        {/* On sheets of no width nothing could be measured. */}
        {drawing && room > 0 && (
          <div className="history-sheets" style={{ width: width * scale, height: sheets * step }}>
            <div style={{ width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
              <DocumentPictures>
                <DocumentPaper
                  drawing={drawing}
                  answerKey={document.show_answer_key}
                  visible={visible}
                  onLayout={({ pages }) => setSheets(pages.length)}
                />
              </DocumentPictures>
            </div>
          </div>
        )}
      </ErrorBoundary>
    </section>
  );
}
