import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Distribution,
  type DistributionProps,
  HttpVersion,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { reason } from '../acknowledge.ts';

/** What every one of our distributions stands behind and writes to. */
export interface Front {
  readonly domain: string;
  readonly certificate: ICertificate;
  readonly firewallArn: string;
  readonly accessLog: IBucket;
}

type Serving = Pick<DistributionProps, 'defaultBehavior' | 'additionalBehaviors' | 'defaultRootObject'>;

/** CloudFront under a name of ours: TLS 1.2 and newer, HTTP/3, behind the firewall, with a log. */
export function distribution(scope: Construct, id: string, front: Front, serving: Serving): Distribution {
  const made = new Distribution(scope, id, {
    ...serving,
    domainNames: [front.domain],
    certificate: front.certificate,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    webAclId: front.firewallArn,
    enableLogging: true,
    logBucket: front.accessLog,
    logIncludesCookies: false,
  });
  reason(made, { CFR1: 'Teachers work everywhere.' });
  return made;
}
