import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { s3Files } from '../adapters/s3-files.ts';
import { readPublished } from '../domain/published.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { documents: dynamoDocuments(), files: s3Files() };

export const handler = optionalRoute('readPublished', ({ caller, params }) =>
  readPublished(ports, caller, params.id),
);
