import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Drawing, getDrawing } from '#shared/document/drawing.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import { useQuery } from '../api/query-client.ts';
import { DrawnSheet } from '../images/DrawnSheet.tsx';

export interface SheetSource {
  /** Tells one content from another. */
  readonly name: string;
  /** Reads the document, as it is stored. */
  readonly read: () => Promise<unknown>;
}

/** Milliseconds after which a sheet is drawn though the page is busy. */
const PATIENCE_MS = 1_000;

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
      <DrawnSheet drawing={data} />
    </ErrorBoundary>
  );
}

async function readPrintable(stored: unknown): Promise<Drawing | null> {
  const parsed = parseDocument(stored);
  return parsed.ok ? getDrawing(parsed.document).load() : null;
}

/** Tells whether the browser has been idle since. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true), PATIENCE_MS), []);
  return isIdle;
}
