import { Stack } from 'aws-cdk-lib';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { cacheControlOf } from '../../config/headers.ts';
import { reason } from '../acknowledge.ts';
import { logGroup } from '../log-group.ts';

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
    excuseHelper(Stack.of(this), bucket);
  }
}

/** The CDK's own function, which runs while we deploy and at no other time. */
function excuseHelper(stack: Stack, bucket: IBucket): void {
  const helper = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!helper) throw new Error('The helper of BucketDeployment has another name');
  const site = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
  const wild = 'The CDK writes the policy of its helper; it reaches the site and the assets we send up.';
  reason(helper, {
    L1: 'The CDK chooses the runtime of its helper.',
    [`IAM4[Policy::${BASIC}]`]: 'The CDK lets its helper write a log by the policy of AWS.',
    'IAM5[Action::s3:GetBucket*]': wild,
    'IAM5[Action::s3:GetObject*]': wild,
    'IAM5[Action::s3:List*]': wild,
    'IAM5[Action::s3:Abort*]': wild,
    'IAM5[Action::s3:DeleteObject*]': wild,
    [`IAM5[Resource::<${site}.Arn>/*]`]: wild,
    [`IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*]`]: wild,
  });
}

const BASIC = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
