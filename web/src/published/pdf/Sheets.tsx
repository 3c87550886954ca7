import { type CSSProperties, type ReactNode, useCallback, useRef, useState } from 'react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { captionSide } from '#shared/kinds/parts/side-caption.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Thumbnails } from '../../ui/layout/Thumbnails.tsx';
import { isDoubleSided } from '../backs/back-offset.ts';
import { PdfPage } from './PdfPage.tsx';
import type { OpenPdf } from './pdf.ts';
import './Sheets.css';

interface SheetsProps {
  /** How many sheets there are; null until that is known. */
  readonly pages: number | null;
  /** Null while it is on its way. */
  pdf: OpenPdf | null;
  /** Why it did not come, and what to press. */
  problem: ReactNode;
  document: PublishedDocument;
  /** The paper size of the sheets. */
  paper: PaperSize;
  /** The address of a small picture of the first sheet, which shows until the sheet is drawn. */
  picture: string | null;
  /** Opens the sheets; null where they are open or on their way. */
  onOpen: (() => void) | null;
}

/** A scrolling area takes the focus, so that keys can scroll it. */
const SCROLLS = { tabIndex: 0 };

/** The width by height of a sheet, so that it has its place before it is drawn. */
const RATIOS = { letter: '8.5 / 11', a4: '210 / 297' } as const;

/** Renders the sheets in the middle, their thumbnails at the left. */
export function Sheets({ pdf, pages, problem, document, paper, picture, onOpen }: SheetsProps) {
  const [current, setCurrent] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const openInSight = useOpenInSight(onOpen);
  const count = pages ?? 1;
  const inPairs = document.deck !== null && isDoubleSided(document.deck.sides);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);

  const show = (number: number) => {
    setCurrent(number);
    list.current?.children[number - 1]?.scrollIntoView({ block: 'start' });
  };
  const follow = () => {
    const top = list.current?.parentElement?.getBoundingClientRect().top ?? 0;
    const sheets = [...(list.current?.children ?? [])];
    const seen = sheets.findIndex((sheet) => sheet.getBoundingClientRect().bottom > top + 120);
    setCurrent(seen + 1 || sheets.length);
  };

  if (problem) {
    return <div className="sheets-desk">{problem}</div>;
  }
  return (
    <div className="sheets" style={{ '--sheet-ratio': RATIOS[paper] } as CSSProperties}>
      <Thumbnails count={count} current={current} paper={paper} onChoose={show}>
        {(number) => (
          <>
            {number === 1 && <SheetPicture url={picture} />}
            {pdf && <PdfPage pdf={pdf} number={number} isReadable={false} />}
          </>
        )}
      </Thumbnails>
      <section className="sheets-desk" aria-label="Sheets" onScroll={follow} {...SCROLLS}>
        <ol ref={list} className={inPairs ? 'list stack sheet-list sheet-pairs' : 'list stack sheet-list'}>
          {numbers.map((number) => (
            <li
              key={number}
              ref={number === 2 ? openInSight : null}
              className="sheet-place"
              aria-label={`Page ${number} of ${count}`}
            >
              {inPairs && <SideCaption number={number} count={count} />}
              <div className="sheet">
                {number === 1 && <SheetPicture url={picture} />}
                {number === 1 && onOpen && <OpenButton onPress={onOpen} />}
                {pdf && <PdfPage pdf={pdf} number={number} isReadable />}
                {!pdf && !onOpen && !(picture && number === 1) && <Spinner label="Loading the page" />}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/**
 * Returns a ref to the first sheet without a picture, which opens the sheets once it is in sight, because it would
 * stay empty.
 */
const useOpenInSight = (onOpen: (() => void) | null) =>
  useCallback(
    (sheet: HTMLElement | null) => {
      if (!sheet || !onOpen) return;
      const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && onOpen(), {
        threshold: 0.25,
      });
      watching.observe(sheet);
      return () => watching.disconnect();
    },
    [onOpen],
  );

/**
 * Renders the side of a deck's sheet; a back is beside its front where there is room, else below it. Sheets have two sides each: one
 * more is that of a code to scan.
 */
function SideCaption({ number, count }: { number: number; count: number }) {
  const { what, more } = captionSide(number - 1, count);
  return (
    <p className="sheet-side">
      <strong>{what}</strong> {more}
    </p>
  );
}

const SheetPicture = ({ url }: { url: string | null }) =>
  url && <img className="sheet-picture" src={url} alt="" />;

/** Renders the way to open the sheets for who neither points nor types: a screen reader presses buttons by itself. */
const OpenButton = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="visually-hidden" onClick={onPress}>
    Open the pages
  </button>
);
