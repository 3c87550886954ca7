import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { createS3Images } from '../adapters/files/s3-images.ts';
import { createOpenMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { clock, ids } from '../adapters/system.ts';
import { downloadIcon } from '../domain/images/images.ts';
import { route } from '../runtime/route.ts';

const ports = {
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  fileUrls: createCloudfrontFileUrls(),
  icons: createOpenMojiIcons(),
  clock,
  ids,
};

export const handler = route('downloadIcon', ({ caller, params, body }) =>
  downloadIcon(ports, caller, { id: params.icon, ...body }),
);
