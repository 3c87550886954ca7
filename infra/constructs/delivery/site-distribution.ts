import { Duration } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  type Distribution,
  Function as EdgeFunction,
  type FunctionAssociation,
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
import { API_PREFIX, ROUTES, type Route } from '#shared/api/routes.ts';
import { SHARE_PAGE } from '../../config/headers.ts';
import { acknowledge } from '../acknowledge.ts';
import { createDistribution, type FrontProps } from './distribution.ts';
import { createHeadersPolicy } from './headers-policy.ts';
import { PAGES_FUNCTION } from './pages-function.ts';
import { VIEWER_FUNCTION } from './viewer-function.ts';

export interface SiteDistributionProps {
  readonly front: FrontProps;
  /** The built editor. */
  readonly site: IBucket;
  /** The host name of the API, and the secret first part of its paths. */
  readonly apiDomain: string;
  readonly apiPathSecret: Secret;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of the page of social networks' buttons. */
  readonly shareHeaders: Readonly<Record<string, string>>;
}

/** Creates the one origin of the pages: the editor, and the API below its prefix. */
export function createSiteDistribution(
  scope: Construct,
  id: string,
  props: SiteDistributionProps,
): Distribution {
  const common = {
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: createHeadersPolicy(scope, 'PageHeaders', props.headers),
  };
  const pageBehavior = { ...createPageBehavior(scope, props.site), ...common };
  // A hashed file is where its path says: to ask the function for each would be paid for with each.
  const { functionAssociations: _, ...assetBehavior } = pageBehavior;
  const apiBehavior = { ...createApiBehavior(props), ...common };
  const shareOptions = {
    responseHeadersPolicy: createHeadersPolicy(scope, 'ShareHeaders', props.shareHeaders),
  };
  const distribution = createDistribution(scope, id, props.front, {
    defaultRootObject: 'index.html',
    defaultBehavior: pageBehavior,
    additionalBehaviors: {
      ...createSharedBehaviors(scope, apiBehavior),
      [`${API_PREFIX}/*`]: { ...apiBehavior, functionAssociations: [nameViewer(scope)] },
      '/assets/*': assetBehavior,
      [SHARE_PAGE]: { ...pageBehavior, ...shareOptions },
    },
  });
  acknowledge(distribution, {
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'So that a missing file answers 404 and not 403; a page’s path is rewritten before the bucket sees it.',
  });
  return distribution;
}

/** Names the viewer's address to functions, of which those that count tries read it. */
function nameViewer(scope: Construct): FunctionAssociation {
  const nameAddress = new EdgeFunction(scope, 'NameViewer', {
    code: FunctionCode.fromInline(VIEWER_FUNCTION),
    runtime: FunctionRuntime.JS_2_0,
  });
  return { function: nameAddress, eventType: FunctionEventType.VIEWER_REQUEST };
}

function createPageBehavior(scope: Construct, site: IBucket) {
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
 * Builds a behaviour for each path whose replies are the same for everybody: a school's students all ask for them. The
 * edge keeps a reply for as long as its function says, by its query alone.
 */
function createSharedBehaviors(scope: Construct, apiBehavior: BehaviorOptions) {
  const cachePolicy = new CachePolicy(scope, 'SharedReplies', {
    comment: 'Replies of the API that are the same for everybody',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.hours(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
  const shared = (Object.values(ROUTES) as Route[]).filter(({ sharedFor }) => sharedFor !== undefined);
  return Object.fromEntries(
    shared.map(({ path }) => [`${API_PREFIX}${path}`, { ...apiBehavior, cachePolicy }]),
  );
}

/**
 * Builds the behaviour of the API's paths. Nothing is cached, and all headers but Host are forwarded: `Authorization`
 * allows no narrower policy, and functions read `If-Match`, `Idempotency-Key`, `Origin`, `Sec-Fetch-Site` and the
 * cookie.
 */
function createApiBehavior({ apiDomain, apiPathSecret }: SiteDistributionProps) {
  return {
    origin: new HttpOrigin(apiDomain, {
      // CloudFormation resolves the secret when it deploys; the template holds its name only.
      originPath: `/${apiPathSecret.secretValue.unsafeUnwrap()}`,
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
