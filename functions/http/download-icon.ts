import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { cloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { s3Images } from '../adapters/files/s3-images.ts';
import { openMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { clock, ids } from '../adapters/system.ts';
import { downloadIcon } from '../domain/images/images.ts';
import { route } from '../runtime/route.ts';

const ports = {
  images: dynamoImages(),
  imageFiles: s3Images(),
  fileUrls: cloudfrontFileUrls(),
  icons: openMojiIcons(),
  clock,
  ids,
};

export const handler = route('downloadIcon', ({ caller, params, body }) =>
  downloadIcon(ports, caller, { id: params.icon, color: body.color }),
);
