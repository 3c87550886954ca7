import { cloudfrontAddresses } from '../adapters/cloudfront-addresses.ts';
import { dynamoGallery } from '../adapters/dynamo-gallery.ts';
import { listGallery } from '../domain/gallery.ts';
import { openRoute } from '../runtime/open-route.ts';

const ports = { gallery: dynamoGallery(), addresses: cloudfrontAddresses() };

export const handler = openRoute('listGallery', ({ query }) => listGallery(ports, query));
