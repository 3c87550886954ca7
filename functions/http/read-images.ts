import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { cloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { readImages } from '../domain/images/images.ts';
import { route } from '../runtime/route.ts';

const ports = { images: dynamoImages(), fileUrls: cloudfrontFileUrls() };

export const handler = route('readImages', ({ caller, query }) =>
  readImages(ports, caller, query.ids.split(',')),
);
