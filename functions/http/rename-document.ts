import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { clock, ids } from '../adapters/system.ts';
import { renameDocument } from '../domain/save.ts';
import { route } from '../runtime/route.ts';
import { writeOf } from '../runtime/write.ts';

const ports = { documents: dynamoDocuments(), clock, ids };

export const handler = route('renameDocument', ({ caller, body, ...request }) =>
  renameDocument(ports, caller, writeOf(request), body.filename),
);
