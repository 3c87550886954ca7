import type { CSSProperties, ReactNode } from 'react';
import './Thumbnails.css';

/** The papers of the pages: US letter and A4. */
const RATIOS = { letter: '8.5 / 11', a4: '210 / 297' } as const;

interface ThumbnailsProps {
  readonly count: number;
  /** The page in sight, from 1. */
  readonly current: number;
  readonly paper: keyof typeof RATIOS;
  readonly onChoose: (page: number) => void;
  /** Draws a page, 96 px wide. */
  readonly children: (page: number) => ReactNode;
}

/** Renders the pages of a document as small pictures; a press on one leads to its page. */
export function Thumbnails({ count, current, paper, onChoose, children }: ThumbnailsProps) {
  return (
    <nav
      className="thumbnails"
      aria-label="Pages"
      style={{ '--sheet-ratio': RATIOS[paper] } as CSSProperties}
    >
      <ol className="list stack">
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <button
              type="button"
              className="thumbnail"
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onChoose(page)}
            >
              <span className="thumbnail-sheet">{children(page)}</span>
              <span className="visually-hidden">Page </span>
              {page}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
