import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, LogGroupClass } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** Creates a log group with an end: entries expire after `days`, and the group is deleted with its stack. */
export const createLogGroup = (
  scope: Construct,
  id: string,
  days: number,
  { name, logGroupClass }: { readonly name?: string; readonly logGroupClass?: LogGroupClass } = {},
): LogGroup =>
  new LogGroup(scope, id, {
    retention: days,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(name && { logGroupName: name }),
    ...(logGroupClass && { logGroupClass }),
  });

/** For a group of which nothing is counted, only searched: it takes lines in for half the price. */
export const SEARCHED_ONLY = LogGroupClass.INFREQUENT_ACCESS;
