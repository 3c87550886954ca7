import { useEffect, useRef } from 'react';
import type { OpenPdf, PagePart } from './pdf.ts';
import { runWhileSeen } from './run-while-seen.ts';

interface PartPictureProps {
  readonly pdf: OpenPdf;
  readonly place: PagePart & { readonly page: number };
  /** The width on the screen in px; nothing is drawn at 0. */
  readonly width: number;
}

/** Renders a part of a page of a PDF; it is drawn again at another width, so that letters stay crisp. */
export function PartPicture({ pdf, place, width }: PartPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (width <= 0) return;
    return runWhileSeen(async (signal) => {
      const [{ drawPart }, page] = await Promise.all([import('./pdf.ts'), pdf.page(place.page)]);
      if (signal.aborted || !canvas.current) return;
      await drawPart(page, place, { canvas: canvas.current, signal }, width);
    });
  }, [pdf, place, width]);
  return <canvas ref={canvas} className="pdf-canvas" />;
}
