import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { clock } from '../adapters/system.ts';
import { shareLink } from '../domain/publishing/unpublish.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments(), clock };

export const handler = route('shareLink', ({ caller, params, body }) =>
  shareLink(ports, caller, params.id, body.shared),
);
