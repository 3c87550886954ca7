import { computeFileBackups, computeTableBackups } from './backup-costs.ts';
import type { Deployment } from './deployment.ts';
import { PRICES } from './prices.ts';
import { deriveTraffic, type Traffic } from './traffic.ts';
import type { Usage } from './usage.ts';

/** Dollars a month, by service. */
export type Costs = Readonly<Record<string, number>>;

const MILLION = 1e6;
const MINUTES_IN_MONTH = 43_800;

/** Bytes that one call leaves in the log of its function, and in the API's. */
const FUNCTION_LOG_BYTES = { calls: 750, ours: 120 };
const ACCESS_LOG_BYTES = 460;

/** Computes what a number of active teachers costs in an average month; what a stage costs without any is apart. */
export function computeCosts(deployment: Deployment, usage: Usage, teachers: number): Costs {
  const traffic = deriveTraffic(deployment, usage);
  const month = Object.fromEntries(
    Object.entries(traffic).map(([name, amount]) => [name, amount * teachers]),
  );
  const { apiCalls, keptReplies, siteFiles, userFiles, ...rest } = month as unknown as Traffic;
  const { backups } = deployment;
  const requests = apiCalls + keptReplies + siteFiles + userFiles;
  return {
    'CloudFront, data': rest.edgeGigabytes * PRICES.edgeGigabyte,
    'CloudFront, requests': (requests / MILLION) * PRICES.edgeRequests,
    'CloudFront, functions':
      ((apiCalls + (deployment.assetFunction ? siteFiles : 0)) / MILLION) * PRICES.edgeFunctions,
    Firewall: (requests / MILLION) * PRICES.firewallRequests,
    'DynamoDB, writes': (rest.writes / MILLION) * PRICES.tableWrites,
    'DynamoDB, reads': (rest.reads / MILLION) * PRICES.tableReads,
    'DynamoDB, storage': rest.tableGigabytes * (PRICES.tableGigabyte + PRICES.tableRestorableGigabyte),
    Renderer: computeRenders(deployment, usage.renderSeconds, rest.renders),
    'Lambda of the API': computeCalls(deployment, usage, apiCalls),
    'API Gateway': (apiCalls / MILLION) * PRICES.gatewayCalls,
    'Logs and traces': computeLogs(deployment, apiCalls) + computeTraces(deployment, apiCalls, rest.renders),
    S3:
      (rest.uploads / 1e3) * PRICES.filePuts +
      (userFiles / 1e3) * PRICES.fileGets +
      rest.fileGigabytes * PRICES.fileGigabyte,
    'Events, messages, mails':
      ((rest.renders * 4) / MILLION) * (PRICES.events + PRICES.messages) + (teachers / 1e3) * PRICES.mails,
    'Backups of the table': computeTableBackups(backups, rest),
    'Backups of pictures': computeFileBackups(backups, rest),
  };
}

/** What the review of 2026-11-23 left out of its sum. */
const LEFT_OUT: readonly string[] = ['Backups of the table', 'Backups of pictures'];

/** The part of the costs that the review of 2026-11-23 computed too. */
export const omitBackups = (costs: Costs): Costs =>
  Object.fromEntries(Object.entries(costs).filter(([name]) => !LEFT_OUT.includes(name)));

/** Computes what Cognito takes for the people who sign in. It is apart because its price is by the head. */
export const computeUserPool = ({ userPlan }: Deployment, teachers: number): number =>
  teachers * (userPlan === 'LITE' ? PRICES.liteUser : PRICES.essentialsUser);

/** Computes what a stage costs in a month without anybody in it. */
export const computeStanding = (deployment: Deployment, { renderSeconds }: Usage): Costs => ({
  'The firewall and its rules': PRICES.firewall + deployment.firewallRules * PRICES.firewallRule,
  Alarms: deployment.alarmMetrics * PRICES.alarmMetric,
  // Four of a route's metrics have values in most hours.
  'Metrics of single routes': deployment.measuredRoutes * 4 * PRICES.metric,
  Secrets: deployment.secrets * PRICES.secret,
  'The key of the copies': deployment.keys * PRICES.key,
  Dashboards: deployment.dashboards * PRICES.dashboard,
  'Renders of the canary': computeRenders(
    deployment,
    renderSeconds,
    MINUTES_IN_MONTH / deployment.canaryMinutes,
  ),
});

export const sum = (costs: Costs): number => Object.values(costs).reduce((all, one) => all + one, 0);

/** Computes what renders cost that take so many seconds. */
export const computeRenders = (
  { rendererMemoryMb }: Deployment,
  renderSeconds: number,
  renders: number,
): number => renders * renderSeconds * (rendererMemoryMb / 1024) * PRICES.x86GigabyteSecond;

/** Computes what calls of the API's functions cost, without the gateway. */
export function computeCalls({ apiMemoryMb, coldMs }: Deployment, usage: Usage, calls: number): number {
  const seconds = (usage.handlerMs + usage.coldCallShare * coldMs) / 1e3;
  return (calls / MILLION) * PRICES.calls + calls * seconds * (apiMemoryMb / 1024) * PRICES.armGigabyteSecond;
}

/** X-Ray takes a trace of a call in each second of a function, which is more, and of this share of the others. */
const TRACE_SHARE = 0.05;

/** Computes what traces cost: of the share of all calls, or of each publish from the click to the PDF. */
const computeTraces = ({ callsTraced }: Deployment, calls: number, publishes: number): number =>
  ((callsTraced ? calls * TRACE_SHARE : publishes) / MILLION) * PRICES.traces;

function computeLogs({ callsLogged, accessLogClass }: Deployment, calls: number): number {
  const bytes = FUNCTION_LOG_BYTES.ours + (callsLogged ? FUNCTION_LOG_BYTES.calls : 0);
  const access = accessLogClass === 'STANDARD' ? PRICES.standardLogGigabyte : PRICES.infrequentLogGigabyte;
  const gigabytes = (of: number) => (calls * of) / 1e9;
  return gigabytes(bytes) * PRICES.standardLogGigabyte + gigabytes(ACCESS_LOG_BYTES) * access;
}
