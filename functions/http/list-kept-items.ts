import { createDynamoKeptItems } from '../adapters/dynamo/dynamo-kept-items.ts';
import { listKeptItems } from '../domain/kept/kept-items.ts';
import { route } from '../runtime/route.ts';

const ports = { keptItems: createDynamoKeptItems() };

export const handler = route('listKeptItems', ({ caller, query: { ids, next } }) =>
  listKeptItems(ports, caller, { ids: ids?.split(','), next }),
);
