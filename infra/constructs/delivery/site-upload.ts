import { IgnoreMode, Stack } from 'aws-cdk-lib';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { getCacheControl } from '../../config/headers.ts';
import { acknowledge } from '../acknowledge.ts';
import { createLogGroup } from '../log-group.ts';

export interface SiteUploadProps {
  readonly bucket: IBucket;
  /** The folders of the built editor and of its packed scripts. */
  readonly assets: { readonly web: string; readonly scripts: string };
  readonly logDays: number;
}

/**
 * Every browser that the editor is built for reads woff2, which each font has too. CloudFront packs pages by itself, and scripts
 * are packed already.
 */
const NOT_UPLOADED = ['**/*.woff', '**/*.br', 'assets/*.js', 'assets/*.css'];

/**
 * Uploads the built editor: first the files with a hash in their name, then the pages that name them. Files of earlier
 * releases stay for open editors. Scripts and style sheets are packed: every browser that the editor is built for reads Brotli.
 */
export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, { bucket, assets, logDays }: SiteUploadProps) {
    super(scope, id);
    const common = {
      destinationBucket: bucket,
      sources: [Source.asset(assets.web, { exclude: NOT_UPLOADED, ignoreMode: IgnoreMode.GLOB })],
      prune: false,
      memoryLimit: 512,
      logGroup: createLogGroup(this, 'Log', logDays),
    };
    const cacheControl = [CacheControl.fromString(getCacheControl('/assets/'))];
    const scripts = new BucketDeployment(this, 'Scripts', {
      ...common,
      sources: [Source.asset(assets.scripts)],
      contentEncoding: 'br',
      cacheControl,
    });
    const hashed = new BucketDeployment(this, 'Hashed', {
      ...common,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.fromString(getCacheControl('/'))],
    });
    pages.node.addDependency(scripts, hashed);
    acknowledgeHelper(Stack.of(this), bucket);
  }
}

/** Acknowledges findings on the CDK's own function, which runs only while a stack deploys. */
function acknowledgeHelper(stack: Stack, bucket: IBucket): void {
  const helper = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!helper) throw new Error('The helper of BucketDeployment has another name');
  const site = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
  const wild = 'The CDK writes the policy of its helper; it reaches the site and the assets we send up.';
  acknowledge(helper, {
    L1: 'The CDK chooses the runtime of its helper.',
    [`IAM4[Policy::${BASIC_POLICY}]`]: 'The CDK lets its helper write a log by the policy of AWS.',
    'IAM5[Action::s3:GetBucket*]': wild,
    'IAM5[Action::s3:GetObject*]': wild,
    'IAM5[Action::s3:List*]': wild,
    'IAM5[Action::s3:Abort*]': wild,
    'IAM5[Action::s3:DeleteObject*]': wild,
    [`IAM5[Resource::<${site}.Arn>/*]`]: wild,
    [`IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-${stack.account}-${stack.region}/*]`]: wild,
  });
}

const BASIC_POLICY = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
