import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { oneOrigin } from '../constructs/distribution.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { reason } from '../constructs/reason.ts';
import { Upload } from '../constructs/upload.ts';
import { zoneOf } from '../constructs/zone.ts';
import { pageHeaders } from '../headers.ts';
import type { Settings } from '../settings.ts';
import type { DataStack } from './data.ts';
import type { EdgeStack } from './edge.ts';
import type { ServiceStack } from './service.ts';

export interface WebProps extends StackProps {
  readonly settings: Settings;
  /** The built editor. */
  readonly web: string;
  readonly data: DataStack;
  readonly edge: EdgeStack;
  readonly service: ServiceStack;
}

/** What a browser reaches. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { settings, web, data, edge, service, ...props }: WebProps) {
    super(scope, id, props);
    const site = privateBucket(this, 'Site');
    reason(site, { S1: 'CloudFront alone reads it, and writes its own log.' });
    // CloudFront's log comes by access control list.
    const accessLog = privateBucket(this, 'AccessLog', {
      acl: true,
      lifecycle: [{ expiration: Duration.days(90) }],
    });
    reason(accessLog, { S1: 'A log of the log would never end.' });
    const distribution = oneOrigin(this, 'Distribution', {
      settings,
      site,
      accessLog,
      certificate: edge.certificate,
      firewallArn: edge.firewall.acl.attrArn,
      apiFolder: service.api.folder,
      headers: pageHeaders({ tls: true, filesOrigin: [data.published, data.images].map(originOf).join(' ') }),
    });
    this.addAddress(settings, distribution);
    new Upload(this, 'Upload', { bucket: site, web, logDays: settings.logDays });
  }

  private addAddress(settings: Settings, distribution: IDistribution): void {
    const zone = zoneOf(this, settings);
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(this, 'Address', { zone, recordName: settings.domain, target });
    new AaaaRecord(this, 'Address6', { zone, recordName: settings.domain, target });
  }
}

/** Where the signed addresses of a bucket's files lead. */
const originOf = (bucket: IBucket): string => `https://${bucket.bucketRegionalDomainName}`;
