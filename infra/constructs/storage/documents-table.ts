import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type GlobalSecondaryIndexPropsV2,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { table } from '../../config/table.ts';

/** The one table: paid by the request, restorable to any second of 35 days, and not deleted by accident. */
export const documentsTable = (scope: Construct, id: string): TableV2 =>
  new TableV2(scope, id, {
    partitionKey: text(table.partitionKey),
    sortKey: text(table.sortKey),
    timeToLiveAttribute: table.timeToLive,
    globalSecondaryIndexes: table.indexes.map(indexOf),
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });

const text = (name: string) => ({ name, type: AttributeType.STRING });

const indexOf = ({
  name,
  partitionKey,
  sortKey,
  carries,
}: (typeof table.indexes)[number]): GlobalSecondaryIndexPropsV2 => ({
  indexName: name,
  partitionKey: text(partitionKey),
  sortKey: text(sortKey),
  ...(carries.length === 0
    ? { projectionType: ProjectionType.KEYS_ONLY }
    : { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...carries] }),
});
