import { useCallback } from 'react';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { PaperLayout } from '#shared/paper/layout/paper-content.ts';
import { useDrawing } from '../document/use-drawing.ts';
import { DocumentPictures } from '../images/DocumentPictures.tsx';
import './LargePrintCheck.css';

interface LargePrintCheckProps {
  readonly document: HandoutDocument;
  /** Called with the keys of the blocks whose text a sticker covers. */
  readonly onCovered: (keys: readonly string[]) => void;
}

/** Lays the large-print copy out unseen, to learn what stickers cover there: nobody has looked at it yet. */
export function LargePrintCheck({ document, onCovered }: LargePrintCheckProps) {
  const laidOut = useCallback(
    ({ warnings }: PaperLayout) =>
      onCovered(warnings.filter(({ lead }) => lead !== undefined).map(({ key }) => key)),
    [onCovered],
  );
  const drawing = useDrawing(document);
  if (!drawing) return null;
  return (
    <div className="large-print-check" inert aria-hidden="true">
      <DocumentPictures>
        <DocumentPaper drawing={drawing} answerKey={false} large onLayout={laidOut} />
      </DocumentPictures>
    </div>
  );
}
