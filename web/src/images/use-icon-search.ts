import { useEffect, useState } from 'react';
import type { Icon, IconPage } from '#shared/icons/icon-schema.ts';
import { searchIcons } from '../api/icons.ts';
import { useInfiniteQuery } from '../api/query-client.ts';
import { rememberSearch } from './search-memory.ts';

const DEBOUNCE_MS = 500;

/** Returns the text, trimmed; while it is typed, once typing has paused for half a second. */
function useTerm(text: string, isTyped: boolean): string {
  const [paused, setPaused] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text.trim()), isTyped ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [text, isTyped]);
  return isTyped ? paused : text.trim();
}

/** Returns the cursor of the next page; undefined once all icons are loaded. */
export function getNextPage(last: IconPage, pages: readonly IconPage[]): string | undefined {
  const loaded = pages.reduce((sum, { icons }) => sum + icons.length, 0);
  return loaded < last.total_count ? (last.next_page ?? undefined) : undefined;
}

interface IconSearch {
  /** The words that the icons answer; they follow what is typed. */
  readonly term: string;
  readonly icons: readonly Icon[];
  readonly total: number;
  readonly isPending: boolean;
  readonly isError: boolean;
  /** The icon service did not answer: they are of those that come with the editor. */
  readonly isOfSamples: boolean;
  readonly hasMore: boolean;
  more(): void;
  retry(): void;
}

interface SearchOptions {
  /** False where the text was chosen, so that nothing more of it is awaited. */
  readonly isTyped: boolean;
  /** True until it is known for what to search. */
  readonly isWaiting: boolean;
  /** The term for which only icons of that very name are found. */
  readonly exact: string | null;
}

/** Searches icons for a text, page by page; another term begins again. Returns the popular ones for an empty text. */
export function useIconSearch(text: string, { isTyped, isWaiting, exact }: SearchOptions): IconSearch {
  const term = useTerm(text, isTyped);
  const isExact = term !== '' && term === exact;
  const found = useInfiniteQuery({
    queryKey: ['icons', term, isExact],
    queryFn: ({ pageParam }) => searchIcons(term, pageParam, isExact),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: getNextPage,
    // Offline the samples reply; they are requested again once the connection is back.
    enabled: !isWaiting,
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: ({ state }) => (state.data?.pages[0]?.isOfSamples ? 0 : Number.POSITIVE_INFINITY),
    throwOnError: false,
  });
  const pages = found.data?.pages ?? [];
  const total = pages[0]?.total_count ?? 0;
  // A term without results is a typing mistake and is not remembered.
  useEffect(() => {
    if (total > 0) rememberSearch(term);
  }, [term, total]);
  return {
    term,
    icons: pages.flatMap(({ icons }) => icons),
    total,
    isPending: found.isPending,
    isError: found.isError,
    isOfSamples: pages[0]?.isOfSamples ?? false,
    hasMore: found.hasNextPage,
    more: () => {
      if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
    },
    retry: () => void found.refetch(),
  };
}
