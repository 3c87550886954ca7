import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import {
  type CfnStateMachine,
  DefinitionBody,
  DistributedMap,
  ItemBatcher,
  LogLevel,
  ResultWriterV2,
  S3ObjectsItemReader,
  StateMachine,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { createLogGroup } from '../log-group.ts';
import { createPrivateBucket } from '../storage/private-bucket.ts';

interface RerenderRunsProps {
  readonly renderer: IFunction;
  /** The bucket whose files say what is published. */
  readonly published: IBucket;
  /** Functions at work at a time. */
  readonly renderers: number;
  readonly logDays: number;
}

/** Files in one call: two to five documents, which one function makes before its time is up. */
const FILES_A_CALL = 10;

/**
 * The runs that render everything published again: Step Functions lists the published files and hands them to
 * functions of their own, some at a time. Teachers' publishing has its queue and its renderers to itself.
 */
export class RerenderRuns extends Construct {
  constructor(scope: Construct, id: string, props: RerenderRunsProps) {
    super(scope, id);
    const machine = new StateMachine(this, 'Machine', {
      definitionBody: DefinitionBody.fromChainable(this.createMap(props)),
      comment: 'Makes everything published anew',
      timeout: Duration.days(14),
      tracingEnabled: true,
      logs: { destination: createLogGroup(this, 'Log', props.logDays), level: LogLevel.ALL },
    });
    const reports = this.node.findChild('Reports').node.defaultChild as CfnBucket;
    acknowledgeRights(machine, Stack.of(this).getLogicalId(reports));
    new CfnOutput(Stack.of(this), 'RerenderMachine', { value: machine.stateMachineArn });
  }

  private createMap({ renderer, published, renderers }: RerenderRunsProps): DistributedMap {
    const reports = createPrivateBucket(this, 'Reports', { lifecycle: [{ expiration: Duration.days(90) }] });
    acknowledge(reports, {
      S1: 'Its objects are lists of ids, written by one machine and read by operators.',
    });
    const map = new DistributedMap(this, 'Documents', {
      itemReader: new S3ObjectsItemReader({ bucket: published, prefix: 'published/' }),
      itemBatcher: new ItemBatcher({
        maxItemsPerBatch: FILES_A_CALL,
        batchInput: { 'run.$': '$.run', 'is_dry.$': '$.is_dry' },
      }),
      resultWriterV2: new ResultWriterV2({ bucket: reports, prefix: 'runs' }),
      maxConcurrency: renderers,
      // A document that cannot be made is a line of the report. Calls fail where the run is for another release.
      toleratedFailurePercentage: 5,
    });
    const render = new LambdaInvoke(this, 'Render', { lambdaFunction: renderer, payloadResponseOnly: true });
    render.addRetry({ interval: Duration.seconds(10), maxAttempts: 2, backoffRate: 3 });
    map.itemProcessor(render);
    return map;
  }
}

/** Acknowledges what the CDK allows the machine: to go through its own executions, objects and versions. */
function acknowledgeRights(machine: StateMachine, reports: string): void {
  const stack = Stack.of(machine);
  const id = stack.getLogicalId(machine.node.defaultChild as CfnStateMachine);
  const name = `{"Fn::Select":[6,{"Fn::Split":[":",{"Ref":"${id}"}]}]}`;
  const executions = `arn:aws:states:${stack.region}:${stack.account}:execution:${name}`;
  acknowledge(machine, {
    [`IAM5[Resource::arn:<AWS::Partition>:s3:::<${reports}>/*]`]: 'The objects of its own bucket.',
    'IAM5[Resource::*]': 'X-Ray and the delivery of logs have no resource to name.',
    [`IAM5[Resource::${executions}:*]`]: 'Its own executions, which are not known before.',
    [`IAM5[Resource::${executions}/*:*]`]: 'The parts of its own executions, which are not known before.',
  });
}
