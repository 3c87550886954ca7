import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { eventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { unpublishDocument } from '../domain/publishing/unpublish.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: dynamoDocuments(), events: eventBridgeEvents(), monitor, clock };

export const handler = route('unpublishDocument', ({ caller, params }) =>
  unpublishDocument(ports, caller, params.id),
);
