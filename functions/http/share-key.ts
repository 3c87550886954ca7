import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { clock } from '../adapters/system.ts';
import { shareKey } from '../domain/publishing/unpublish.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments(), clock };

export const handler = route('shareKey', ({ caller, params, body }) =>
  shareKey(ports, caller, params.id, body.shared, body.since),
);
