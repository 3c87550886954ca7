import { dynamoGallery } from '../adapters/dynamo/dynamo-gallery.ts';
import { cloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { listGallery } from '../domain/gallery/gallery.ts';
import { openRoute } from '../runtime/open-route.ts';

const ports = { gallery: dynamoGallery(), fileUrls: cloudfrontFileUrls() };

export const handler = openRoute('listGallery', ({ query }) => listGallery(ports, query));
