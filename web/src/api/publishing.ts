import { delay } from 'es-toolkit';
import type { PublishState } from '#shared/api/models.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { readAgain, useQuery } from './query-client.ts';

const FIRST_POLL_MS = 700;
const LONGEST_POLL_MS = 5_000;

/** Returns the time until the next look: a PDF takes two seconds, and one that takes longer is asked for less often. */
export const getPollInterval = (looks: number): number =>
  Math.min(FIRST_POLL_MS * 1.25 ** Math.max(0, looks - 3), LONGEST_POLL_MS);

/** Reads the last answers to Make Printable, the defaults for the next document; null before the first. */
export const usePublishSettings = (isSignedIn: boolean) =>
  useQuery({ queryKey: ['publish-settings'], enabled: isSignedIn, queryFn: () => api.readPublishSettings() });

/** Tells whether the PDF of this revision or of a newer one exists. */
const hasPdf = (state: PublishState, revision: number): boolean =>
  state.published_revision !== null && state.published_revision >= revision;

/** A revision whose PDF is being waited for. */
export interface Followed {
  readonly id: string;
  readonly revision: number;
}

const NO_PDF = 'The PDF could not be made.';

/** Rendering failed; where it is final, the document has to change before it is tried again. */
export class PdfFailure extends Error {
  readonly isFinal: boolean;

  constructor({ error, is_final }: PublishState) {
    super(error ?? NO_PDF);
    this.isFinal = is_final;
  }
}

interface Watching {
  /** Ends the wait, for example because the dialog was closed. */
  readonly signal: AbortSignal;
  /** Called with each state that is read on the way. */
  readonly onState: (state: PublishState) => void;
}

/** Reads how far a publish is; null where the error may pass. */
const readPublishState = (id: string): Promise<PublishState | null> =>
  api.readPublishState({ params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.isTransient) return null;
    throw error;
  });

/**
 * Waits until the PDF of this revision or of a newer one exists. Resolves to the document's slug; rejects with a
 * `PdfFailure`, with an error that does not pass, or where the signal ends the wait. A read may still show the state before
 * the publish call, so only the PDF or a failure ends it.
 */
export async function pollUntilPdf(
  { id, revision }: Followed,
  { signal, onState }: Watching,
): Promise<string> {
  for (let looks = 1; ; looks++) {
    signal.throwIfAborted();
    const state = await readPublishState(id);
    signal.throwIfAborted();
    if (state) onState(state);
    if (state?.state === 'failed') throw new PdfFailure(state);
    if (state && state.slug !== null && hasPdf(state, revision)) return state.slug;
    await delay(getPollInterval(looks), { signal });
  }
}

/**
 * Requests a published document on the other paper size until it exists: the server makes it on the first
 * request, and again if it was lost.
 */
export const useOtherPaper = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['other-paper', id],
    enabled: isWanted,
    queryFn: async () => {
      const answer = await api.askOtherPaper({ params: { id } });
      if (answer.state !== 'asked') await readAgain(['published', id]);
      return answer;
    },
    refetchInterval: ({ state }) =>
      state.data?.state === 'asked' ? getPollInterval(state.dataUpdateCount) : false,
    gcTime: 0,
  });

/** Reads a published document on every visit, because its addresses are short-lived. */
export const usePublished = (id: string) =>
  useQuery({ queryKey: ['published', id], queryFn: () => api.readPublished({ params: { id } }), gcTime: 0 });
