import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { eventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { askOtherPaper } from '../domain/publishing/other-paper.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { documents: dynamoDocuments(), events: eventBridgeEvents(), monitor, clock };

export const handler = optionalRoute('askOtherPaper', ({ caller, params }) =>
  askOtherPaper(ports, caller, params.id),
);
