import { Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { API_PREFIX } from '#shared/api/routes.ts';
import { apiDomainOf, type Settings } from '../settings.ts';
import { pageHeadersPolicy } from './page-headers.ts';
import { PAGES_FUNCTION } from './pages-function.ts';
import { reason } from './reason.ts';

export interface OneOriginProps {
  readonly settings: Settings;
  readonly certificate: ICertificate;
  readonly firewallArn: string;
  /** The built editor. */
  readonly site: IBucket;
  /** The folder in which the API is found. */
  readonly apiFolder: Secret;
  readonly headers: Readonly<Record<string, string>>;
  readonly accessLog: IBucket;
}

/** The one origin that a browser sees: the editor, and the API below its prefix. */
export function oneOrigin(scope: Construct, id: string, props: OneOriginProps): Distribution {
  const { settings, certificate, firewallArn, accessLog } = props;
  const common = {
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: pageHeadersPolicy(scope, 'PageHeaders', props.headers),
  };
  const distribution = new Distribution(scope, id, {
    defaultRootObject: 'index.html',
    domainNames: [settings.domain],
    certificate,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    webAclId: firewallArn,
    defaultBehavior: { ...pages(scope, props.site), ...common },
    additionalBehaviors: { [`${API_PREFIX}/*`]: { ...api(props), ...common } },
    enableLogging: true,
    logBucket: accessLog,
    logIncludesCookies: false,
  });
  reason(distribution, {
    CFR1: 'Teachers work everywhere.',
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'So that a missing file answers 404 and not 403; a page’s path is rewritten before the bucket sees it.',
  });
  return distribution;
}

function pages(scope: Construct, site: IBucket) {
  const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST];
  const findPage = new EdgeFunction(scope, 'FindPage', {
    code: FunctionCode.fromInline(PAGES_FUNCTION),
    runtime: FunctionRuntime.JS_2_0,
  });
  return {
    origin: S3BucketOrigin.withOriginAccessControl(site, { originAccessLevels }),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    functionAssociations: [{ function: findPage, eventType: FunctionEventType.VIEWER_REQUEST }],
  };
}

/**
 * Nothing of the API is kept. All headers but Host go on: `Authorization` can be forwarded in no narrower
 * way, and the functions read `If-Match`, `Idempotency-Key`, `Origin`, `Sec-Fetch-Site` and the cookie.
 */
function api({ settings, apiFolder }: OneOriginProps) {
  return {
    origin: new HttpOrigin(apiDomainOf(settings), {
      // CloudFormation puts the secret in when it deploys; the template has its name alone.
      originPath: `/${apiFolder.secretValue.unsafeUnwrap()}`,
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(30),
      keepaliveTimeout: Duration.seconds(60),
    }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  };
}
