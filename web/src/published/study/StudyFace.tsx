import { type Ref, useEffect, useRef, useState } from 'react';
import type { StudyPlace } from '#shared/kinds/flashcard/study-copy.ts';
import type { OpenPdf } from '../pdf/pdf.ts';
import { runWhileSeen } from '../pdf/run-while-seen.ts';

interface StudyFaceProps {
  readonly pdf: OpenPdf;
  readonly place: StudyPlace;
  /** Which side it is, in words. */
  readonly side: string;
  readonly onFlip: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The dialog is opened to turn cards over: the first Space does. */
const focusOnce = (button: HTMLButtonElement | null): void => {
  if (button && !document.activeElement?.closest('.study')) button.focus();
};

/** One side of a card: a press turns it over. Its words are announced as it comes up. */
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
      const said = await readPartWords(page, place);
      if (!signal.aborted) setRead({ of: place, words: said });
    });
  }, [pdf, place]);
  const attach = (button: HTMLButtonElement | null) => {
    focusOnce(button);
    if (typeof ref === 'function') ref(button);
    else if (ref) ref.current = button;
  };
  // Nothing is said until its own words are read: those of the card before would be heard as its.
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
