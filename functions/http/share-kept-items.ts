import { createDynamoKeptShares } from '../adapters/dynamo/dynamo-kept-items.ts';
import { clock, ids } from '../adapters/system.ts';
import { shareKeptItems } from '../domain/kept/kept-shares.ts';
import { route } from '../runtime/route.ts';

const ports = { keptShares: createDynamoKeptShares(), clock, ids };

export const handler = route('shareKeptItems', ({ caller, headers, body }) =>
  shareKeptItems(ports, caller, headers['idempotency-key'], body.kept),
);
