import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoFolders } from '../adapters/dynamo/dynamo-folders.ts';
import { moveToFolder } from '../domain/documents/folders.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments(), folders: createDynamoFolders() };

export const handler = route('moveToFolder', ({ caller, params, body }) =>
  moveToFolder(ports, caller, params.id, body.folder),
);
