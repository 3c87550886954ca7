import { createDynamoKeptItems } from '../adapters/dynamo/dynamo-kept-items.ts';
import { createDynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { clock } from '../adapters/system.ts';
import { keepItem } from '../domain/kept/kept-items.ts';
import { route } from '../runtime/route.ts';
import { toWrite } from '../runtime/write.ts';

const ports = { keptItems: createDynamoKeptItems(), quotas: createDynamoQuotas(), clock };

export const handler = route('keepItem', ({ caller, params, headers, body }) =>
  keepItem(ports, caller, toWrite({ params: { id: params.kept }, headers }), body),
);
