import { CrossStackReferences, ReferenceStrength } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  ApiMapping,
  type ApiMappingProps,
  type CfnStage,
  DomainName,
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { ARecord, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { API_PREFIX, ROUTES, type Route, type RouteName } from '#shared/api/routes.ts';
import { getApiDomain, type Settings } from '../../config/settings.ts';
import { acknowledge } from '../acknowledge.ts';
import type { Alarms } from '../alarms.ts';
import { addCertificateAlarm } from '../certificate-alarm.ts';
import { createLogGroup, createLogName, SEARCHED_ONLY } from '../log-group.ts';
import { addApiAlarms } from './api-alarms.ts';
import { getIssuer } from './grants.ts';
import type { Infrastructure } from './infrastructure.ts';

export interface ApiProps {
  readonly settings: Settings;
  readonly zone: IHostedZone;
  readonly users: Pick<Infrastructure, 'userPool' | 'userPoolClient'>;
  readonly getFunction: (name: RouteName) => IFunction;
  /** Returns the template of a route: with their integrations and permissions all routes are too many for one. */
  readonly findGroup: (name: RouteName) => Construct;
  readonly alarms: Alarms;
}

/**
 * The contract as an HTTP API that only CloudFront can call. API Gateway's own address is off, and our domain answers
 * 404 outside a path whose first part is a secret of CloudFront: a caller that bypasses the firewall is refused before
 * a function runs.
 */
export class Api extends Construct {
  /** The secret first part of the paths that CloudFront asks for. */
  readonly pathSecret: Secret;
  readonly stage: HttpStage;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const api = new HttpApi(this, 'Api', { createDefaultStage: false, disableExecuteApiEndpoint: true });
    const routes = addRoutes(this, api, props);
    const stage = this.addStage(api, props);
    throttleRoutes(stage, routes, props.settings.throttle);
    const domainName = this.addDomain(props);
    const answerIn = (name: string) => this.addFolder(name, { api, stage, domainName });
    const [first, ...others] = props.settings.apiFolders;
    this.pathSecret = answerIn(first);
    for (const name of others) answerIn(name);
    addApiAlarms(this, props.alarms, stage);
    this.stage = stage;
  }

  private addStage(api: HttpApi, { settings }: ApiProps): HttpStage {
    const { rate, burst } = settings.throttle;
    // Names under /aws/vendedlogs/ do not fill up the account's policy for log delivery.
    const name = createLogName(this, `/aws/vendedlogs/handout/${settings.name}/api`);
    return new HttpStage(this, 'Stage', {
      httpApi: api,
      autoDeploy: true,
      throttle: { rateLimit: rate, burstLimit: burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          createLogGroup(this, 'Accesses', settings.logDays, { name, logGroupClass: SEARCHED_ONLY }),
        ),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG_FIELDS)),
      },
    });
  }

  /**
   * Adds a folder in which the API answers, and returns its secret. A secret keeps its value for good: CloudFormation reads it
   * again only for a resource that changes, so with another value the two ends would part at some later deployment. A folder
   * with another name is another secret, and both ends change.
   */
  private addFolder(name: string, mapped: Pick<ApiMappingProps, 'api' | 'stage' | 'domainName'>): Secret {
    const secret = new Secret(this, `Folder-${name}`, {
      description: `The folder in which CloudFront finds the API: ${name}`,
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    acknowledge(secret, { SMG4: 'Both ends must change with it: incident.md says in which steps.' });
    // A folder can be dropped although an earlier release of the site names it.
    CrossStackReferences.of(secret).produce(ReferenceStrength.WEAK);
    new ApiMapping(this, `Mapping-${name}`, {
      ...mapped,
      // CloudFormation resolves the secret when it deploys; the template holds its name only.
      apiMappingKey: secret.secretValue.unsafeUnwrap(),
    });
    return secret;
  }

  private addDomain({ settings, zone, alarms }: ApiProps): DomainName {
    const domainName = getApiDomain(settings);
    const validation = CertificateValidation.fromDns(zone);
    const certificate = new Certificate(this, 'Certificate', { domainName, validation });
    addCertificateAlarm(this, alarms, { certificate, of: 'the API' });
    const domain = new DomainName(this, 'Domain', { domainName, certificate });
    const { regionalDomainName, regionalHostedZoneId } = domain;
    const target = new ApiGatewayv2DomainProperties(regionalDomainName, regionalHostedZoneId);
    new ARecord(this, 'Address', { zone, recordName: domainName, target: RecordTarget.fromAlias(target) });
    return domain;
  }
}

/** Fields of the access log: no path, which would contain the secret, and no IP address. */
const ACCESS_LOG_FIELDS = {
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

/** Adds the one authoriser of all routes for signed-in users. */
function addAuthorizer(scope: Construct, api: HttpApi, { users }: ApiProps): IHttpRouteAuthorizer {
  const { authorizerId } = new HttpAuthorizer(scope, 'SignedIn', {
    httpApi: api,
    type: HttpAuthorizerType.JWT,
    identitySource: ['$request.header.Authorization'],
    jwtIssuer: getIssuer(users.userPool),
    jwtAudience: [users.userPoolClient.userPoolClientId],
  });
  const known = { authorizerId, authorizerType: 'JWT' };
  return HttpAuthorizer.fromHttpAuthorizerAttributes(scope, 'SignedInOfRoutes', known);
}

function addRoutes(scope: Construct, api: HttpApi, props: ApiProps): Routes {
  const signedIn = addAuthorizer(scope, api, props);
  const authorizers: Record<Route['access'], IHttpRouteAuthorizer> = {
    anyone: new HttpNoneAuthorizer(),
    // An authoriser of an HTTP API cannot be optional: the handler verifies a token if there is one.
    optional: new HttpNoneAuthorizer(),
    user: signedIn,
    // The handler checks the role.
    admin: signedIn,
  };
  const routes: Routes = {};
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { method, path, access } = ROUTES[name] as Route;
    const route = new HttpRoute(props.findGroup(name), `${name}Route`, {
      httpApi: api,
      routeKey: HttpRouteKey.with(`${API_PREFIX}${path}`, HttpMethod[method]),
      integration: new HttpLambdaIntegration(name, props.getFunction(name)),
      authorizer: authorizers[access],
    });
    routes[name] = route;
    if (access === 'anyone' || access === 'optional')
      acknowledge(route, { APIG4: `${name} is for people who are not signed in.` });
  }
  return routes;
}

/**
 * Routes of which each call costs as much as hundreds of others: PDFs, pictures, mails and hashes of passwords. All
 * together one of them gets a fifth of what the API takes; a user's own quota is lower still.
 */
export const DEAR_ROUTES = [
  ...(['publishDocument', 'askOtherPaper', 'requestUpload', 'completeUpload', 'downloadIcon'] as const),
  ...(['signUp', 'resendCode', 'forgotPassword', 'logIn', 'startCheckout'] as const),
] satisfies RouteName[];
const DEAR_SHARE = 0.2;

/**
 * Builds the settings of single routes. Stripe sends few events and repeats them; a flood of false ones is refused.
 * Metrics of the route are on where an alarm reads them: of all routes they would cost 65 $ a month.
 */
const toRouteSettings = ({ rate, burst }: Settings['throttle']): Partial<Record<RouteName, object>> => ({
  ...Object.fromEntries(
    DEAR_ROUTES.map((name) => [
      name,
      { ThrottlingRateLimit: rate * DEAR_SHARE, ThrottlingBurstLimit: burst * DEAR_SHARE },
    ]),
  ),
  takePaymentEvent: { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40, DetailedMetricsEnabled: true },
});

function throttleRoutes(stage: HttpStage, routes: Routes, throttle: Settings['throttle']): void {
  const cfnStage = stage.node.defaultChild as CfnStage;
  const settings = Object.entries(toRouteSettings(throttle)) as [RouteName, object][];
  cfnStage.addPropertyOverride(
    'RouteSettings',
    Object.fromEntries(
      settings.map(([name, limits]) => [`${ROUTES[name].method} ${API_PREFIX}${ROUTES[name].path}`, limits]),
    ),
  );
  // A stage takes no settings for a route that does not exist yet.
  for (const [name] of settings) if (routes[name]) cfnStage.node.addDependency(routes[name]);
}
