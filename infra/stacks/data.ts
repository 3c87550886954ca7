import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus } from 'aws-cdk-lib/aws-events';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Settings } from '../config/settings.ts';
import { documentsTable } from '../constructs/storage/documents-table.ts';
import { emptySecret } from '../constructs/storage/empty-secret.ts';
import { privateBucket } from '../constructs/storage/private-bucket.ts';
import { People } from '../constructs/storage/user-accounts.ts';

/** What people made. Everything here outlives its stack, and the stack itself cannot be deleted by accident. */
export class DataStack extends Stack {
  readonly table: TableV2;
  readonly documents: IBucket;
  readonly people: People;
  readonly bus: EventBus;
  /** `{ "api_key": …, "webhook_secret": … }` of Stripe, put in by an operator. */
  readonly payments: Secret;

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, { ...props, terminationProtection: true });
    const accesses = privateBucket(this, 'AccessLog', { lifecycle: [{ expiration: Duration.days(90) }] });

    this.table = documentsTable(this, 'Table');
    this.documents = privateBucket(this, 'Documents', {
      accessLog: { bucket: accesses, prefix: 'documents/' },
      versioned: true,
      // What was taken away can be had back for so long, and is gone then.
      lifecycle: [{ noncurrentVersionExpiration: Duration.days(30) }],
    });
    this.people = new People(this, 'People', settings.mailFrom);
    this.bus = new EventBus(this, 'Bus');
    this.payments = emptySecret(this, 'Payments', {
      description: 'What opens Stripe to us, and what signs its events',
      removalPolicy: RemovalPolicy.RETAIN,
      unrotated: 'Stripe makes both values: an operator rolls them there and puts them in here.',
    });

    // What the operators' commands ask for in their environment.
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'PaymentsSecret', { value: this.payments.secretArn });
    new CfnOutput(this, 'UserPoolId', { value: this.people.userPool.userPoolId });
  }
}
