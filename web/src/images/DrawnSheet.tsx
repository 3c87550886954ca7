import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import type { Drawing } from '#shared/document/drawing.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { DocumentPictures } from './DocumentPictures.tsx';
import './DrawnSheet.css';
import '#shared/paper/fonts/fonts.css';

/** Pixels on the screen; a card of the start page leaves this much room. */
const WIDTH = 148;

const FIRST_PAGE = { isSeen: (page: number) => page === 1, chosen: [] };

interface DrawnSheetProps {
  readonly drawing: Drawing;
  /** Its width on the screen, in px. */
  readonly shown?: number;
}

/** Renders the first sheet of a document as it prints, in small. */
export function DrawnSheet({ drawing, shown = WIDTH }: DrawnSheetProps) {
  const { width, height } = SHEETS[drawing.document.paper];
  const scale = shown / width;
  return (
    <span className="drawn-sheet" style={{ width: shown, height: height * scale }}>
      <span className="drawn-sheet-scaled" style={{ width, transform: `scale(${scale})` }}>
        <DocumentPictures>
          <DocumentPaper drawing={drawing} answerKey={false} visible={FIRST_PAGE} />
        </DocumentPictures>
      </span>
    </span>
  );
}
