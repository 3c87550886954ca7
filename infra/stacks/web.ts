import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Assets } from '../build/assets.ts';
import { buildPageHeaders, buildShareHeaders } from '../config/headers.ts';
import { getApiDomain, getFilesOrigin, type Settings } from '../config/settings.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { addAddressRecords } from '../constructs/delivery/dns.ts';
import { createSiteDistribution } from '../constructs/delivery/site-distribution.ts';
import { SiteUpload } from '../constructs/delivery/site-upload.ts';
import { createPrivateBucket } from '../constructs/storage/private-bucket.ts';
import type { EdgeStack } from './edge.ts';
import type { FilesStack } from './files.ts';
import type { ServiceStack } from './service.ts';

export interface WebProps extends StackProps {
  readonly settings: Settings;
  /** The folders of the built editor and of its packed scripts. */
  readonly assets: Pick<Assets, 'web' | 'scripts'>;
  readonly files: FilesStack;
  readonly edge: EdgeStack;
  readonly service: ServiceStack;
}

/** The site that a browser reaches. */
export class WebStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { settings, assets, files, edge, service, ...props }: WebProps) {
    super(scope, id, props);
    const site = createPrivateBucket(this, 'Site');
    acknowledge(site, { S1: 'CloudFront alone reads it, and writes its own log.' });
    // CloudFront delivers its log by access control list.
    const accessLog = createPrivateBucket(this, 'AccessLog', {
      acl: true,
      lifecycle: [{ expiration: Duration.days(90) }],
    });
    acknowledge(accessLog, { S1: 'A log of the log would never end.' });
    const headerOrigins = {
      tls: settings.strictSubdomains ? ('subdomains' as const) : ('host' as const),
      filesOrigin: getFilesOrigin(settings),
      uploadsOrigin: `https://${files.uploads.bucketRegionalDomainName}`,
    };
    this.distribution = createSiteDistribution(this, 'Distribution', {
      front: {
        domain: settings.domain,
        certificate: edge.certificate,
        firewallArn: edge.firewall.acl.attrArn,
        accessLog,
      },
      site,
      apiDomain: getApiDomain(settings),
      apiPathSecret: service.api.pathSecret,
      headers: buildPageHeaders(headerOrigins),
      shareHeaders: buildShareHeaders(headerOrigins),
    });
    addAddressRecords(this, { settings, name: settings.domain, distribution: this.distribution });
    new SiteUpload(this, 'Upload', { bucket: site, assets, logDays: settings.logDays });
  }
}
