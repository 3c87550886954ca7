import { Check, TriangleAlert } from 'lucide-react';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import type { HandoutDocument } from '#shared/document/document.ts';
import { useDrawing } from '../document/use-drawing.ts';
import { DocumentPictures } from '../images/DocumentPictures.tsx';

interface TargetTileProps {
  readonly label: string;
  /** Null where none of the words has room. */
  readonly document: HandoutDocument | null;
  /** The number of parts of the words that have no room. */
  readonly losses: number;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** Renders what the words can become as it prints, and whether it is chosen. */
export function TargetTile({ label, document, losses, isChosen, onPress }: TargetTileProps) {
  return (
    <div className="words-tile">
      <div className="words-picture" aria-hidden inert>
        {document && <FirstPage document={document} />}
      </div>
      <button
        type="button"
        className="words-tile-button"
        aria-pressed={isChosen}
        disabled={document === null}
        onClick={onPress}
      >
        <span className="words-tile-label">
          {isChosen && <Check aria-hidden size={16} />}
          {label}
        </span>
        {losses > 0 && (
          <span className="words-tile-losses">
            <TriangleAlert aria-hidden size={14} />
            <span className="visually-hidden">, left out: </span>
            {losses}
          </span>
        )}
      </button>
    </div>
  );
}

/** Only the first page is in sight. */
const FIRST = { isSeen: (page: number) => page === 1, chosen: [] };

function FirstPage({ document }: { readonly document: HandoutDocument }) {
  const drawing = useDrawing(document);
  if (!drawing) return null;
  return (
    <div className="words-sheet">
      <DocumentPictures>
        <DocumentPaper drawing={drawing} answerKey={false} visible={FIRST} />
      </DocumentPictures>
    </div>
  );
}
