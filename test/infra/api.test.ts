import { beforeAll, describe, expect, test } from 'vitest';
import { DEAR_ROUTES } from '#infra/constructs/functions/api.ts';
import { API_PREFIX, ROUTES } from '#shared/api/routes.ts';
import {
  aStage,
  findAlias,
  listServiceFunctions,
  listServiceResources,
  listTemplates,
  routeNames,
  type SynthesisedStage,
  someSettings,
} from './a-stage.ts';

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage();
});

const listRoutes = () => listServiceResources(stage, 'AWS::ApiGatewayV2::Route');

/** Returns the folder in which CloudFront asks the API. */
function findApiPath({ web }: SynthesisedStage): string {
  const [distribution] = Object.values(web.findResources('AWS::CloudFront::Distribution'));
  const origins: Origin[] = distribution?.Properties.DistributionConfig.Origins;
  const api = origins.find(({ DomainName }) => DomainName === `origin.${someSettings.domain}`);
  return JSON.stringify(api?.OriginPath);
}

describe('the API', () => {
  test.each(routeNames)(
    'gives %s one route, one function of its own and the authoriser of its access',
    (name) => {
      const { method, path, access } = ROUTES[name];
      const mine = listRoutes().filter(
        ({ Properties }) => Properties.RouteKey === `${method} ${API_PREFIX}${path}`,
      );
      expect(mine).toHaveLength(1);
      const { Target, AuthorizationType, AuthorizerId } = mine[0]?.Properties ?? {};
      const integrationId = String(Target['Fn::Join'][1][1].Ref);
      const [integration] = stage.groups.flatMap(
        (group) => group.findResources('AWS::ApiGatewayV2::Integration')[integrationId] ?? [],
      );
      const served = listServiceFunctions(stage).find(({ name: made }) => made === name);
      const { Ref: aliasId } = integration?.Properties.IntegrationUri ?? {};
      expect(findAlias(stage, aliasId)?.Properties.FunctionName).toEqual({ Ref: served?.id });
      expect(integration?.Properties.PayloadFormatVersion).toBe('2.0');
      const isGuarded = access !== 'anyone' && access !== 'optional';
      expect(AuthorizationType).toBe(isGuarded ? 'JWT' : 'NONE');
      expect(Boolean(AuthorizerId)).toBe(isGuarded);
    },
  );

  test('fits CloudFormation, which takes 500 resources in a template, with room for growth', () => {
    const sizes = listTemplates(stage).map((template) => Object.keys(template.toJSON().Resources).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(350);
  });

  test('moves calls to new versions by a tenth first, and back when the alarm of their function rings', () => {
    const live = listServiceResources(stage, 'AWS::Lambda::Alias');
    expect(live).toHaveLength(listServiceFunctions(stage).length);
    for (const { UpdatePolicy } of live)
      expect(UpdatePolicy.CodeDeployLambdaAliasUpdate).toMatchObject({ ApplicationName: expect.anything() });
    const groups = listServiceResources(stage, 'AWS::CodeDeploy::DeploymentGroup');
    expect(groups).toHaveLength(live.length);
    for (const { Properties } of groups)
      expect(Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AlarmConfiguration: { Enabled: true, Alarms: [expect.anything()] },
        AutoRollbackConfiguration: { Enabled: true },
      });
  });

  test('has no route and no function beside those of the contract, the renderers, the sweepers, the copier, the canary and what answers the bus', () => {
    expect(listRoutes()).toHaveLength(routeNames.length);
    const names = listServiceFunctions(stage).map(({ name }) => name);
    expect(names.sort()).toEqual(
      [
        ...routeNames,
        'Renderer',
        'Sweeper',
        'ImageSweeper',
        'GalleryIndexer',
        'Eraser',
        'Canary',
        'Rerenderer',
        'UserCopier',
      ].sort(),
    );
  });

  test('takes the tokens of our user pool and our client', () => {
    const [authoriser] = Object.values(stage.service.findResources('AWS::ApiGatewayV2::Authorizer'));
    const { Audience, Issuer } = authoriser?.Properties.JwtConfiguration ?? {};
    expect(JSON.stringify(Audience)).toContain('PeopleUserPoolEditor');
    expect(JSON.stringify(Issuer)).toContain('https://cognito-idp.us-east-1.amazonaws.com/');
  });

  test('answers at no address but CloudFront’s, and there in a folder that only CloudFront knows', () => {
    stage.service.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: true });
    stage.service.resourceCountIs('AWS::ApiGatewayV2::ApiMapping', 1);
    const [mapping] = Object.values(stage.service.findResources('AWS::ApiGatewayV2::ApiMapping'));
    const key = JSON.stringify(mapping?.Properties.ApiMappingKey);
    expect(key).toMatch(/resolve:secretsmanager:/);
    expect(findApiPath(stage)).toMatch(/"\/\{\{resolve:secretsmanager:/);
  });

  test('moves to another folder without a gap: it answers in both while CloudFront goes from one to the other', () => {
    const moved = aStage({ apiFolders: ['second', 'first'] });
    const listFolders = ({ service }: SynthesisedStage) =>
      Object.values(service.findResources('AWS::ApiGatewayV2::ApiMapping')).map(({ Properties }) =>
        JSON.stringify(Properties.ApiMappingKey),
      );
    expect(listFolders(moved)).toEqual(expect.arrayContaining(listFolders(stage)));
    expect(listFolders(moved)).toHaveLength(2);
    expect(findApiPath(moved)).not.toEqual(findApiPath(stage));
    // CloudFront keeps nothing of the stack of the API from dropping the former one.
    expect(JSON.stringify(moved.web.toJSON())).not.toMatch(/ImportValue[^}]*Folder/);
  });

  test('slows down whoever asks too much, and writes down every request without a path or a person', () => {
    const [made] = Object.values(stage.service.findResources('AWS::ApiGatewayV2::Stage'));
    const { DefaultRouteSettings, RouteSettings, AccessLogSettings } = made?.Properties ?? {};
    expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
    expect(RouteSettings['POST /api/payment-events'].ThrottlingRateLimit).toBeLessThan(100);
    for (const name of DEAR_ROUTES) {
      const { method, path } = ROUTES[name];
      const limits = RouteSettings[`${method} /api${path}`];
      expect(limits).toEqual({ ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 });
    }
    // Each route with metrics of its own costs 1.20 $ a month; an alarm reads those of this one.
    expect(DefaultRouteSettings.DetailedMetricsEnabled ?? false).toBe(false);
    expect(RouteSettings['POST /api/payment-events'].DetailedMetricsEnabled).toBe(true);
    expect(AccessLogSettings.Format).toContain('$context.requestId');
    expect(AccessLogSettings.Format).not.toMatch(/context\.(path|identity|authorizer\.claims)/);
  });
});

interface Origin {
  readonly DomainName: unknown;
  readonly OriginPath?: unknown;
}
