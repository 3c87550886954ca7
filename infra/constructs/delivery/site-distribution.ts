import { Duration } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  type Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { API_PREFIX } from '#shared/api/routes.ts';
import { SHARE_PAGE } from '../../config/headers.ts';
import { reason } from '../acknowledge.ts';
import { distribution, type Front } from './distribution.ts';
import { headersPolicy } from './headers-policy.ts';
import { PAGES_FUNCTION } from './pages-function.ts';

export interface OneOriginProps {
  readonly front: Front;
  /** The built editor. */
  readonly site: IBucket;
  /** Where the API is found, and in which folder. */
  readonly apiDomain: string;
  readonly apiFolder: Secret;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the page of social networks' buttons. */
  readonly shareHeaders: Readonly<Record<string, string>>;
}

/** The one origin of the pages: the editor, and the API below its prefix. */
export function oneOrigin(scope: Construct, id: string, props: OneOriginProps): Distribution {
  const common = {
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: headersPolicy(scope, 'PageHeaders', props.headers),
  };
  const page = { ...pages(scope, props.site), ...common };
  const apart = { responseHeadersPolicy: headersPolicy(scope, 'ShareHeaders', props.shareHeaders) };
  const made = distribution(scope, id, props.front, {
    defaultRootObject: 'index.html',
    defaultBehavior: page,
    additionalBehaviors: {
      [`${API_PREFIX}/*`]: { ...api(props), ...common },
      [SHARE_PAGE]: { ...page, ...apart },
    },
  });
  reason(made, {
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'So that a missing file answers 404 and not 403; a page’s path is rewritten before the bucket sees it.',
  });
  return made;
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
function api({ apiDomain, apiFolder }: OneOriginProps) {
  return {
    origin: new HttpOrigin(apiDomain, {
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
