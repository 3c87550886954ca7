import { createDynamoGallery } from '../adapters/dynamo/dynamo-gallery.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { listGallery } from '../domain/gallery/gallery.ts';
import { openRoute } from '../runtime/open-route.ts';

const ports = { gallery: createDynamoGallery(), fileUrls: createCloudfrontFileUrls() };

export const handler = openRoute('listGallery', ({ query }) => listGallery(ports, query));
