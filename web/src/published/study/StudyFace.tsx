import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StudyPlace } from '#shared/kinds/flashcard/study-copy.ts';
import { useRoom } from '../../ui/behaviour/use-room.ts';
import { PartPicture } from '../pdf/PartPicture.tsx';
import type { OpenPdf } from '../pdf/pdf.ts';
import { runWhileSeen } from '../pdf/run-while-seen.ts';
import '../deck/deck.css';
import { useSwipe } from './use-swipe.ts';

interface StudyFaceProps {
  readonly pdf: OpenPdf;
  readonly place: StudyPlace;
  /** The name of the side. */
  readonly side: string;
  readonly onFlip: () => void;
  /** The finger pushes the card aside: to the left where it is to come again, to the right where it was known. */
  readonly onSwipe: (to: 'left' | 'right') => void;
  /** The words of the side have been read. */
  readonly onWords: (words: string) => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Below that width of the room, in px, a card is upright, as it is held. */
const PHONE = 480;
/** The height of an upright card by its width. */
const UPRIGHT = 1.4;

/** Returns the height of the card, in px: that of what is drawn on it, and on a phone more. */
function toFaceHeight(room: { width: number; height: number }, width: number, place: StudyPlace): number {
  const drawn = (width * place.height) / place.width;
  return room.width < PHONE ? Math.max(drawn, Math.min(room.height, width * UPRIGHT)) : drawn;
}

/** Focuses the card, so that the first Space turns it over. */
const focusOnce = (button: HTMLButtonElement | null): void => {
  if (button && !document.activeElement?.closest('.study')) button.focus();
};

/**
 * Renders one side of a card in its own proportion, as large as there is room; a press turns it over. Its words are
 * announced when it is shown.
 */
export function StudyFace({ pdf, place, side, onFlip, onSwipe, onWords, ref }: StudyFaceProps) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const width = Math.floor(Math.min(room.width, (room.height * place.width) / place.height));
  const tell = useEffectEvent(onWords);
  const swipe = useSwipe(onSwipe);
  const [read, setRead] = useState<{ of: StudyPlace; words: string } | null>(null);
  useEffect(() => {
    return runWhileSeen(async (signal) => {
      const [{ readPartWords }, page] = await Promise.all([import('../pdf/pdf.ts'), pdf.page(place.page)]);
      if (signal.aborted) return;
      const words = await readPartWords(page, place);
      if (signal.aborted) return;
      setRead({ of: place, words });
      tell(words);
    });
  }, [pdf, place]);
  const attach = (button: HTMLButtonElement | null) => {
    focusOnce(button);
    if (typeof ref === 'function') ref(button);
    else if (ref) ref.current = button;
  };
  // Nothing is announced before its own words are read; else those of the last card would be.
  const spoken = read?.of === place ? `${side}: ${read.words}` : '';
  return (
    <div ref={stage} className="deck-stage">
      <button
        ref={attach}
        type="button"
        className="deck-card study-face"
        style={{ width, height: toFaceHeight(room, width, place) }}
        {...swipe}
        aria-label={`${spoken || side}. Turn over`}
        onClick={onFlip}
      >
        <PartPicture pdf={pdf} place={place} width={width} />
        <span className="hint study-side" aria-hidden="true">
          {side}
        </span>
      </button>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
