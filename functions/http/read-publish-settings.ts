import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { readPublishSettings } from '../domain/publishing/publish.ts';
import { route } from '../runtime/route.ts';

const ports = { users: createDynamoUsers() };

export const handler = route('readPublishSettings', ({ caller }) => readPublishSettings(ports, caller));
