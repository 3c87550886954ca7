import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { dynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { dynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { dynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { eventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { openMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock, ids } from '../adapters/system.ts';
import { publishDocument } from '../domain/publishing/publish.ts';
import { route } from '../runtime/route.ts';
import { toWrite } from '../runtime/write.ts';

const ports = {
  documents: dynamoDocuments(),
  images: dynamoImages(),
  icons: openMojiIcons(),
  plans: dynamoPlans(),
  users: dynamoUsers(),
  events: eventBridgeEvents(),
  monitor,
  clock,
  ids,
  quotas: dynamoQuotas(),
};

export const handler = route('publishDocument', ({ caller, body, ...request }) =>
  publishDocument(ports, caller, toWrite(request), body),
);
