import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { createCloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { createS3Images } from '../adapters/files/s3-images.ts';
import { createS3Uploads } from '../adapters/files/s3-uploads.ts';
import { monitor } from '../adapters/monitor.ts';
import { createSharpPictures } from '../adapters/pictures/sharp-pictures.ts';
import { clock, ids } from '../adapters/system.ts';
import { completeUpload } from '../domain/images/images.ts';
import { route } from '../runtime/route.ts';

const ports = {
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  uploads: createS3Uploads(),
  fileUrls: createCloudfrontFileUrls(),
  pictures: createSharpPictures(),
  quotas: createDynamoQuotas(),
  monitor,
  clock,
  ids,
};

export const handler = route('completeUpload', ({ caller, params }) =>
  completeUpload(ports, caller, params.upload),
);
