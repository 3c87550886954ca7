import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CorsRule,
  HttpMethods,
  type IBucket,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export interface PrivateBucketProps {
  /** Keeps what was deleted or overwritten for 30 days. */
  readonly versioned?: boolean;
  readonly cors?: CorsRule;
  readonly lifecycle?: readonly LifecycleRule[];
  /** Where every access is noted. */
  readonly accessLog?: { readonly bucket: IBucket; readonly prefix: string };
  /** Only for a service that delivers its log by access control list. */
  readonly acl?: boolean;
}

const UNDO = Duration.days(30);

/** A bucket that only our roles reach, only by TLS, and that outlives its stack. */
export const privateBucket = (scope: Construct, id: string, props: PrivateBucketProps = {}): IBucket =>
  // The class says `isWebsite?: boolean | undefined`, its own interface does not take the undefined.
  new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: props.acl
      ? ObjectOwnership.BUCKET_OWNER_PREFERRED
      : ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: RemovalPolicy.RETAIN,
    versioned: props.versioned ?? false,
    lifecycleRules: [
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ...(props.versioned ? [{ noncurrentVersionExpiration: UNDO, expiredObjectDeleteMarker: true }] : []),
      ...(props.lifecycle ?? []),
    ],
    ...(props.cors && { cors: [props.cors] }),
    ...(props.accessLog && {
      serverAccessLogsBucket: props.accessLog.bucket,
      serverAccessLogsPrefix: props.accessLog.prefix,
    }),
  }) as IBucket;

/** The site's pages may send a file to a signed slot, with just the headers that the signature covers. */
export const uploadableFrom = (origin: string): CorsRule => ({
  allowedOrigins: [origin],
  allowedMethods: [HttpMethods.PUT],
  allowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
  exposedHeaders: ['etag'],
  maxAge: 3600,
});
