import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { listDocuments } from '../domain/documents/documents.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments(), fileUrls: createCloudfrontFileUrls() };

export const handler = route('listDocuments', ({ caller, query }) =>
  listDocuments(ports, caller, query.next),
);
