import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { readPublishState } from '../domain/publishing/publish.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments() };

export const handler = route('readPublishState', ({ caller, params }) =>
  readPublishState(ports, caller, params.id),
);
