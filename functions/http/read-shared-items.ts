import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoKeptItems, createDynamoKeptShares } from '../adapters/dynamo/dynamo-kept-items.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { readSharedItems } from '../domain/kept/kept-shares.ts';
import { route } from '../runtime/route.ts';

const ports = {
  keptItems: createDynamoKeptItems(),
  keptShares: createDynamoKeptShares(),
  images: createDynamoImages(),
  fileUrls: createCloudfrontFileUrls(),
};

export const handler = route('readSharedItems', ({ params, query }) =>
  readSharedItems(ports, params.share, query.next),
);
