import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { eventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { cloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { restoreDocument } from '../domain/documents/documents.ts';
import { route } from '../runtime/route.ts';

const ports = {
  documents: dynamoDocuments(),
  fileUrls: cloudfrontFileUrls(),
  events: eventBridgeEvents(),
  monitor,
  clock,
};

export const handler = route('restoreDocument', ({ caller, params }) =>
  restoreDocument(ports, caller, params.id),
);
