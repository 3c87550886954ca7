import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Distribution,
  type DistributionProps,
  HttpVersion,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** Properties that all distributions share. */
export interface FrontProps {
  readonly domain: string;
  readonly certificate: ICertificate;
  readonly firewallArn: string;
  readonly accessLog: IBucket;
}

type Behaviors = Pick<DistributionProps, 'defaultBehavior' | 'additionalBehaviors' | 'defaultRootObject'>;

/** Creates a CloudFront distribution under our host name: TLS 1.2 or newer, HTTP/3, behind the firewall, with a log. */
export function createDistribution(
  scope: Construct,
  id: string,
  front: FrontProps,
  serving: Behaviors,
): Distribution {
  const distribution = new Distribution(scope, id, {
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
  acknowledge(distribution, { CFR1: 'Teachers work everywhere.' });
  return distribution;
}
