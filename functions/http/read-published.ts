import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { clock } from '../adapters/system.ts';
import { readPublished } from '../domain/publishing/read-published.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { documents: createDynamoDocuments(), fileUrls: createCloudfrontFileUrls(), clock };

export const handler = optionalRoute('readPublished', ({ caller, params }) =>
  readPublished(ports, caller, params.id),
);
