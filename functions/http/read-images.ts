import { cloudfrontAddresses } from '../adapters/cloudfront-addresses.ts';
import { dynamoImages } from '../adapters/dynamo-images.ts';
import { readImages } from '../domain/images.ts';
import { route } from '../runtime/route.ts';

const ports = { images: dynamoImages(), addresses: cloudfrontAddresses() };

export const handler = route('readImages', ({ caller, query }) =>
  readImages(ports, caller, query.ids.split(',')),
);
