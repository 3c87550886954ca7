import { createDynamoKeptShares } from '../adapters/dynamo/dynamo-kept-items.ts';
import { endKeptShare } from '../domain/kept/kept-shares.ts';
import { route } from '../runtime/route.ts';

const ports = { keptShares: createDynamoKeptShares() };

export const handler = route('endKeptShare', async ({ caller, params }) => {
  await endKeptShare(ports, caller, params.share);
  return null;
});
