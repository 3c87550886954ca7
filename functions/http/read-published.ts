import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { cloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { readPublished } from '../domain/publishing/read-published.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { documents: dynamoDocuments(), fileUrls: cloudfrontFileUrls() };

export const handler = optionalRoute('readPublished', ({ caller, params }) =>
  readPublished(ports, caller, params.id),
);
