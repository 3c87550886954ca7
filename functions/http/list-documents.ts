import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { s3Files } from '../adapters/s3-files.ts';
import { listDocuments } from '../domain/documents.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: dynamoDocuments(), files: s3Files() };

export const handler = route('listDocuments', ({ caller, query }) =>
  listDocuments(ports, caller, query.next),
);
