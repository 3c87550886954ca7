import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoKeptItems, createDynamoKeptShares } from '../adapters/dynamo/dynamo-kept-items.ts';
import { createDynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { createS3Images } from '../adapters/files/s3-images.ts';
import { clock, ids } from '../adapters/system.ts';
import { copySharedItems } from '../domain/kept/kept-shares.ts';
import { route } from '../runtime/route.ts';

const ports = {
  keptItems: createDynamoKeptItems(),
  keptShares: createDynamoKeptShares(),
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  quotas: createDynamoQuotas(),
  clock,
  ids,
};

export const handler = route('copySharedItems', ({ caller, params, body }) =>
  copySharedItems(ports, caller, params.share, body.kept),
);
