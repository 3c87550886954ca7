import { Stack } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { cacheControlOf } from '../headers.ts';
import { logGroup } from './log-group.ts';
import { reason } from './reason.ts';

export interface UploadProps {
  readonly bucket: IBucket;
  /** The built editor. */
  readonly web: string;
  readonly logDays: number;
}

/**
 * Puts the built editor into its bucket: first the files with a hash in their name, of which those of
 * earlier releases stay for whoever has the editor open; then the pages that name them.
 */
export class Upload extends Construct {
  constructor(scope: Construct, id: string, { bucket, web, logDays }: UploadProps) {
    super(scope, id);
    const common = {
      destinationBucket: bucket,
      sources: [Source.asset(web)],
      prune: false,
      memoryLimit: 512,
      logGroup: logGroup(this, 'Log', logDays),
    };
    const hashed = new BucketDeployment(this, 'Hashed', {
      ...common,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.fromString(cacheControlOf('/assets/'))],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.fromString(cacheControlOf('/'))],
    });
    pages.node.addDependency(hashed);
    excuseHelper(hashed);
  }
}

/** The CDK's own function, which runs while we deploy and at no other time. */
function excuseHelper(deployment: BucketDeployment): void {
  const helper = Stack.of(deployment).node.children.find(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  if (!helper) throw new Error('The helper of BucketDeployment has another name');
  reason(helper as Construct, {
    L1: 'The CDK chooses the runtime of its helper.',
  });
}
