import { dynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { readPublishSettings } from '../domain/publishing/publish.ts';
import { route } from '../runtime/route.ts';

const ports = { users: dynamoUsers() };

export const handler = route('readPublishSettings', ({ caller }) => readPublishSettings(ports, caller));
