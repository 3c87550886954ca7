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
  /** True keeps deleted and overwritten objects for 30 days. */
  readonly versioned?: boolean;
  readonly cors?: CorsRule;
  readonly lifecycle?: readonly LifecycleRule[];
  /** The bucket in which S3 logs every access. */
  readonly accessLog?: { readonly bucket: IBucket; readonly prefix: string };
  /** True for a bucket that a service delivers logs to by access control list. */
  readonly acl?: boolean;
}

/** Deleted objects can be restored for this time. */
const UNDO = Duration.days(30);

/** Creates a bucket that only our roles reach, over TLS only, and that outlives its stack. */
export const createPrivateBucket = (scope: Construct, id: string, props: PrivateBucketProps = {}): IBucket =>
  // The class declares `isWebsite?: boolean | undefined`, which its own interface does not accept.
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

/** Builds the CORS rule by which the site's pages may upload, with just the headers that the signature covers. */
export const allowUploadsFrom = (origin: string): CorsRule => ({
  allowedOrigins: [origin],
  allowedMethods: [HttpMethods.PUT],
  allowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
  exposedHeaders: ['etag'],
  maxAge: 3600,
});
