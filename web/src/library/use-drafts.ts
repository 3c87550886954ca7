import { useMemo } from 'react';
import { useDeviceAccount } from '../api/device-account.ts';
import { queryClient, readAgain, useQuery } from '../api/query-client.ts';
import { type DeletedDraft, type Draft, drafts, isDraftOf, listDeletedDrafts } from '../saving/drafts.ts';

export const DRAFTS = ['drafts'] as const;
const DELETED = [...DRAFTS, 'deleted'] as const;

const readDraftsAgain = () => readAgain(DRAFTS);

/** Reads what this device keeps for its user, newest first; undefined until it is read. */
export const useDrafts = (): readonly Draft[] | undefined => useOwn(useStored(DRAFTS, drafts.list));

/** Reads the trash of this device, the last deleted first; undefined until it is read. */
export const useDeletedDrafts = (): readonly DeletedDraft[] | undefined =>
  useOwn(useStored(DELETED, listDeletedDrafts));

/** Tells whether this device keeps work of an account that is not signed in. */
export function useHasOthersWork(): boolean {
  const account = useDeviceAccount();
  return (useStored(DRAFTS, drafts.list) ?? NONE).some((draft) => !isDraftOf(account, draft));
}

/** Leaves out what belongs to another account than the signed-in one. */
function useOwn<Kept extends Draft>(all: readonly Kept[] | undefined): readonly Kept[] | undefined {
  const account = useDeviceAccount();
  return useMemo(() => all?.filter((draft) => isDraftOf(account, draft)), [all, account]);
}

function useStored<T>(queryKey: readonly string[], queryFn: () => Promise<T[]>): readonly T[] | undefined {
  const { data, isError } = useQuery({ queryKey, queryFn, staleTime: 0, retry: false });
  return isError ? NONE : data;
}
const NONE: readonly never[] = [];

/** Tells whether this device has documents that were never saved; undefined until it is read. */
export const useHasUnsaved = (): boolean | undefined => useDrafts()?.some(({ base }) => base === null);

/** Puts a draft into the trash of this device; resolves to what puts it back. */
export async function deleteDraft(draft: Draft): Promise<() => void> {
  const deleted: DeletedDraft = { ...draft, deleted_at: Date.now() };
  await queryClient.cancelQueries({ queryKey: DRAFTS });
  queryClient.setQueryData(DRAFTS, (all: Draft[] = []) => all.filter(({ key }) => key !== draft.key));
  await drafts.write(deleted);
  await readDraftsAgain();
  return () => void restoreDraft(deleted);
}

/** Takes a draft out of the trash of this device. */
export async function restoreDraft({ deleted_at: _, ...draft }: DeletedDraft): Promise<void> {
  await drafts.write(draft);
  await readDraftsAgain();
}

/** Removes a draft from this device for good. */
export async function eraseDraft({ key }: DeletedDraft): Promise<void> {
  await drafts.remove(key);
  await readDraftsAgain();
}
