import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { type Draft, drafts } from '../saving/drafts.ts';

const DRAFTS = ['drafts'] as const;

const readAgain = () => queryClient.invalidateQueries({ queryKey: DRAFTS });

/** Reads what this device keeps, newest first; undefined until it is read. */
export const useDrafts = (): readonly Draft[] | undefined => {
  const { data, isError } = useQuery({ queryKey: DRAFTS, queryFn: drafts.list, staleTime: 0, retry: false });
  return isError ? NONE : data;
};
const NONE: readonly Draft[] = [];

/** Tells whether this device has documents that were never saved; undefined until it is read. */
export const useHasUnsaved = (): boolean | undefined => useDrafts()?.some(({ base }) => base === null);

/** Deletes a draft; resolves to what puts it back. */
export async function deleteDraft(draft: Draft): Promise<() => void> {
  await drafts.remove(draft.key);
  await readAgain();
  return () => void drafts.write(draft).then(readAgain);
}
