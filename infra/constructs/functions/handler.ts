import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  type Architecture,
  Code,
  type IFunction,
  type IVersion,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Alarms } from '../alarms.ts';
import { createLogGroup } from '../log-group.ts';
import { createRate } from '../rate.ts';
import { NODE_OPTIONS } from './node-options.ts';
import type { Releases } from './releases.ts';

export interface HandlerProps {
  /** The folder with the function's file. */
  readonly code: string;
  /** The name of that file without `.mjs`; `index` unless said otherwise. */
  readonly entry?: string;
  readonly description: string;
  readonly architecture: Architecture;
  readonly memoryMb: number;
  readonly timeout: Duration;
  readonly logDays: number;
  /** Alarms for crashes; functions that run while a stack deploys report theirs to CloudFormation. */
  readonly alarms?: Alarms;
  /** The failed calls in five minutes below which the alarm is silent; 1 unless said otherwise. */
  readonly faultsToRing?: number;
  /** Shows the function in traces, of which each costs as much as five calls. */
  readonly traced?: boolean;
  /** Releases new versions step by step. */
  readonly releases?: Releases;
  /**
   * Concurrent executions that are reserved for this function, also their maximum. Without it the function shares the
   * account's.
   */
  readonly reservedConcurrency?: number;
}

/**
 * A Lambda function that may write its log and traces, and nothing else until `allow` permits it. Its crashes raise an
 * alarm.
 */
export class Handler extends Construct {
  readonly function: LambdaFunction;
  /** The version that answers calls. */
  readonly live: IFunction;
  private readonly role: Role;

  constructor(scope: Construct, id: string, props: HandlerProps) {
    super(scope, id);
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const group = createLogGroup(this, 'Log', props.logDays);
    group.grantWrite(this.role);
    this.function = new LambdaFunction(this, 'Function', {
      description: props.description,
      // Stacks are mapped with the source maps of the build; a smaller package starts sooner.
      code: Code.fromAsset(props.code, { exclude: ['*.map'] }),
      handler: `${props.entry ?? 'index'}.handler`,
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture,
      memorySize: props.memoryMb,
      environment: { NODE_OPTIONS },
      timeout: props.timeout,
      role: this.role,
      logGroup: group,
      loggingFormat: LoggingFormat.JSON,
      // The start, end and cost of each call are metrics already; as lines they were five sixths of the log.
      systemLogLevelV2: SystemLogLevel.WARN,
      // CloudFormation would delete the former version with the update that replaces it, and the quick way back with it.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
      ...(props.traced && { tracing: Tracing.ACTIVE }),
      ...(props.reservedConcurrency && { reservedConcurrentExecutions: props.reservedConcurrency }),
    });
    if (props.traced)
      acknowledge(this.role, { 'IAM5[Resource::*]': 'X-Ray takes traces without a resource to name.' });
    // The classes declare `role?: IRole | undefined`, which their own interfaces do not accept.
    const version = this.function.currentVersion as IVersion;
    const alias = new Alias(this, 'Live', { aliasName: 'live', version });
    this.live = alias as IFunction;
    if (props.alarms) this.addFaultAlarm(props.alarms, props.faultsToRing ?? 1);
    props.releases?.add(this, alias, this.function as IFunction);
  }

  /** Allows actions on one resource. */
  allow(actions: readonly string[], resource: string, conditions: object = {}): void {
    this.role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [resource], conditions }));
  }

  /** Sets environment variables. */
  addEnvironment(variables: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(variables)) this.function.addEnvironment(name, value);
  }

  /** Adds an alarm for crashes, timeouts and throttling. Handlers answer every expected error themselves. */
  private addFaultAlarm(alarms: Alarms, atLeast: number): void {
    const period = Duration.minutes(5);
    const throttles = this.function.metricThrottles({ period });
    const metric = createRate({
      failures: { errors: this.function.metricErrors({ period }), throttles },
      // Lambda does not count a throttled call as an invocation.
      tries: { invocations: this.function.metricInvocations({ period }), throttles },
      atLeast,
      label: 'Failed calls in %',
    });
    alarms.addAlarm(this, 'Faults', {
      metric,
      threshold: 1,
      fault: `More than 1 % of the calls of ${this.node.id} crash, run out of time or are throttled.`,
      why:
        atLeast > 1
          ? `the editor repeats a failed call, which hides 1 %; below ${atLeast} in five minutes it is a blip.`
          : 'it runs seldom and for nobody who could repeat it, so each failure counts.',
      page: 'function-faults',
    });
  }
}
