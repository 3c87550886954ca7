import {
  AllowedMethods,
  CachePolicy,
  type Distribution,
  type IKeyGroup,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { FILE_METHODS, fileHeaders } from '../../config/headers.ts';
import { distribution, type Front } from './distribution.ts';
import { headersPolicy } from './headers-policy.ts';

export interface FilesOriginProps {
  readonly front: Front;
  readonly published: IBucket;
  readonly images: IBucket;
  /** Whose signatures open a file. */
  readonly signers: IKeyGroup;
  /** The pages that may read files, such as `https://handout.example`. */
  readonly siteOrigin: string;
}

/**
 * The origin of people's files, and the only way to them from the internet: whoever has no address that a
 * key of ours signed is refused before a bucket is asked. Nothing is kept at the edge, so that what is
 * deleted is gone, and no part of an address but its path reaches a bucket, so that nothing can be listed
 * and no header of an answer chosen from outside.
 */
export function filesOrigin(scope: Construct, id: string, props: FilesOriginProps): Distribution {
  const { front, published, images, signers, siteOrigin } = props;
  const from = (bucket: IBucket) => ({
    origin: S3BucketOrigin.withOriginAccessControl(bucket),
    trustedKeyGroups: [signers],
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    responseHeadersPolicy,
  });
  const responseHeadersPolicy = headersPolicy(scope, 'FileHeaders', fileHeaders({ tls: true }), {
    accessControlAllowOrigins: [siteOrigin],
    accessControlAllowMethods: [...FILE_METHODS],
    accessControlAllowHeaders: ['range'],
    accessControlAllowCredentials: false,
    originOverride: true,
  });
  return distribution(scope, id, front, {
    defaultBehavior: from(published),
    additionalBehaviors: { 'images/*': from(images) },
  });
}
