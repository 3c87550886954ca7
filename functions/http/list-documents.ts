import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { cloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { listDocuments } from '../domain/documents/documents.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: dynamoDocuments(), fileUrls: cloudfrontFileUrls() };

export const handler = route('listDocuments', ({ caller, query }) =>
  listDocuments(ports, caller, query.next),
);
