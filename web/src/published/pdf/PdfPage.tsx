import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRoom } from '../../ui/behaviour/use-room.ts';
import type { OpenPdf } from './pdf.ts';
import { runWhileSeen } from './run-while-seen.ts';

interface PdfPageProps {
  pdf: OpenPdf;
  /** Counted from 1. */
  number: number;
  /** True where screen readers read its words; a thumbnail stays silent. */
  isReadable: boolean;
}

/** Tells whether an element has ever come near the screen. */
function useNearScreen(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** The factor by which a sheet may become wider before it is drawn again. */
const WIDER = 1.2;

/** Renders one sheet, drawn once it comes near the screen. */
export function PdfPage({ pdf, number, isReadable }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNearScreen(canvas);
  const { width } = useRoom(canvas);
  // Drawn again where it has become much wider, as on a turned tablet, so that letters stay crisp.
  const [sharpTo, setSharpTo] = useState(0);
  if (width > sharpTo) setSharpTo(width * WIDER);
  const [lines, setLines] = useState<string[]>([]);

  useEffect(() => {
    if (!isNear || sharpTo === 0) return;
    return runWhileSeen(async (signal) => {
      const [{ drawPage, readPageWords }, page] = await Promise.all([import('./pdf.ts'), pdf.page(number)]);
      if (signal.aborted || !canvas.current) return;
      await drawPage(page, { canvas: canvas.current, signal });
      if (isReadable && !signal.aborted) setLines(await readPageWords(page));
    });
  }, [isNear, sharpTo, pdf, number, isReadable]);

  return (
    <>
      <canvas ref={canvas} className="pdf-canvas" />
      {lines.length > 0 && <p className="visually-hidden">{lines.join('\n')}</p>}
    </>
  );
}
