import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  type Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { reason } from '../acknowledge.ts';
import type { Alarms } from '../alarms.ts';
import { logGroup } from '../log-group.ts';

export interface HandlerProps {
  /** The folder with `index.mjs`. */
  readonly code: string;
  readonly description: string;
  readonly architecture: Architecture;
  readonly memoryMb: number;
  readonly timeout: Duration;
  readonly logDays: number;
  /** Where its faults ring; a function that runs while we deploy tells them to who deploys. */
  readonly alarms?: Alarms;
  /** At most so many at a time, kept free for it; without, it shares the account's. */
  readonly reserved?: number;
}

/**
 * A Lambda function as all of ours are: it may write its own log and trace, and nothing else until
 * `allow` says so; it is told nothing until `tell` does; its faults ring.
 */
export class Handler extends Construct {
  readonly function: LambdaFunction;
  private readonly role: Role;

  constructor(scope: Construct, id: string, props: HandlerProps) {
    super(scope, id);
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const group = logGroup(this, 'Log', props.logDays);
    group.grantWrite(this.role);
    this.function = new LambdaFunction(this, 'Function', {
      description: props.description,
      code: Code.fromAsset(props.code),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture,
      memorySize: props.memoryMb,
      timeout: props.timeout,
      role: this.role,
      logGroup: group,
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      environment: { NODE_OPTIONS: '--enable-source-maps' },
      ...(props.reserved && { reservedConcurrentExecutions: props.reserved }),
    });
    reason(this.role, { 'IAM5[Resource::*]': 'X-Ray takes traces without a resource to name.' });
    if (props.alarms) this.watch(props.alarms);
  }

  /** Permits actions on one resource. */
  allow(actions: readonly string[], resource: string, conditions: object = {}): void {
    this.role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [resource], conditions }));
  }

  /** Sets variables of its environment. */
  tell(variables: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(variables)) this.function.addEnvironment(name, value);
  }

  /** Handlers answer every fault themselves: an error here is a crash, a timeout or a bad environment. */
  private watch(alarms: Alarms): void {
    const period = Duration.minutes(5);
    const metric = new MathExpression({
      expression: 'errors + throttles',
      usingMetrics: {
        errors: this.function.metricErrors({ period }),
        throttles: this.function.metricThrottles({ period }),
      },
      period,
    });
    alarms.ring(this, 'Faults', { metric, over: 0, says: `${this.node.id} crashes or is throttled.` });
  }
}
