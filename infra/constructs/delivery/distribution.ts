import { Duration } from 'aws-cdk-lib';
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

/**
 * CloudFront keeps these answers for ten seconds unless told otherwise, whatever their `Cache-Control` says, and for the
 * API under a key without the user: one user's error would be everybody's.
 */
const UNCACHED_ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

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
    errorResponses: UNCACHED_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
  });
  acknowledge(distribution, { CFR1: 'Teachers work everywhere.' });
  return distribution;
}
