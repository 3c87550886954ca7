import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { TRIES } from '#functions/domain/access/tries.ts';
import { buildPageHeaders, getCacheControl } from '#infra/config/headers.ts';
import { PAGES_FUNCTION } from '#infra/constructs/delivery/pages-function.ts';
import { VIEWER_FUNCTION } from '#infra/constructs/delivery/viewer-function.ts';
import { aStage, type SynthesisedStage, someSettings } from './a-stage.ts';
import { readHeaders } from './read-headers.ts';

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage();
});

const getConfig = () =>
  Object.values(stage.web.findResources('AWS::CloudFront::Distribution'))[0]?.Properties.DistributionConfig;

describe('the site', () => {
  test('sends the very headers that the local server sends, and the one that asks for TLS', () => {
    const filesOrigin = 'https://files.handout.example';
    const uploadsOrigin = 'https://Uploads';
    expect(readHeaders(stage.web)).toEqual(
      buildPageHeaders({ filesOrigin, uploadsOrigin, tls: 'subdomains' }),
    );
  });

  test('speaks TLS 1.2 and newer, HTTP/3, and nothing unencrypted', () => {
    const { ViewerCertificate, HttpVersion, DefaultCacheBehavior, CacheBehaviors } = getConfig();
    expect(ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
    expect(HttpVersion).toBe('http2and3');
    for (const behaviour of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behaviour.ViewerProtocolPolicy).toBe('redirect-to-https');
  });

  test('is read from its bucket by CloudFront alone', () => {
    const [origin] = getConfig().Origins;
    expect(origin.OriginAccessControlId).toBeDefined();
    expect(origin.S3OriginConfig.OriginAccessIdentity).toBe('');
  });

  test('hands the API every header but Host and keeps none of its answers', () => {
    const behaviors: { PathPattern: string }[] = getConfig().CacheBehaviors;
    const api = behaviors.find(({ PathPattern }) => PathPattern === '/api/*');
    expect(api).toMatchObject({
      PathPattern: '/api/*',
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      // The managed policies CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
  });

  test('keeps at the edge only replies that are the same for everybody, by their query, and says so before the API', () => {
    const behaviors: { PathPattern: string; CachePolicyId: { Ref?: string } }[] = getConfig().CacheBehaviors;
    const shared = behaviors.filter(({ CachePolicyId }) => CachePolicyId.Ref?.includes('SharedReplies'));
    expect(shared.map(({ PathPattern }) => PathPattern).sort()).toEqual([
      ...['/api/gallery', '/api/icons', '/api/maintenance', '/api/prices', '/api/session/providers'],
    ]);
    expect(behaviors.findIndex(({ PathPattern }) => PathPattern === '/api/*')).toBe(shared.length);
    const [policy] = Object.values(stage.web.findResources('AWS::CloudFront::CachePolicy'));
    expect(policy?.Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    });
  });

  test('stands behind the firewall, which lets a document be as large as it is', () => {
    expect(getConfig().WebACLId).toBeDefined();
    stage.edge.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT' });
    const [acl] = Object.values(stage.edge.findResources('AWS::WAFv2::WebACL'));
    const rules = JSON.stringify(acl?.Properties.Rules);
    expect(rules).toContain('{"ActionToUse":{"Count":{}},"Name":"SizeRestrictions_BODY"}');
    expect(rules.match(/RateBasedStatement/g)).toHaveLength(3);
  });

  test('counts requests to the API alone against a flood, and guesses by themselves, and says when to come back', () => {
    const [acl] = Object.values(stage.edge.findResources('AWS::WAFv2::WebACL'));
    const [flood, guesses] = acl?.Properties.Rules ?? [];
    const toScope = ({ Statement }: { Statement: { RateBasedStatement: { ScopeDownStatement: unknown } } }) =>
      JSON.stringify(Statement.RateBasedStatement.ScopeDownStatement);
    expect(toScope(flood)).toContain('"SearchString":"/api/"');
    expect(toScope(guesses)).toContain('"SearchString":"/api/session/log-in"');
    expect(toScope(guesses)).not.toContain('refresh');
    for (const { Action } of [flood, guesses])
      expect(Action.Block.CustomResponse).toEqual({
        ResponseCode: 429,
        ResponseHeaders: [{ Name: 'Retry-After', Value: '300' }],
      });
  });

  test('slows whoever leaves requests for help and events without an account, and no school', () => {
    const [acl] = Object.values(stage.edge.findResources('AWS::WAFv2::WebACL'));
    const [flood, , left] = acl?.Properties.Rules ?? [];
    const { Limit, ScopeDownStatement } = left.Statement.RateBasedStatement;
    expect(JSON.stringify(ScopeDownStatement)).toContain('"SearchString":"/api/help-requests"');
    expect(JSON.stringify(ScopeDownStatement)).toContain('"SearchString":"/api/events"');
    expect(Limit).toBeLessThan(flood.Statement.RateBasedStatement.Limit / 10);
    expect(Limit).toBeGreaterThanOrEqual(2_000 * 5);
    expect(left.Action.Block.CustomResponse.ResponseCode).toBe(429);
  });

  test('lets 2,000 editors behind one address save as often as they can, and log in within an hour', () => {
    const [acl] = Object.values(stage.edge.findResources('AWS::WAFv2::WebACL'));
    const [flood, guesses] = (acl?.Properties.Rules.slice(0, 2) ?? []).map(
      ({ Statement }: { Statement: { RateBasedStatement: { Limit: number } } }) =>
        Statement.RateBasedStatement.Limit,
    );
    const [editors, secondsToSave, window] = [2_000, 5, 300];
    // A tenth more: opening, pictures, the state of a publish.
    expect(flood).toBeGreaterThanOrEqual(1.1 * editors * (window / secondsToSave));
    expect(guesses).toBeGreaterThanOrEqual(editors / (3600 / window));
    expect(TRIES.passwords.network.limit).toBeGreaterThanOrEqual(editors);
  });

  test('keeps no error of the API for the next user', () => {
    const errors: { ErrorCode: number; ErrorCachingMinTTL: number }[] = getConfig().CustomErrorResponses;
    expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual(
      expect.arrayContaining([403, 500, 502, 503, 504]),
    );
    expect(errors.filter(({ ErrorCachingMinTTL }) => ErrorCachingMinTTL !== 0)).toEqual([]);
  });

  test('takes firewall and certificate from us-east-1 also when it stands elsewhere', () => {
    const { stage: elsewhere, web } = aStage({ region: 'eu-central-1' });
    expect([elsewhere.edge.region, elsewhere.web.region]).toEqual(['us-east-1', 'eu-central-1']);
    const [distribution] = Object.values(web.findResources('AWS::CloudFront::Distribution'));
    const { WebACLId, ViewerCertificate } = distribution?.Properties.DistributionConfig ?? {};
    for (const taken of [WebACLId, ViewerCertificate.AcmCertificateArn])
      expect(taken['Fn::GetStackOutput']).toMatchObject({ Region: 'us-east-1' });
  });

  test('keeps hashed files for a year and asks again for pages', () => {
    const uploads = Object.values(stage.web.findResources('Custom::CDKBucketDeployment'));
    const kept = uploads.map(({ Properties: { Include, SystemMetadata } }) => [
      Include,
      SystemMetadata['cache-control'],
      SystemMetadata['content-encoding'],
    ]);
    expect(kept).toEqual([
      [undefined, getCacheControl('/assets/index-abc.js'), 'br'],
      [['assets/*'], getCacheControl('/assets/index-abc.js'), undefined],
      [undefined, getCacheControl('/index.html'), undefined],
    ]);
    expect(uploads.filter(({ Properties }) => Properties.Prune !== false)).toEqual([]);
  });

  test('runs no function at the edge for a hashed file', () => {
    const [site] = Object.values(stage.web.findResources('AWS::CloudFront::Distribution'));
    const { DefaultCacheBehavior, CacheBehaviors } = site?.Properties.DistributionConfig ?? {};
    const assets = CacheBehaviors.find(
      ({ PathPattern }: { PathPattern: string }) => PathPattern === '/assets/*',
    );
    const { FunctionAssociations: pages, ...same } = DefaultCacheBehavior;
    expect(pages).toHaveLength(1);
    expect(assets).toEqual({ ...same, PathPattern: '/assets/*' });
  });

  test('has its name in DNS by both versions of IP, and a log', () => {
    const records = Object.values(stage.web.findResources('AWS::Route53::RecordSet'));
    const named = records.map(({ Properties }) => [Properties.Type, Properties.Name]);
    expect(named.sort()).toEqual([
      ['A', `${someSettings.domain}.`],
      ['AAAA', `${someSettings.domain}.`],
    ]);
    expect(getConfig().Logging.Bucket).toBeDefined();
  });
});

describe('a request of the API', () => {
  test('names its viewer’s address to the function, and not the one that a browser made up', () => {
    const event = {
      viewer: { ip: '192.0.2.7' },
      request: { headers: { 'x-viewer-address': { value: '203.0.113.9' } } },
    };
    const { headers } = runInNewContext(`${VIEWER_FUNCTION}; handler(event)`, { event });
    expect(headers['x-viewer-address']).toEqual({ value: '192.0.2.7' });
    const behaviors = getConfig().CacheBehaviors as {
      PathPattern: string;
      FunctionAssociations?: object[];
    }[];
    const named = behaviors.filter(({ FunctionAssociations }) =>
      JSON.stringify(FunctionAssociations ?? '').includes('NameViewer'),
    );
    expect(named.map(({ PathPattern }) => PathPattern)).toEqual(['/api/*']);
  });
});

describe('an address of the editor', () => {
  const found = (uri: string): string =>
    runInNewContext(`${PAGES_FUNCTION}; handler({ request: { uri } }).uri`, { uri });

  test.each(['/', '/new/worksheet', '/edit/k3J-_x', '/d/k3J-_x/the-water-cycle', '/account'])(
    '%s opens the one page',
    (uri) => {
      expect(found(uri)).toBe('/index.html');
    },
  );

  test.each(['/assets/index-abc.js', '/favicon.ico', '/index.html'])('%s stays a file', (uri) => {
    expect(found(uri)).toBe(uri);
  });
});
