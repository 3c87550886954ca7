import { Duration, Fn } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IAlarm,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaDeploymentConfig,
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { type IRole, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias, IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { describeAlarm, type Notified } from '../alarms.ts';
import { createRate } from '../rate.ts';

/** New versions answer a tenth of the calls for five minutes, and all of them only if no alarm rang. */
const PACE: ILambdaDeploymentConfig = LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES;

/** How often a new version may fail before it is taken back: a single failure may be anybody's. */
const FAILURES_TO_RING = 2;

/**
 * `npx cdk deploy -c releases=at-once` gives all calls to new versions at once and asks no alarm: for a release that is taken
 * back, and for a fix that people wait for.
 */
const SWITCH = { name: 'releases', value: 'at-once' };

/** Moves calls to new versions of functions step by step, and back at once when the alarm of the new version rings. */
export class Releases extends Construct {
  private readonly application: LambdaApplication;
  private readonly role: IRole;
  private readonly runbooks: string;
  private readonly atOnce: boolean;

  constructor(scope: Construct, id: string, { runbooks }: Pick<Notified, 'runbooks'>) {
    super(scope, id);
    this.runbooks = runbooks;
    this.atOnce = this.node.tryGetContext(SWITCH.name) === SWITCH.value;
    this.application = new LambdaApplication(this, 'Application');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
    acknowledge(role, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'CodeDeploy shifts the calls of functions by the policy that AWS wrote for it.',
    });
    this.role = role;
  }

  /** Adds an alias whose calls move to a new version by the pace above. */
  add(scope: Construct, alias: Alias, of: IFunction): void {
    const common = { application: this.application, role: this.role, alias };
    if (this.atOnce)
      new LambdaDeploymentGroup(scope, 'Release', {
        ...common,
        deploymentConfig: LambdaDeploymentConfig.ALL_AT_ONCE,
      });
    else
      new LambdaDeploymentGroup(scope, 'Release', {
        ...common,
        alarms: [this.addVersionAlarm(scope, alias, of) as IAlarm],
        deploymentConfig: PACE,
      });
  }

  /**
   * Adds the alarm of a new version. It sees nothing of the former one, so that a fix goes out while production burns. Its name
   * holds the version: each release gets an alarm that has never rung. It mails nobody, because CodeDeploy acts by itself.
   */
  private addVersionAlarm(scope: Construct, alias: Alias, of: IFunction): Alarm {
    return new Alarm(scope, 'VersionFaults', {
      alarmName: Fn.join('-', [of.functionName, 'version', alias.version.version]),
      alarmDescription: describeAlarm(this.runbooks, {
        fault: 'More than 1 % of the calls of the newest version fail.',
        why: 'CodeDeploy takes it back before all calls reach it; a single failure may be anybody’s.',
        page: 'function-faults',
      }),
      metric: createVersionRate(alias, of),
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}

/** Creates the metric of the failures for each hundred calls of the version that an alias has moved to, or moves to. */
function createVersionRate(alias: Alias, { functionName }: IFunction): IMetric {
  const { version } = alias.version;
  const period = Duration.minutes(5);
  const count = (namespace: string, metricName: string, dimensionsMap: Record<string, string>) =>
    new Metric({ namespace, metricName, dimensionsMap, period, statistic: 'Sum' });
  const own = {
    FunctionName: functionName,
    Resource: `${functionName}:${alias.aliasName}`,
    ExecutedVersion: version,
  };
  return createRate({
    failures: {
      crashes: count('AWS/Lambda', 'Errors', own),
      // A handler answers an error that it does not know with 500, which is no error to Lambda.
      faults: count('Handout', 'Faults', { service: 'handout', function: functionName, version }),
    },
    tries: { invocations: count('AWS/Lambda', 'Invocations', own) },
    atLeast: FAILURES_TO_RING,
    label: 'Failed calls of the new version in %',
  });
}
