import * as z from 'zod/mini';
import { removeOverrides } from '../text/isolate.ts';
import { FOLDER_LIMITS, folder, id } from './models.ts';
import { defineRoutes, nothing, okReply, params } from './route.ts';

const folderParams = z.object({ folder: id });
const name = z.string().check(
  z.overwrite((text) => removeOverrides(text).trim()),
  z.minLength(1, 'Give the folder a name.'),
  z.maxLength(FOLDER_LIMITS.nameCharacters),
);

/** Routes of a user's folders. The editor makes a folder's id, so that every write is safe to repeat. */
export const FOLDER_ROUTES = defineRoutes({
  listFolders: () => ({
    method: 'GET',
    path: '/folders',
    access: 'user',
    reply: okReply(z.object({ folders: z.array(folder) })),
  }),
  /** Makes a folder, or renames it. */
  saveFolder: () => ({
    method: 'PUT',
    path: '/folders/{folder}',
    access: 'user',
    params: folderParams,
    body: z.object({ name }),
    reply: okReply(folder),
  }),
  /** Removes a folder; its documents stay and are in no folder. */
  deleteFolder: () => ({
    method: 'DELETE',
    path: '/folders/{folder}',
    access: 'user',
    params: folderParams,
    reply: { status: 204, body: nothing },
  }),
  /** Moves a document into a folder of the caller's, or with null out of any. */
  moveToFolder: () => ({
    method: 'PUT',
    path: '/documents/{id}/folder',
    access: 'user',
    params,
    body: z.object({ folder: z.nullable(id) }),
    reply: okReply(z.object({ folder: z.nullable(id) })),
  }),
});
