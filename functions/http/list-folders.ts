import { createDynamoFolders } from '../adapters/dynamo/dynamo-folders.ts';
import { listFolders } from '../domain/documents/folders.ts';
import { route } from '../runtime/route.ts';

const ports = { folders: createDynamoFolders() };

export const handler = route('listFolders', ({ caller }) => listFolders(ports, caller));
