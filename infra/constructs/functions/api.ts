import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  ApiMapping,
  type CfnStage,
  DomainName,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  type HttpRoute,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { ARecord, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { API_PREFIX, ROUTES, type Route, type RouteName } from '#shared/api/routes.ts';
import { apiDomainOf, type Settings } from '../../config/settings.ts';
import { reason } from '../acknowledge.ts';
import type { Alarms } from '../alarms.ts';
import { logGroup } from '../log-group.ts';
import { issuerOf, type World } from './grants.ts';

export interface ApiProps {
  readonly settings: Settings;
  readonly zone: IHostedZone;
  readonly people: Pick<World, 'userPool' | 'userPoolClient'>;
  readonly handlerFor: (name: RouteName) => IFunction;
  readonly alarms: Alarms;
}

/**
 * The contract as an HTTP API, behind CloudFront alone: API Gateway's own address is off, and the one
 * that is left answers nothing but 404 outside a folder whose name CloudFront knows and nobody else. API
 * Gateway itself refuses whoever comes past the firewall, before a function runs.
 */
export class Api extends Construct {
  /** The secret folder's name. */
  readonly folder: Secret;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const api = new HttpApi(this, 'Api', { createDefaultStage: false, disableExecuteApiEndpoint: true });
    const routes = addRoutes(api, props);
    const stage = this.addStage(api, props);
    throttle(stage, routes);
    this.folder = this.makeFolder();
    new ApiMapping(this, 'Mapping', {
      api,
      stage,
      domainName: this.addDomain(props),
      // CloudFormation puts the secret in when it deploys; the template has its name alone.
      apiMappingKey: this.folder.secretValue.unsafeUnwrap(),
    });
    props.alarms.ring(this, 'Failing', {
      metric: stage.metricServerError({ statistic: 'Sum' }),
      over: 0,
      says: 'The API answers with 5xx.',
    });
  }

  private addStage(api: HttpApi, { settings }: ApiProps): HttpStage {
    const { rate, burst } = settings.throttle;
    // Names under /aws/vendedlogs/ do not fill up the account's policy for log delivery.
    const name = `/aws/vendedlogs/handout/${settings.name}/api`;
    return new HttpStage(this, 'Stage', {
      httpApi: api,
      autoDeploy: true,
      detailedMetricsEnabled: true,
      throttle: { rateLimit: rate, burstLimit: burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup(this, 'Accesses', settings.logDays, name)),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    });
  }

  private makeFolder(): Secret {
    const secret = new Secret(this, 'Folder', {
      description: 'The folder in which CloudFront finds the API',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    reason(secret, {
      SMG4: 'A new value counts from the next deployment of both ends: rotating is an operator’s step.',
    });
    return secret;
  }

  private addDomain({ settings, zone }: ApiProps): DomainName {
    const domainName = apiDomainOf(settings);
    const validation = CertificateValidation.fromDns(zone);
    const certificate = new Certificate(this, 'Certificate', { domainName, validation });
    const domain = new DomainName(this, 'Domain', { domainName, certificate });
    const { regionalDomainName, regionalHostedZoneId } = domain;
    const target = new ApiGatewayv2DomainProperties(regionalDomainName, regionalHostedZoneId);
    new ARecord(this, 'Address', { zone, recordName: domainName, target: RecordTarget.fromAlias(target) });
    return domain;
  }
}

/** Ids, codes and times; no path, which would name the folder, and no address of a person. */
const LOGGED = {
  request_id: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.error.messageString',
  integration_error: '$context.integrationErrorMessage',
  authorizer_error: '$context.authorizer.error',
};

type Routes = Partial<Record<RouteName, HttpRoute>>;

function addRoutes(api: HttpApi, { people, handlerFor }: ApiProps): Routes {
  const issuer = issuerOf(people.userPool);
  const signedIn = new HttpJwtAuthorizer('SignedIn', issuer, {
    jwtAudience: [people.userPoolClient.userPoolClientId],
  });
  const authorizers: Record<Route['access'], IHttpRouteAuthorizer> = {
    anyone: new HttpNoneAuthorizer(),
    // An authoriser of an HTTP API cannot be optional: the handler verifies a token where there is one.
    optional: new HttpNoneAuthorizer(),
    user: signedIn,
    // That the person is one, the handler finds out.
    admin: signedIn,
  };
  const made: Routes = {};
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { method, path, access } = ROUTES[name] as Route;
    const [added] = api.addRoutes({
      path: `${API_PREFIX}${path}`,
      methods: [HttpMethod[method]],
      integration: new HttpLambdaIntegration(name, handlerFor(name)),
      authorizer: authorizers[access],
    });
    if (!added) continue;
    made[name] = added;
    if (access === 'anyone' || access === 'optional')
      reason(added, { APIG4: `${name} is for people who are not signed in.` });
  }
  return made;
}

/** Requests a second, and at once. Stripe comes with little and waits; whoever only claims to be it gets no further. */
const THROTTLED = { takePaymentEvent: { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 } } as const;

function throttle(stage: HttpStage, routes: Routes): void {
  const made = stage.node.defaultChild as CfnStage;
  for (const name of Object.keys(THROTTLED) as (keyof typeof THROTTLED)[]) {
    const route = routes[name];
    if (!route) continue;
    const { method, path } = ROUTES[name];
    made.addPropertyOverride('RouteSettings', { [`${method} ${API_PREFIX}${path}`]: THROTTLED[name] });
    // A stage takes no settings for a route that is not there yet.
    made.node.addDependency(route);
  }
}
