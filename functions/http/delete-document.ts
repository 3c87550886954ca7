import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createEventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { deleteDocument } from '../domain/documents/documents.ts';
import { route } from '../runtime/route.ts';

const ports = { documents: createDynamoDocuments(), events: createEventBridgeEvents(), monitor, clock };

export const handler = route('deleteDocument', async ({ caller, params }) => {
  await deleteDocument(ports, caller, params.id);
  return null;
});
