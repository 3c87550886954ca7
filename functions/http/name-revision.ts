import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { nameRevision } from '../domain/documents/history.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments() };

export const handler = route('nameRevision', async ({ caller, params, body }) => {
  await nameRevision(ports, caller, { ...params, ...body });
  return null;
});
