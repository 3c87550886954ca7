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

/** Creates the one table: paid per request, restorable to any second of 35 days, protected from deletion. */
export const createDocumentsTable = (scope: Construct, id: string): TableV2 =>
  new TableV2(scope, id, {
    partitionKey: toTextAttribute(table.partitionKey),
    sortKey: toTextAttribute(table.sortKey),
    timeToLiveAttribute: table.timeToLive,
    globalSecondaryIndexes: table.indexes.map(toIndex),
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });

const toTextAttribute = (name: string) => ({ name, type: AttributeType.STRING });

const toIndex = ({
  name,
  partitionKey,
  sortKey,
  projected,
}: (typeof table.indexes)[number]): GlobalSecondaryIndexPropsV2 => ({
  indexName: name,
  partitionKey: toTextAttribute(partitionKey),
  sortKey: toTextAttribute(sortKey),
  ...(projected.length === 0
    ? { projectionType: ProjectionType.KEYS_ONLY }
    : { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...projected] }),
});
