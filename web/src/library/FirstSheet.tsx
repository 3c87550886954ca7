import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import { type Drawing, getDrawing } from '#shared/document/drawing.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { useQuery } from '../api/query-client.ts';
import { DocumentPictures } from '../images/DocumentPictures.tsx';
import './FirstSheet.css';
import '#shared/paper/fonts/fonts.css';

export interface SheetSource {
  /** Tells one content from another. */
  readonly name: string;
  /** Reads the document, as it is stored. */
  readonly read: () => Promise<unknown>;
}

/** Pixels on the screen; the card leaves this much room. */
const WIDTH = 148;
/** Milliseconds after which a sheet is drawn though the page is busy. */
const PATIENCE_MS = 1_000;

const FIRST_PAGE = { isSeen: (page: number) => page === 1, chosen: [] };

/**
 * Renders the first sheet of a document as it prints, one after the other while the page has nothing better to
 * do; `waiting` until then, and for a document that cannot be drawn.
 */
export function FirstSheet({ name, read, waiting }: SheetSource & { waiting: ReactNode }) {
  const isIdle = useIdle();
  const { data } = useQuery({
    queryKey: ['first-sheet', name],
    queryFn: async () => readPrintable(await read()),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!isIdle || !data) return waiting;
  return (
    <ErrorBoundary fallback={waiting}>
      <Drawn drawing={data} />
    </ErrorBoundary>
  );
}

async function readPrintable(stored: unknown): Promise<Drawing | null> {
  const parsed = parseDocument(stored);
  return parsed.ok ? getDrawing(parsed.document).load() : null;
}

function Drawn({ drawing }: { drawing: Drawing }) {
  const { width, height } = SHEETS[drawing.document.paper];
  const scale = WIDTH / width;
  return (
    <span className="drawn-sheet" style={{ width: WIDTH, height: height * scale }}>
      <span className="drawn-sheet-scaled" style={{ width, transform: `scale(${scale})` }}>
        <DocumentPictures>
          <DocumentPaper drawing={drawing} answerKey={false} visible={FIRST_PAGE} />
        </DocumentPictures>
      </span>
    </span>
  );
}

/** Tells whether the browser has been idle since. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true), PATIENCE_MS), []);
  return isIdle;
}
