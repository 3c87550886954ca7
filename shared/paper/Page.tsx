import type { CSSProperties, ReactNode } from 'react';
import type { PaperSize } from '../document/header.ts';
import type { ImageAttachment } from '../document/image.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH, SHEETS } from './page.ts';
import { Sticker } from './Sticker.tsx';

interface PageProps {
  readonly number: number;
  readonly count: number;
  readonly paper: PaperSize;
  readonly footer: string;
  readonly answerKey: boolean;
  /** Something on the page is taller than the page. */
  readonly clipped: boolean;
  readonly stickers: readonly ImageAttachment[];
  readonly children: ReactNode;
}

function geometry(paper: PaperSize): CSSProperties {
  const { width, height, marginX, marginY } = SHEETS[paper];
  return {
    width,
    height,
    '--margin-x': `${marginX}px`,
    '--margin-y': `${marginY}px`,
    '--content-width': `${CONTENT_WIDTH}px`,
    '--content-height': `${CONTENT_HEIGHT}px`,
  } as CSSProperties;
}

/** One sheet: the content box, and around it what stands in the margin. */
export function Page({ number, count, paper, footer, answerKey, clipped, stickers, children }: PageProps) {
  const several = count > 1;
  return (
    <section
      className="page"
      style={geometry(paper)}
      data-page={number}
      aria-label={`Page ${number} of ${count}`}
    >
      {answerKey && <p className="page-key-mark">Answer key</p>}
      <div className={clipped ? 'page-content page-content-clipped' : 'page-content'}>{children}</div>
      {stickers.map((image) => (
        <Sticker key={image.id} image={image} />
      ))}
      {several && (
        <footer className="page-footer">
          <span className="page-footer-title" dir="auto">
            {footer}
          </span>
          <span>{`Page ${number} of ${count}`}</span>
        </footer>
      )}
    </section>
  );
}
