import { createDynamoFolders } from '../adapters/dynamo/dynamo-folders.ts';
import { deleteFolder } from '../domain/documents/folders.ts';
import { route } from '../runtime/route.ts';

const ports = { folders: createDynamoFolders() };

export const handler = route('deleteFolder', async ({ caller, params }) => {
  await deleteFolder(ports, caller, params.folder);
  return null;
});
