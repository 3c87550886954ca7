import { Duration } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseHeadersCorsBehavior,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Maps headers that CloudFront takes in fields of their own, and refuses as custom headers. */
const SECURITY_HEADERS: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
  'content-security-policy': (value) => ({
    contentSecurityPolicy: { contentSecurityPolicy: value, override: true },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({
    frameOptions: { frameOption: value as HeadersFrameOption, override: true },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      includeSubdomains: value.includes('includeSubDomains'),
      override: true,
    },
  }),
};

/** Creates the policy that adds our headers to every answer. `cors` names the pages that may read the answers. */
export function createHeadersPolicy(
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
  cors?: ResponseHeadersCorsBehavior,
): ResponseHeadersPolicy {
  const entries = Object.entries(headers);
  const plain = entries.filter(([name]) => !SECURITY_HEADERS[name]);
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: Object.assign(
      {},
      ...entries.map(([name, value]) => SECURITY_HEADERS[name]?.(value)),
    ),
    customHeadersBehavior: {
      customHeaders: plain.map(([header, value]) => ({ header, value, override: true })),
    },
    ...(cors && { corsBehavior: cors }),
  });
}
