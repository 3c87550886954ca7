import { Template } from 'aws-cdk-lib/assertions';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { serve } from '#functions/runtime/serve.ts';
import { createStage } from '#infra/synthesis/templates.ts';
import { aFolder } from '../support/a-folder.ts';
import { aStage, listServiceResources, type SynthesisedStage, someSettings } from './a-stage.ts';

/** A release moves calls to a new version that works, and takes one back that fails, whatever the former one does. */

interface Query {
  readonly Id: string;
  readonly Expression?: string;
  readonly MetricStat?: {
    readonly Metric: {
      readonly Namespace: string;
      readonly MetricName: string;
      readonly Dimensions: readonly { readonly Name: string; readonly Value: unknown }[];
    };
  };
}

interface AlarmResource {
  readonly AlarmName: unknown;
  readonly Metrics: readonly Query[];
  readonly Threshold: number;
}

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage();
});
afterEach(() => vi.restoreAllMocks());

const listAlarms = () =>
  listServiceResources(stage, 'AWS::CloudWatch::Alarm').map(
    ({ Properties }) => Properties as unknown as AlarmResource,
  );
/** Finds the alarm that guards the releases of a handler. */
function findVersionAlarm(handler: string): AlarmResource {
  const found = listAlarms().filter(({ AlarmName }) =>
    JSON.stringify(AlarmName ?? '').includes(`{"Ref":"${handler}Function`),
  );
  expect(found).toHaveLength(1);
  return found[0] as AlarmResource;
}

const FUNCTION = 'handout-production-readDocument';

/** Fills what CloudFormation knows only as it deploys: the name of a function and the number of its version. */
const deploy = <T>(resource: T, version: string): T =>
  JSON.parse(JSON.stringify(resource), (_, value) => {
    if (value?.Ref?.includes('Function')) return FUNCTION;
    if (value?.['Fn::GetAtt']?.[1] === 'Version') return version;
    if (value?.['Fn::Join']) return value['Fn::Join'][1].join(value['Fn::Join'][0]);
    return value;
  });

/** CloudWatch, as far as a release asks it: sums of metrics by their dimensions, and the arithmetic of one alarm. */
class Metrics {
  readonly #sums = new Map<string, number>();

  add(name: string, dimensions: Readonly<Record<string, string>>, value = 1): void {
    const key = toKey(name, dimensions);
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + value);
  }

  rings({ Metrics: queries, Threshold }: AlarmResource): boolean {
    const values = queries.flatMap(({ Id, MetricStat }) => {
      if (!MetricStat) return [];
      const { Namespace, MetricName, Dimensions } = MetricStat.Metric;
      const dimensions = Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, String(Value)]));
      return [[Id, this.#sums.get(toKey(`${Namespace}/${MetricName}`, dimensions))] as const];
    });
    const expression = queries.find(({ Expression }) => Expression)?.Expression ?? '';
    const calculate = new Function(...values.map(([id]) => id), 'FILL', 'IF', `return ${expression}`) as (
      ...given: unknown[]
    ) => number;
    const fill = (value: number | undefined, other: number) => value ?? other;
    const choose = (holds: boolean, one: number, other: number) => (holds ? one : other);
    return calculate(...values.map(([, value]) => value), fill, choose) > Threshold;
  }
}
const toKey = (name: string, dimensions: Readonly<Record<string, string>>): string =>
  JSON.stringify([name, Object.entries(dimensions).sort()]);

/** A version of a function: the handler that its package holds. */
interface Version {
  readonly number: string;
  readonly fails: boolean;
}

const EVENT = { headers: {}, requestContext: { requestId: 'r', http: {} } } as never;

/** Calls a version once through the alias, and counts what Lambda and the handler's own log would. */
async function call({ number, fails }: Version, metrics: Metrics): Promise<number> {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', FUNCTION);
  vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', number);
  vi.stubEnv('LOG', 'on');
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    countLine(String(line), metrics);
    return true;
  });
  const handler = serve(
    'readMaintenance',
    () => {
      // As after a forgotten line of the permissions.
      if (fails) throw Object.assign(new Error('not authorized'), { name: 'AccessDeniedException' });
    },
    async () => ({ notice: null }) as never,
  );
  const { statusCode } = await handler(EVENT);
  write.mockRestore();
  vi.unstubAllEnvs();
  const own = { FunctionName: FUNCTION, Resource: `${FUNCTION}:live`, ExecutedVersion: number };
  metrics.add('AWS/Lambda/Invocations', own);
  return statusCode ?? 0;
}

