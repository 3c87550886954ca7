import { type RefObject, useEffect, useRef, useState } from 'react';
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

/** Renders one sheet, drawn once it comes near the screen. */
export function PdfPage({ pdf, number, isReadable }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNearScreen(canvas);
  const [lines, setLines] = useState<string[]>([]);

  useEffect(() => {
    if (!isNear) return;
    return runWhileSeen(async (signal) => {
      const [{ drawPage, readPageWords }, page] = await Promise.all([import('./pdf.ts'), pdf.page(number)]);
      if (signal.aborted || !canvas.current) return;
      await drawPage(page, { canvas: canvas.current, signal });
      if (isReadable && !signal.aborted) setLines(await readPageWords(page));
    });
  }, [isNear, pdf, number, isReadable]);

  return (
    <>
      <canvas ref={canvas} className="pdf-canvas" />
      {lines.length > 0 && <p className="visually-hidden">{lines.join('\n')}</p>}
    </>
  );
}
