import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { pageHeaders, shareHeaders } from '../config/headers.ts';
import { apiDomainOf, filesOriginOf, type Settings } from '../config/settings.ts';
import { reason } from '../constructs/acknowledge.ts';
import { addressOf } from '../constructs/delivery/dns.ts';
import { oneOrigin } from '../constructs/delivery/site-distribution.ts';
import { Upload } from '../constructs/delivery/site-upload.ts';
import { privateBucket } from '../constructs/storage/private-bucket.ts';
import type { EdgeStack } from './edge.ts';
import type { FilesStack } from './files.ts';
import type { ServiceStack } from './service.ts';

export interface WebProps extends StackProps {
  readonly settings: Settings;
  /** The built editor. */
  readonly web: string;
  readonly files: FilesStack;
  readonly edge: EdgeStack;
  readonly service: ServiceStack;
}

/** What a browser reaches. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { settings, web, files, edge, service, ...props }: WebProps) {
    super(scope, id, props);
    const site = privateBucket(this, 'Site');
    reason(site, { S1: 'CloudFront alone reads it, and writes its own log.' });
    // CloudFront's log comes by access control list.
    const accessLog = privateBucket(this, 'AccessLog', {
      acl: true,
      lifecycle: [{ expiration: Duration.days(90) }],
    });
    reason(accessLog, { S1: 'A log of the log would never end.' });
    const where = {
      tls: true,
      filesOrigin: filesOriginOf(settings),
      uploadsOrigin: `https://${files.images.bucketRegionalDomainName}`,
    };
    const distribution = oneOrigin(this, 'Distribution', {
      front: {
        domain: settings.domain,
        certificate: edge.certificate,
        firewallArn: edge.firewall.acl.attrArn,
        accessLog,
      },
      site,
      apiDomain: apiDomainOf(settings),
      apiFolder: service.api.folder,
      headers: pageHeaders(where),
      shareHeaders: shareHeaders(where),
    });
    addressOf(this, { settings, name: settings.domain, distribution });
    new Upload(this, 'Upload', { bucket: site, web, logDays: settings.logDays });
  }
}
