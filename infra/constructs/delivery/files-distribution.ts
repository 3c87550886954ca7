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
import { buildFileHeaders, FILE_METHODS } from '../../config/headers.ts';
import { createDistribution, type FrontProps } from './distribution.ts';
import { createHeadersPolicy } from './headers-policy.ts';

export interface FilesDistributionProps {
  readonly front: FrontProps;
  readonly published: IBucket;
  readonly images: IBucket;
  /** The keys whose signatures open a file. */
  readonly signers: IKeyGroup;
  /** The origin of the pages that may read files, such as `https://handout.example`. */
  readonly siteOrigin: string;
}

/**
 * Creates the origin of users' files, the only way to them from the internet; addresses without a trusted
 * signature are refused. Nothing is cached, so deleted files are gone. Only the path reaches a bucket, so
 * nothing can be listed and no response header chosen from outside.
 */
export function createFilesDistribution(
  scope: Construct,
  id: string,
  props: FilesDistributionProps,
): Distribution {
  const { front, published, images, signers, siteOrigin } = props;
  const from = (bucket: IBucket) => ({
    origin: S3BucketOrigin.withOriginAccessControl(bucket),
    trustedKeyGroups: [signers],
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    responseHeadersPolicy,
  });
  const responseHeadersPolicy = createHeadersPolicy(scope, 'FileHeaders', buildFileHeaders({ tls: 'host' }), {
    accessControlAllowOrigins: [siteOrigin],
    accessControlAllowMethods: [...FILE_METHODS],
    accessControlAllowHeaders: ['range'],
    accessControlAllowCredentials: false,
    originOverride: true,
  });
  return createDistribution(scope, id, front, {
    defaultBehavior: from(published),
    additionalBehaviors: { 'images/*': from(images) },
  });
}
