import { createDynamoKeptItems } from '../adapters/dynamo/dynamo-kept-items.ts';
import { removeKeptItem } from '../domain/kept/kept-items.ts';
import { route } from '../runtime/route.ts';

const ports = { keptItems: createDynamoKeptItems() };

export const handler = route('removeKeptItem', async ({ caller, params }) => {
  await removeKeptItem(ports, caller, params.kept);
  return null;
});
