import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { readImages } from '../domain/images/images.ts';
import { route } from '../runtime/route.ts';

const ports = { images: createDynamoImages(), fileUrls: createCloudfrontFileUrls() };

export const handler = route('readImages', ({ caller, query }) =>
  readImages(ports, caller, query.ids.split(',')),
);
