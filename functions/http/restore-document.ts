import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createEventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { restoreDocument } from '../domain/documents/documents.ts';
import { route } from '../runtime/route.ts';

const ports = {
  documents: createDynamoDocuments(),
  fileUrls: createCloudfrontFileUrls(),
  events: createEventBridgeEvents(),
  monitor,
  clock,
};

export const handler = route('restoreDocument', ({ caller, params }) =>
  restoreDocument(ports, caller, params.id),
);
