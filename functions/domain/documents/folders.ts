import { FOLDER_LIMITS, type Folder } from '#shared/api/models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { authorize } from '../access/policies.ts';

const createError = (where: string, message: string) =>
  new ApiError('invalid', { problems: [{ where, message }] });

/** Lists the caller's folders. */
export const listFolders = async (
  { folders }: Pick<Ports, 'folders'>,
  caller: Caller,
): Promise<{ folders: Folder[] }> => ({ folders: [...(await folders.list(caller.id))] });

/** Makes a folder of the caller's, or renames it. Throws `invalid` for one folder too many. */
export async function saveFolder(
  { folders }: Pick<Ports, 'folders'>,
  caller: Caller,
  folder: Folder,
): Promise<Folder> {
  const known = await folders.list(caller.id);
  if (known.length >= FOLDER_LIMITS.perUser && !known.some(({ id }) => id === folder.id))
    throw createError('name', `You have ${FOLDER_LIMITS.perUser} folders, and no more fit.`);
  await folders.put(caller.id, folder);
  return folder;
}

/**
 * Removes a folder of the caller's. Its documents keep the folder's id, so that they are in it again when the same
 * folder is saved again; without the folder they are in none.
 */
export const deleteFolder = (
  { folders }: Pick<Ports, 'folders'>,
  caller: Caller,
  id: string,
): Promise<void> => folders.remove(caller.id, id);

/** Moves a document into a folder, or with null out of any. Throws `invalid` for an unknown folder. */
export async function moveToFolder(
  { documents, folders }: Pick<Ports, 'documents' | 'folders'>,
  caller: Caller,
  id: string,
  folder: string | null,
): Promise<{ folder: string | null }> {
  const head = authorize(caller, 'change', await documents.findHead(id));
  const known = folder === null ? [] : await folders.list(caller.id);
  if (folder !== null && !known.some((one) => one.id === folder))
    throw createError('folder', 'This folder is not there any more.');
  if (!(await documents.setFolder(head, folder))) throw new ApiError('not_found');
  return { folder };
}
