import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createEventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { askOtherPaper } from '../domain/publishing/other-paper.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { documents: createDynamoDocuments(), events: createEventBridgeEvents(), monitor, clock };

export const handler = optionalRoute('askOtherPaper', ({ caller, params }) =>
  askOtherPaper(ports, caller, params.id),
);
