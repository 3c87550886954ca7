import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** Creates a log group with an end: entries expire after `days`, and the group is deleted with its stack. */
export const createLogGroup = (scope: Construct, id: string, days: number, name?: string): LogGroup =>
  new LogGroup(scope, id, {
    retention: days,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(name && { logGroupName: name }),
  });
