import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** A log that ends: kept for so many days, and gone with what wrote it. */
export const logGroup = (scope: Construct, id: string, days: number, name?: string): LogGroup =>
  new LogGroup(scope, id, {
    retention: days,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(name && { logGroupName: name }),
  });
