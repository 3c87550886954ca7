import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import type { Drawing } from '#shared/document/drawing.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { DocumentPictures } from './DocumentPictures.tsx';
import './DrawnSheet.css';
import '#shared/paper/fonts/fonts.css';

/** Pixels on the screen; the card leaves this much room. */
const WIDTH = 148;

const FIRST_PAGE = { isSeen: (page: number) => page === 1, chosen: [] };

/** Renders the first sheet of a document as it prints, in small. */
export function DrawnSheet({ drawing }: { drawing: Drawing }) {
  const { width, height } = SHEETS[drawing.document.paper];
  const scale = WIDTH / width;
  return (
    <span className="drawn-sheet" style={{ width: WIDTH, height: height * scale }}>
      <span className="drawn-sheet-scaled" style={{ width, transform: `scale(${scale})` }}>
        <DocumentPictures>
          <DocumentPaper drawing={drawing} answerKey={false} visible={FIRST_PAGE} />
        </DocumentPictures>
      </span>
    </span>
  );
}
