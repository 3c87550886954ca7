import { chunk } from 'es-toolkit';
import type { KeptBody, KeptItem, KeptShare } from '#shared/api/kept-models.ts';
import { api } from './api.ts';
import { toIdempotencyHeaders, toVersionHeaders } from './client.ts';
import { queryClient, readAgain, useQuery } from './query-client.ts';

const KEPT = ['kept-items'] as const;
const SHARES = ['kept-shares'] as const;
/** The most ids that the server takes at once. */
const MOST_IDS = 25;

const { compare } = new Intl.Collator('en', { numeric: true });
const sortByName = (items: readonly KeptItem[]) =>
  items.toSorted((one, other) => compare(one.name, other.name));

/** Reads every page of a list. */
async function readPages<Page extends { next: string | null }>(
  read: (next: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: string | undefined; ; ) {
    const page = await read(next);
    pages.push(page);
    if (page.next === null) return pages;
    next = page.next;
  }
}

/** Reads the user's whole bank, page by page. */
export const readKeptItems = async (): Promise<KeptItem[]> =>
  (await readPages((next) => api.listKeptItems({ query: { next } }))).flatMap(({ kept_items }) => kept_items);

/** Reads the user's bank, by name. */
export const useKeptItems = () =>
  useQuery({ queryKey: KEPT, queryFn: async () => sortByName(await readKeptItems()) });

/** Reads those of the kept items that there are. */
export const useKeptById = (ids: readonly string[]) =>
  useQuery({
    queryKey: [...KEPT, 'some', ...ids],
    enabled: ids.length > 0,
    refetchOnWindowFocus: 'always',
    queryFn: async () => {
      const pages = chunk([...ids], MOST_IDS).map((some) =>
        api.listKeptItems({ query: { ids: some.join(',') } }),
      );
      return (await Promise.all(pages)).flatMap(({ kept_items }) => kept_items);
    },
  });

function change(change: (items: readonly KeptItem[]) => readonly KeptItem[]): void {
  queryClient.setQueryData<readonly KeptItem[]>(KEPT, (items) => items && sortByName(change(items)));
}
const without = (items: readonly KeptItem[], id: string) => items.filter((one) => one.id !== id);

/** Keeps an item, or changes a kept one from its version on; 0 is a new one. With the same key it is written once. */
export async function keepItem(id: string, version: number, body: KeptBody, key?: string): Promise<KeptItem> {
  const kept = await api.keepItem({ params: { kept: id }, headers: toVersionHeaders(version, key), body });
  change((items) => [...without(items, id), kept]);
  await readAgain(KEPT);
  return kept;
}

/** Removes a kept item, first from the screen. */
export async function removeKeptItem(id: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: KEPT });
  change((items) => without(items, id));
  await api.removeKeptItem({ params: { kept: id } }).finally(() => readAgain(KEPT));
}

/** Reads the links to the user's bank, newest first; undefined until they are read. */
export function useKeptShares(): readonly KeptShare[] | undefined {
  const { data } = useQuery({
    queryKey: SHARES,
    queryFn: async () =>
      (await api.listKeptShares()).shares.toSorted((one, other) =>
        other.created_at.localeCompare(one.created_at),
      ),
  });
  return data;
}

/** Opens a link to kept items, or with null to the whole bank. */
export async function shareKeptItems(kept: readonly string[] | null): Promise<KeptShare> {
  const body = { kept: kept && [...kept] };
  const share = await api.shareKeptItems({ headers: toIdempotencyHeaders(), body });
  await readAgain(SHARES);
  return share;
}

export async function endKeptShare(id: string): Promise<void> {
  await api.endKeptShare({ params: { share: id } });
  await readAgain(SHARES);
}

/** Reads what a colleague shares with a link, with the pictures of it. */
export const useSharedItems = (share: string, isOn: boolean) =>
  useQuery({
    queryKey: ['shared-items', share],
    enabled: isOn,
    queryFn: async () => {
      const pages = await readPages((next) => api.readSharedItems({ params: { share }, query: { next } }));
      return {
        items: sortByName(pages.flatMap(({ kept_items }) => kept_items)),
        images: pages.flatMap(({ images }) => images),
      };
    },
  });

/** Copies shared items to the user's own bank. Returns how many there are now. */
export async function copySharedItems(share: string, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (const kept of chunk([...ids], MOST_IDS))
    count += (await api.copySharedItems({ params: { share }, body: { kept } })).kept_items.length;
  await readAgain(KEPT);
  return count;
}
