import type { FindResources } from '#infra/synthesis/find-resources.ts';
import { ROUTES, type Route } from '#shared/api/routes.ts';
import { USUAL_PACE } from '#shared/events/events.ts';
import { type Backups, readBackups } from './backups.ts';
import { MEASURED } from './measured.ts';

/** What of the deployed stage decides its cost, read from its templates and from the product. */
export interface Deployment {
  /** Receipts that a head keeps; each save writes all of them. */
  readonly receipts: number;
  /** Bytes of one receipt in the table: a key, a hash, a time, a version and their names. */
  readonly receiptBytes: number;
  readonly apiMemoryMb: number;
  readonly rendererMemoryMb: number;
  /** The function that checks and encodes pictures. */
  readonly checkerMemoryMb: number;
  /** The timeout of a rendering in seconds. */
  readonly renderTimeout: number;
  /** Anonymous replies that the edge keeps. */
  readonly sharedReplies: boolean;
  /** A function at the edge runs for hashed files too. */
  readonly assetFunction: boolean;
  readonly firewallRules: number;
  /** Lambda notes the start, the end and the cost of each call in the log. */
  readonly callsLogged: boolean;
  readonly accessLogClass: 'STANDARD' | 'INFREQUENT_ACCESS';
  /** Each function traces its calls, and not those alone that send an event. */
  readonly callsTraced: boolean;
  readonly userPlan: 'LITE' | 'ESSENTIALS' | 'PLUS';
  /** Files of the site that a published page and the editor load on a device which has none. */
  readonly pageFiles: number;
  readonly editorFiles: number;
  /** Milliseconds that a first call takes longer, at the API's share of a processor. */
  readonly coldMs: number;
  /** Routes with metrics of their own, beside those of the API. */
  readonly measuredRoutes: number;
  readonly alarmMetrics: number;
  readonly secrets: number;
  readonly backups: Backups;
  readonly keys: number;
  readonly dashboards: number;
  /** Minutes between two publishes of the canary. */
  readonly canaryMinutes: number;
}

/** Reads the deployment from the resources of all templates; `receipts` are those that a document's head keeps. */
export function readDeployment(find: FindResources, receipts: number): Deployment {
  const functions = find<LambdaFunction>('AWS::Lambda::Function').filter(({ Metadata }) =>
    /\/(handlers|render)/.test(Metadata['aws:asset:path'] ?? ''),
  );
  const endsWith = (end: string) => {
    const found = functions.find(({ Metadata }) => Metadata['aws:asset:path']?.endsWith(end));
    if (!found) throw new Error(`No template has the function ${end}`);
    return found.Properties;
  };
  const [api, renderer] = [endsWith('http/update-document'), endsWith('/render')];
  const checker = endsWith('http/complete-upload');
  const [acl] = find<{ Rules: readonly unknown[] }>('AWS::WAFv2::WebACL');
  const [stage] = find<ApiStage>('AWS::ApiGatewayV2::Stage');
  const accesses = find<LogGroup>('AWS::Logs::LogGroup').find(({ id }) => id.includes('Accesses'));
  const [pool] = find<{ UserPoolTier: Deployment['userPlan'] }>('AWS::Cognito::UserPool');
  if (!acl || !stage || !accesses || !pool) throw new Error('A template lacks what the model reads');
  return {
    receipts,
    apiMemoryMb: api.MemorySize,
    rendererMemoryMb: renderer.MemorySize,
    checkerMemoryMb: checker.MemorySize,
    renderTimeout: USUAL_PACE.renderTimeout,
    sharedReplies: (Object.values(ROUTES) as Route[]).some(({ sharedFor }) => sharedFor !== undefined),
    assetFunction: !find<Distribution>('AWS::CloudFront::Distribution').some(hasPlainAssets),
    firewallRules: acl.Properties.Rules.length,
    callsLogged: api.LoggingConfig.SystemLogLevel !== 'WARN',
    accessLogClass: accesses.Properties.LogGroupClass ?? 'STANDARD',
    callsTraced: api.TracingConfig?.Mode === 'Active',
    userPlan: pool.Properties.UserPoolTier,
    ...MEASURED,
    measuredRoutes: countMeasuredRoutes(stage.Properties),
    alarmMetrics: find<Alarm>('AWS::CloudWatch::Alarm').reduce(
      (sum, alarm) => sum + countMetrics(alarm.Properties),
      0,
    ),
    secrets: find('AWS::SecretsManager::Secret').length,
    backups: readBackups(find),
    keys: find('AWS::KMS::Key').length,
    dashboards: find('AWS::CloudWatch::Dashboard').length,
    canaryMinutes: readCanaryMinutes(find),
  };
}

function readCanaryMinutes(find: FindResources): number {
  const rule = find<{ ScheduleExpression?: string }>('AWS::Events::Rule').find(({ id }) =>
    id.startsWith('CanaryRounds'),
  );
  const [, minutes] = /^rate\((\d+) minutes\)$/.exec(rule?.Properties.ScheduleExpression ?? '') ?? [];
  if (!minutes) throw new Error('No template says how often the canary publishes');
  return Number(minutes);
}

interface LambdaFunction {
  readonly MemorySize: number;
  readonly LoggingConfig: { readonly SystemLogLevel?: string };
  readonly TracingConfig?: { readonly Mode: string };
}
interface RouteSettings {
  readonly DetailedMetricsEnabled?: boolean;
}
interface ApiStage {
  readonly DefaultRouteSettings: RouteSettings;
  readonly RouteSettings: Readonly<Record<string, RouteSettings>>;
}
interface LogGroup {
  readonly LogGroupClass?: Deployment['accessLogClass'];
}
interface Alarm {
  readonly Metrics?: readonly { readonly MetricStat?: unknown }[];
}

interface Distribution {
  readonly DistributionConfig: {
    readonly CacheBehaviors?: readonly {
      readonly PathPattern: string;
      readonly FunctionAssociations?: unknown;
    }[];
  };
}

const hasPlainAssets = ({ Properties }: { readonly Properties: Distribution }): boolean =>
  (Properties.DistributionConfig.CacheBehaviors ?? []).some(
    ({ PathPattern, FunctionAssociations }) => PathPattern === '/assets/*' && !FunctionAssociations,
  );

const countMetrics = ({ Metrics }: Alarm): number =>
  Metrics ? Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length : 1;

function countMeasuredRoutes({ DefaultRouteSettings, RouteSettings }: ApiStage): number {
  if (DefaultRouteSettings.DetailedMetricsEnabled) return Object.keys(ROUTES).length;
  return Object.values(RouteSettings).filter(({ DetailedMetricsEnabled }) => DetailedMetricsEnabled).length;
}
