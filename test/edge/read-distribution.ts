import type { FindResources } from '#infra/synthesis/find-resources.ts';
import type { CacheRules, Distribution } from './rules.ts';

interface PolicyConfig {
  readonly MinTTL: number;
  readonly DefaultTTL: number;
  readonly MaxTTL: number;
  readonly ParametersInCacheKeyAndForwardedToOrigin: {
    readonly EnableAcceptEncodingGzip: boolean;
    readonly EnableAcceptEncodingBrotli?: boolean;
    readonly QueryStringsConfig: { readonly QueryStringBehavior: string };
    readonly CookiesConfig: { readonly CookieBehavior: string };
    readonly HeadersConfig: { readonly HeaderBehavior: string };
  };
}

interface Behavior {
  readonly PathPattern?: string;
  readonly CachePolicyId: string;
  readonly Compress: boolean;
}

interface DistributionProperties {
  readonly DistributionConfig: {
    readonly CacheBehaviors?: readonly Behavior[];
    readonly DefaultCacheBehavior: Behavior;
    readonly CustomErrorResponses?: readonly { ErrorCode: number; ErrorCachingMinTTL: number }[];
  };
}

const UNCACHED: CacheRules = { minTtl: 0, defaultTtl: 0, maxTtl: 0, query: 'none', encodings: [] };

/** CloudFront's own policies, which no template describes. */
const MANAGED: Readonly<Record<string, CacheRules>> = {
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': UNCACHED,
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    ...{ minTtl: 1, defaultTtl: 86_400, maxTtl: 31_536_000 },
    ...{ query: 'none', encodings: ['br', 'gzip'] },
  },
};

/** Reads the behaviours of the distribution of a stack, in the order in which CloudFront tries them. */
export function readDistribution(find: FindResources, stackName: string): Distribution {
  const found = find<DistributionProperties>('AWS::CloudFront::Distribution').find(({ stack }) =>
    stack.endsWith(stackName),
  );
  if (!found) throw new Error(`${stackName} has no distribution`);
  const { DistributionConfig: config } = found.Properties;
  const policies = new Map(
    find<{ CachePolicyConfig: PolicyConfig }>('AWS::CloudFront::CachePolicy').map(({ id, Properties }) => [
      id.replace(/[0-9A-F]{8}$/, ''),
      toCacheRules(Properties.CachePolicyConfig),
    ]),
  );
  const toBehavior = ({ PathPattern = '*', CachePolicyId, Compress }: Behavior) => {
    const cache = MANAGED[CachePolicyId] ?? policies.get(CachePolicyId);
    if (!cache) throw new Error(`The embedded cloud does not know the cache policy ${CachePolicyId}`);
    return { path: PathPattern, cache: Compress ? cache : { ...cache, encodings: [] } };
  };
  return {
    behaviors: [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior].map(toBehavior),
    errorTtls: Object.fromEntries(
      (config.CustomErrorResponses ?? []).map((error) => [error.ErrorCode, error.ErrorCachingMinTTL]),
    ),
  };
}

/** Converts a policy. Throws when a header or a cookie is in the key, which the embedded cache does not know. */
function toCacheRules({ ParametersInCacheKeyAndForwardedToOrigin: key, ...ttl }: PolicyConfig): CacheRules {
  if (key.CookiesConfig.CookieBehavior !== 'none' || key.HeadersConfig.HeaderBehavior !== 'none')
    throw new Error('The embedded cache has no cookies or headers in its keys');
  return {
    ...{ minTtl: ttl.MinTTL, defaultTtl: ttl.DefaultTTL, maxTtl: ttl.MaxTTL },
    query: key.QueryStringsConfig.QueryStringBehavior === 'all' ? 'all' : 'none',
    encodings: [
      ...(key.EnableAcceptEncodingBrotli ? (['br'] as const) : []),
      ...(key.EnableAcceptEncodingGzip ? (['gzip'] as const) : []),
    ],
  };
}
