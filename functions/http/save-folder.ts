import { createDynamoFolders } from '../adapters/dynamo/dynamo-folders.ts';
import { saveFolder } from '../domain/documents/folders.ts';
import { route } from '../runtime/route.ts';

const ports = { folders: createDynamoFolders() };

export const handler = route('saveFolder', ({ caller, params, body }) =>
  saveFolder(ports, caller, { id: params.folder, name: body.name }),
);
