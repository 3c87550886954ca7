import type { InfiniteData } from '@tanstack/react-query';
import type { Folder } from '#shared/api/models.ts';
import { api } from './api.ts';
import type { RouteReply } from './client.ts';
import { queryClient, readAgain, useQuery } from './query-client.ts';

const FOLDERS = ['folders'] as const;
const DOCUMENTS = ['documents'] as const;

const { compare } = new Intl.Collator('en', { numeric: true });
const sortByName = (folders: readonly Folder[]) =>
  folders.toSorted((one, other) => compare(one.name, other.name));

/** Reads the user's folders, by name; undefined until they are read. */
export function useFolders(isSignedIn: boolean): readonly Folder[] | undefined {
  const { data } = useQuery({
    queryKey: FOLDERS,
    enabled: isSignedIn,
    queryFn: async () => sortByName((await api.listFolders()).folders),
  });
  return data;
}

/** Changes the folders on the screen before the server replies (an optimistic update). */
async function changeFolders(
  change: (folders: readonly Folder[]) => readonly Folder[],
  send: () => Promise<unknown>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: FOLDERS });
  queryClient.setQueryData<readonly Folder[]>(FOLDERS, (folders) => folders && sortByName(change(folders)));
  await send().finally(() => readAgain(FOLDERS));
}

const without = (folders: readonly Folder[], id: string) => folders.filter((one) => one.id !== id);

/** Makes a folder, renames it, or brings a deleted one back with its documents. */
export const saveFolder = (folder: Folder): Promise<void> =>
  changeFolders(
    (folders) => [...without(folders, folder.id), folder],
    () => api.saveFolder({ params: { folder: folder.id }, body: { name: folder.name } }),
  );

/** Deletes a folder; its documents stay. */
export const deleteFolder = (id: string): Promise<void> =>
  changeFolders(
    (folders) => without(folders, id),
    () => api.deleteFolder({ params: { folder: id } }),
  );

/** Moves a document into a folder, or with null out of any. */
export async function moveToFolder(id: string, folder: string | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: DOCUMENTS });
  queryClient.setQueryData<InfiniteData<RouteReply<'listDocuments'>>>(
    DOCUMENTS,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          documents: page.documents.map((one) => (one.id === id ? { ...one, folder } : one)),
        })),
      },
  );
  await api.moveToFolder({ params: { id }, body: { folder } }).finally(() => readAgain(DOCUMENTS));
}
