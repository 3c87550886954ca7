import { cloudfrontAddresses } from '../adapters/cloudfront-addresses.ts';
import { dynamoImages } from '../adapters/dynamo-images.ts';
import { openMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { s3Images } from '../adapters/s3-images.ts';
import { clock, ids } from '../adapters/system.ts';
import { downloadIcon } from '../domain/images.ts';
import { route } from '../runtime/route.ts';

const ports = {
  images: dynamoImages(),
  imageFiles: s3Images(),
  addresses: cloudfrontAddresses(),
  icons: openMojiIcons(),
  clock,
  ids,
};

export const handler = route('downloadIcon', ({ caller, params, body }) =>
  downloadIcon(ports, caller, { id: params.icon, color: body.color }),
);
