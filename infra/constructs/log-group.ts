import { Aspects, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnLogGroup, LogGroup, LogGroupClass } from 'aws-cdk-lib/aws-logs';
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

/**
 * Returns a name for a log group whose service wants one that begins so. It ends with the first digits of the stack's own id, which is
 * another one whenever the stack is made anew: a group that was kept of the former stack would stop the deployment.
 */
export function createLogName(scope: Construct, prefix: string): string {
  // An id is arn:aws:cloudformation:REGION:ACCOUNT:stack/NAME/01234567-89ab-….
  const id = Fn.select(2, Fn.split('/', Stack.of(scope).stackId));
  return Fn.join('-', [prefix, Fn.select(0, Fn.split('-', id))]);
}

/** The class for a group whose lines are searched and never counted: taking them in costs half the price. */
export const SEARCHED_ONLY = LogGroupClass.INFREQUENT_ACCESS;

/**
 * Keeps all log groups below `scope` when their function or stack is deleted: they tell what happened before. One whose
 * creation is taken back goes, because a kept group with a name would stop the next try in the same stack.
 */
export const keepLogs = (scope: Construct): void =>
  Aspects.of(scope).add({
    visit(node) {
      if (node instanceof CfnLogGroup) node.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    },
  });
