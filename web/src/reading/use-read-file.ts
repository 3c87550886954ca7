import { useEffect, useState } from 'react';
import { readInWorker } from './read-in-worker.ts';
import type { FileContent } from './reading-worker.ts';

interface ReadState {
  readonly file: File | null;
  readonly found: FileContent | null;
  /** The error in words for the user. */
  readonly error: string | null;
}

/** Reads a file of questions, or a document; both are null while that is under way. */
export function useReadFile(file: File | null): Pick<ReadState, 'found' | 'error'> {
  const [state, setState] = useState<ReadState>({ file: null, found: null, error: null });
  useEffect(() => {
    if (!file) return;
    const reading = new AbortController();
    readInWorker(file, reading.signal).then(
      (found) => setState({ file, found, error: null }),
      (error: Error) => reading.signal.aborted || setState({ file, found: null, error: error.message }),
    );
    return () => reading.abort();
  }, [file]);
  return state.file === file ? state : { found: null, error: null };
}
