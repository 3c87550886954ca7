import { createDynamoKeptShares } from '../adapters/dynamo/dynamo-kept-items.ts';
import { listKeptShares } from '../domain/kept/kept-shares.ts';
import { route } from '../runtime/route.ts';

const ports = { keptShares: createDynamoKeptShares() };

export const handler = route('listKeptShares', ({ caller }) => listKeptShares(ports, caller));
