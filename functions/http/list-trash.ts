import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { clock } from '../adapters/system.ts';
import { listTrash } from '../domain/documents/trash.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments(), fileUrls: createCloudfrontFileUrls(), clock };

export const handler = route('listTrash', ({ caller, query }) => listTrash(ports, caller, query.next));
