import { Check, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import type { HandoutDocument } from '#shared/document/document.ts';
import { useCanDraw } from '../document/use-drawable.ts';
import { DocumentPictures } from '../images/DocumentPictures.tsx';

interface TargetTileProps {
  readonly label: string;
  /** Null where none of the words has room. */
  readonly document: HandoutDocument | null;
  /** How much of the words has no room. */
  readonly losses: number;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** Renders what the words can become as it prints, and whether it is chosen. */
export function TargetTile({ label, document, losses, isChosen, onPress }: TargetTileProps) {
  const id = useId();
  return (
    <button
      type="button"
      className="words-tile"
      aria-pressed={isChosen}
      aria-labelledby={id}
      disabled={document === null}
      onClick={onPress}
    >
      <span className="words-picture" inert>
        {document && <FirstPage document={document} />}
      </span>
      <span className="words-tile-label" id={id}>
        {isChosen && <Check aria-hidden size={16} />}
        {label}
        {losses > 0 && (
          <span className="words-tile-losses">
            <TriangleAlert aria-hidden size={14} />
            <span className="visually-hidden">, left out: </span>
            {losses}
          </span>
        )}
      </span>
    </button>
  );
}

/** The first page alone is in sight. */
const FIRST = { isSeen: (page: number) => page === 1, chosen: null };

function FirstPage({ document }: { readonly document: HandoutDocument }) {
  if (!useCanDraw(document)) return null;
  return (
    <span className="words-sheet">
      <DocumentPictures>
        <DocumentPaper document={document} answerKey={false} visible={FIRST} />
      </DocumentPictures>
    </span>
  );
}
