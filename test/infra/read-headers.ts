import type { Template } from 'aws-cdk-lib/assertions';

interface PolicyConfig {
  readonly SecurityHeadersConfig: Record<string, Record<string, unknown>>;
  readonly CustomHeadersConfig: {
    readonly Items: readonly { readonly Header: string; readonly Value: string }[];
  };
}

/** Returns the headers of the one headers policy in a template, as a browser receives them. */
export function readHeaders(template: Template): Record<string, string> {
  const [policy] = Object.values(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
  const config: PolicyConfig = policy?.Properties.ResponseHeadersPolicyConfig;
  const { StrictTransportSecurity: tls, ContentSecurityPolicy: csp, ...own } = config.SecurityHeadersConfig;
  return {
    'content-security-policy': toReadable(csp?.ContentSecurityPolicy),
    'x-content-type-options': own.ContentTypeOptions ? 'nosniff' : '',
    'x-frame-options': String(own.FrameOptions?.FrameOption),
    'referrer-policy': String(own.ReferrerPolicy?.ReferrerPolicy),
    'strict-transport-security': `max-age=${tls?.AccessControlMaxAgeSec}${tls?.IncludeSubdomains ? '; includeSubDomains' : ''}`,
    ...Object.fromEntries(config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

/** Converts a text, or a joined one, to a string with the bucket's name for its domain. */
function toReadable(text: unknown): string {
  if (typeof text === 'string') return text;
  const parts = (text as { 'Fn::Join': [string, (string | object)[]] })['Fn::Join'][1];
  return parts
    .map((part) => (typeof part === 'string' ? part : /Uploads/.exec(JSON.stringify(part))?.[0]))
    .join('');
}
