import { useRef, useState } from 'react';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Drawing } from '#shared/document/drawing.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { useDrawing } from '../document/use-drawing.ts';
import { DocumentPictures } from '../images/DocumentPictures.tsx';
import { getFittingZoom } from './desk/fitting-zoom.ts';
import { useWindowWidth } from './small-screen/use-screen.ts';
import './desk/Desk.css';

/** Renders the sheets of a document without any controls, once its views have loaded. */
export function ReadOnlyDesk({ document }: { readonly document: HandoutDocument }) {
  const drawing = useDrawing(document);
  return drawing && <StillSheets drawing={drawing} />;
}

/** A scrolling area takes the focus, so that the arrow keys scroll it. */
const SCROLLS = { tabIndex: 0 };

function StillSheets({ drawing }: { readonly drawing: Drawing }) {
  const { document } = drawing;
  const sheets = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const { width } = SHEETS[document.paper];
  const zoom = getFittingZoom({ width, screen: useWindowWidth() }) / 100;
  return (
    <main className="desk" aria-label="Preview" {...SCROLLS}>
      <div className="desk-fit" style={{ width: width * zoom, height: height * zoom }}>
        <div
          ref={sheets}
          role="document"
          className="desk-sheets"
          style={{ width, transform: `scale(${zoom})` }}
        >
          <DocumentPictures>
            <DocumentPaper
              drawing={drawing}
              answerKey={document.show_answer_key}
              onLayout={() => setHeight(sheets.current?.offsetHeight ?? 0)}
            />
          </DocumentPictures>
        </div>
      </div>
    </main>
  );
}
