import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { cloudfrontFileUrls } from '../adapters/files/cloudfront-file-urls.ts';
import { s3Images } from '../adapters/files/s3-images.ts';
import { sharpPictures } from '../adapters/pictures/sharp-pictures.ts';
import { clock, ids } from '../adapters/system.ts';
import { completeUpload } from '../domain/images/images.ts';
import { route } from '../runtime/route.ts';

const ports = {
  images: dynamoImages(),
  imageFiles: s3Images(),
  fileUrls: cloudfrontFileUrls(),
  pictures: sharpPictures(),
  clock,
  ids,
};

export const handler = route('completeUpload', ({ caller, params }) =>
  completeUpload(ports, caller, params.upload),
);
