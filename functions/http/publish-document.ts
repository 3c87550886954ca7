import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { dynamoImages } from '../adapters/dynamo-images.ts';
import { dynamoQuotas } from '../adapters/dynamo-quotas.ts';
import { dynamoUsers } from '../adapters/dynamo-users.ts';
import { eventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { openMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { dynamoPlans } from '../adapters/plans/dynamo-plans.ts';
import { clock, ids } from '../adapters/system.ts';
import { publishDocument } from '../domain/publish.ts';
import { route } from '../runtime/route.ts';
import { writeOf } from '../runtime/write.ts';

const ports = {
  documents: dynamoDocuments(),
  images: dynamoImages(),
  icons: openMojiIcons(),
  plans: dynamoPlans(),
  users: dynamoUsers(),
  events: eventBridgeEvents(),
  clock,
  ids,
  quotas: dynamoQuotas(),
};

export const handler = route('publishDocument', ({ caller, body, ...request }) =>
  publishDocument(ports, caller, writeOf(request), body),
);
