import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { createDynamoQuotas, createDynamoRenderMeter } from '../adapters/dynamo/dynamo-quotas.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { createEventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { createOpenMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock, ids } from '../adapters/system.ts';
import { publishDocument } from '../domain/publishing/publish.ts';
import { route } from '../runtime/route.ts';
import { toWrite } from '../runtime/write.ts';

const ports = {
  documents: createDynamoDocuments(),
  images: createDynamoImages(),
  icons: createOpenMojiIcons(),
  plans: createDynamoPlans(),
  users: createDynamoUsers(),
  events: createEventBridgeEvents(),
  monitor,
  clock,
  ids,
  quotas: createDynamoQuotas(),
  renderMeter: createDynamoRenderMeter(),
};

export const handler = route('publishDocument', ({ caller, body, ...request }) =>
  publishDocument(ports, caller, toWrite(request), body),
);
