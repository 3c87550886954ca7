import { Duration } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseHeadersCorsBehavior,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** CloudFront takes these headers in fields of their own, and refuses them as plain ones. */
const OF_THEIR_OWN: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
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

/** Our headers, in the two forms that CloudFront wants them in; `cors` says whose pages may read the answers. */
export function headersPolicy(
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
  cors?: ResponseHeadersCorsBehavior,
): ResponseHeadersPolicy {
  const entries = Object.entries(headers);
  const plain = entries.filter(([name]) => !OF_THEIR_OWN[name]);
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: Object.assign(
      {},
      ...entries.map(([name, value]) => OF_THEIR_OWN[name]?.(value)),
    ),
    customHeadersBehavior: {
      customHeaders: plain.map(([header, value]) => ({ header, value, override: true })),
    },
    ...(cors && { corsBehavior: cors }),
  });
}
