import { type Ref, useEffect, useRef, useState } from 'react';
import type { StudyPlace } from '#shared/kinds/flashcard/study-copy.ts';
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

/** Renders one side of a card; a press turns it over. Its words are announced when it is shown. */
export function StudyFace({ pdf, place, side, onFlip, ref }: StudyFaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [read, setRead] = useState<{ of: StudyPlace; words: string } | null>(null);
  useEffect(() => {
    return runWhileSeen(async (signal) => {
      const [{ drawPart, readPartWords }, page] = await Promise.all([
        import('../pdf/pdf.ts'),
        pdf.page(place.page),
      ]);
      if (signal.aborted || !canvas.current) return;
      await drawPart(page, place, { canvas: canvas.current, signal });
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
    <>
      <button
        ref={attach}
        type="button"
        className="study-face"
        style={{ aspectRatio: place.width / place.height }}
        aria-label={`${spoken || side}. Turn over`}
        onClick={onFlip}
      >
        <canvas ref={canvas} className="pdf-canvas" />
        <span className="study-side" aria-hidden="true">
          {side}
        </span>
      </button>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
