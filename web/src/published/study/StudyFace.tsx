import { type Ref, useEffect, useRef, useState } from 'react';
import type { StudyPlace } from '#shared/kinds/flashcard/study-copy.ts';
import { useRoom } from '../../ui/behaviour/use-room.ts';
import type { OpenPdf } from '../pdf/pdf.ts';
import { runWhileSeen } from '../pdf/run-while-seen.ts';

interface StudyFaceProps {
  readonly pdf: OpenPdf;
  readonly place: StudyPlace;
  /** The name of the side. */
  readonly side: string;
  readonly onFlip: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Focuses the card, so that the first Space turns it over. */
const focusOnce = (button: HTMLButtonElement | null): void => {
  if (button && !document.activeElement?.closest('.study')) button.focus();
};

/**
 * Renders one side of a card in its own proportion, as large as there is room; a press turns it over. Its words are
 * announced when it is shown.
 */
export function StudyFace({ pdf, place, side, onFlip, ref }: StudyFaceProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRoom(stage);
  const width = Math.floor(Math.min(room.width, (room.height * place.width) / place.height));
  const [read, setRead] = useState<{ of: StudyPlace; words: string } | null>(null);
  // Drawn again when a screen is turned, so that letters stay crisp.
  useEffect(() => {
    if (width <= 0) return;
    return runWhileSeen(async (signal) => {
      const [{ drawPart }, page] = await Promise.all([import('../pdf/pdf.ts'), pdf.page(place.page)]);
      if (signal.aborted || !canvas.current) return;
      await drawPart(page, place, { canvas: canvas.current, signal }, width);
    });
  }, [pdf, place, width]);
  useEffect(() => {
    return runWhileSeen(async (signal) => {
      const [{ readPartWords }, page] = await Promise.all([import('../pdf/pdf.ts'), pdf.page(place.page)]);
      if (signal.aborted) return;
      const words = await readPartWords(page, place);
      if (!signal.aborted) setRead({ of: place, words });
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
    <div ref={stage} className="study-stage">
      <button
        ref={attach}
        type="button"
        className="study-face"
        style={{ width, aspectRatio: place.width / place.height }}
        aria-label={`${spoken || side}. Turn over`}
        onClick={onFlip}
      >
        <canvas ref={canvas} className="pdf-canvas" />
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