function countLine(line: string, metrics: Metrics): void {
  const read = JSON.parse(line);
  for (const { Namespace, Dimensions, Metrics: named } of read._aws?.CloudWatchMetrics ?? [])
    for (const { Name } of named)
      metrics.add(
        `${Namespace}/${Name}`,
        Object.fromEntries(Dimensions[0].map((name: string) => [name, read[name]])),
        read[Name],
      );
}

/** Releases a version by the template: a tenth of the calls first, all of them if its alarm does not ring. Returns who answers then. */
async function release(former: Version, next: Version, metrics = new Metrics()): Promise<Version> {
  const alarm = deploy(findVersionAlarm('readDocument'), next.number);
  for (let calls = 0; calls < 100; calls += 1) await call(calls % 10 === 0 ? next : former, metrics);
  return metrics.rings(alarm) ? former : next;
}

describe('a release', () => {
  const good = { number: '7', fails: false };

  test('in which a route always fails gets no more than a tenth of the calls and goes back by itself', async () => {
    expect(await call({ number: '8', fails: true }, new Metrics())).toBe(500);
    expect(await release(good, { number: '8', fails: true })).toBe(good);
  });

  test('that works gets all calls', async () => {
    const next = { number: '8', fails: false };
    expect(await release(good, next)).toBe(next);
  });

  test('that is a fix goes out while the version in production fails at every call', async () => {
    const broken = { number: '8', fails: true };
    const metrics = new Metrics();
    for (let calls = 0; calls < 100; calls += 1) await call(broken, metrics);
    expect(metrics.rings(deploy(findVersionAlarm('readDocument'), '8'))).toBe(true);
    const fix = { number: '9', fails: false };
    expect(await release(broken, fix, metrics)).toBe(fix);
  });

  test('has an alarm that no former version has rung: its name holds the version', () => {
    const names = ['8', '9'].map((version) => deploy(findVersionAlarm('readDocument'), version).AlarmName);
    expect(names).toEqual([`${FUNCTION}-version-8`, `${FUNCTION}-version-9`]);
  });

  test('is stopped by that alarm alone', () => {
    const own = new Set(
      listAlarms().flatMap(({ AlarmName }) => (AlarmName ? [JSON.stringify(AlarmName)] : [])),
    );
    const groups = listServiceResources(stage, 'AWS::CodeDeploy::DeploymentGroup');
    expect(own.size).toBe(groups.length);
    const ids = listServiceAlarmIds();
    for (const { Properties } of groups) {
      const { Alarms: alarms } = Properties.AlarmConfiguration;
      expect(alarms).toHaveLength(1);
      expect(ids).toContain(alarms[0].Name.Ref);
    }
  });

  test('can be put out at once and without any alarm, by a switch', () => {
    const { stage: quick } = createStage(aFolder(), someSettings, { releases: 'at-once' });
    const templates = [quick.service, ...quick.service.groups].map((stack) => Template.fromStack(stack));
    const groups = templates.flatMap((template) =>
      Object.values(template.findResources('AWS::CodeDeploy::DeploymentGroup')),
    );
    expect(groups.length).toBeGreaterThan(50);
    for (const { Properties } of groups) {
      expect(Properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaAllAtOnce');
      expect(Properties.AlarmConfiguration?.Alarms ?? []).toEqual([]);
    }
  });

  test('keeps its version, to which calls can be sent back', () => {
    const versions = listServiceResources(stage, 'AWS::Lambda::Version');
    expect(versions.length).toBeGreaterThan(50);
    for (const version of versions)
      expect(version).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });
});

const listServiceAlarmIds = (): string[] =>
  [stage.service, ...stage.groups].flatMap((template) =>
    Object.entries(template.findResources('AWS::CloudWatch::Alarm'))
      .filter(([, { Properties }]) => Properties.AlarmName)
      .map(([id]) => id),
  );
