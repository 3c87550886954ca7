import type { PublishState } from '#shared/api/models.ts';
import { api } from './api.ts';
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
export const hasPdf = (state: PublishState, revision: number): boolean =>
  state.published_revision !== null && state.published_revision >= revision;

/** A revision whose PDF is being waited for. */
export interface Followed {
  readonly id: string;
  readonly revision: number;
}

/**
 * Tells whether to wait on. A read may still show the state before the publish call, so only the PDF or a
 * failure ends the wait.
 */
const isUnderWay = (state: PublishState | undefined, revision: number): boolean =>
  state === undefined || (state.state !== 'failed' && !hasPdf(state, revision));

/** Follows a document that is being published; null while there is nothing to follow. */
export const usePublishState = (followed: Followed | null) =>
  useQuery({
    queryKey: ['publish-state', followed],
    enabled: followed !== null,
    queryFn: () => api.readPublishState({ params: { id: followed?.id ?? '' } }),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data, followed?.revision ?? 0) ? getPollInterval(state.dataUpdateCount) : false,
    staleTime: 0,
    gcTime: 0,
  });

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
