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
import type { Settings } from '../../config/settings.ts';
import { table } from '../../config/table.ts';

/**
 * Creates the one table: paid per request up to a most of units a second, restorable to any second of 35 days, protected
 * from deletion. Each index has the same limits as the table, which an index of its own would not.
 */
export const createDocumentsTable = (scope: Construct, id: string, units: Settings['tableUnits']): TableV2 =>
  new TableV2(scope, id, {
    partitionKey: toTextAttribute(table.partitionKey),
    sortKey: toTextAttribute(table.sortKey),
    timeToLiveAttribute: table.timeToLive,
    globalSecondaryIndexes: table.indexes.map((index) => ({ ...toIndex(index), ...limits(units) })),
    billing: Billing.onDemand(limits(units)),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });

const limits = ({ reads, writes }: Settings['tableUnits']) => ({
  maxReadRequestUnits: reads,
  maxWriteRequestUnits: writes,
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
