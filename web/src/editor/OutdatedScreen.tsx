import { type ReactNode, useRef, useState } from 'react';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import type { HandoutDocument } from '#shared/document/document.ts';
import { suggestFilename } from '#shared/document/document-rules.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { useCanDraw } from '../document/use-drawable.ts';
import { AccountMenu } from '../frame/AccountMenu.tsx';
import { DocumentPictures } from '../images/DocumentPictures.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { getFittingZoom } from './desk/fitting-zoom.ts';
import { useWindowWidth } from './small-screen/use-screen.ts';
import './desk/Desk.css';
import './EditorScreen.css';

interface OutdatedScreenProps {
  /** The part of the document that this editor can draw correctly. */
  readonly document: HandoutDocument | null;
  /** The message: what has happened, and what is safe. */
  readonly children: ReactNode;
}

/**
 * Renders a document of a newer editor, if it can be drawn, for viewing only; a reload fetches the newer
 * editor. It writes nothing anywhere.
 */
export function OutdatedScreen({ document, children }: OutdatedScreenProps) {
  return (
    <div className="editor">
      <TopBar
        start={
          document && (
            <span className="file-name-still" dir="auto">
              {document.filename || suggestFilename(document)}
            </span>
          )
        }
        end={<AccountMenu />}
      />
      <div className="notice" role="alert">
        <p>{children}</p>
        <Button variant="filled" size="dense" onPress={() => window.location.reload()}>
          Reload
        </Button>
      </div>
      {document ? <LoadedDesk document={document} /> : <NothingDrawn />}
    </div>
  );
}

const NothingDrawn = () => (
  <main className="page-screen">
    <h1 className="page-screen-title">This page cannot show the document yet</h1>
    <p>It uses something that only the newer version knows. Nothing of it is changed or lost.</p>
  </main>
);

/** A scrolling area takes the focus, so that the arrow keys scroll it. */
const SCROLLS = { tabIndex: 0 };

const LoadedDesk = ({ document }: { document: HandoutDocument }) =>
  useCanDraw(document) && <ReadOnlyDesk document={document} />;

/** Renders the sheets without any controls. */
function ReadOnlyDesk({ document }: { document: HandoutDocument }) {
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
              document={document}
              answerKey={document.show_answer_key}
              onLayout={() => setHeight(sheets.current?.offsetHeight ?? 0)}
            />
          </DocumentPictures>
        </div>
      </div>
    </main>
  );
}
