import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus } from 'aws-cdk-lib/aws-events';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { COPY_DAYS, type Settings } from '../config/settings.ts';
import { ClientSecret } from '../constructs/functions/client-secret.ts';
import { createDocumentsTable } from '../constructs/storage/documents-table.ts';
import { createEmptySecret } from '../constructs/storage/empty-secret.ts';
import { createPrivateBucket } from '../constructs/storage/private-bucket.ts';
import { UserAccounts } from '../constructs/storage/user-accounts.ts';

export interface DataProps extends StackProps {
  readonly settings: Settings;
  /** The package of the function that keeps the secret of the user pool's client. */
  readonly secretKeeper: string;
}

/** The data that users made. Everything here outlives its stack, and the stack is protected from deletion. */
export class DataStack extends Stack {
  readonly table: TableV2;
  readonly documents: IBucket;
  readonly users: UserAccounts;
  /** What the functions that sign people in prove to the user pool. */
  readonly clientSecret: Secret;
  readonly bus: EventBus;
  /** The keys of Stripe, `{ "api_key": …, "webhook_secret": … }`, put in by an operator. */
  readonly payments: Secret;
  /** The account of the canary, `{ "email": …, "password": … }`, put in by an operator. */
  readonly canary: Secret;

  constructor(scope: Construct, id: string, { settings, secretKeeper, ...props }: DataProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const accesses = createPrivateBucket(this, 'AccessLog', {
      lifecycle: [{ expiration: Duration.days(90) }],
    });

    this.table = createDocumentsTable(this, 'Table', settings.tableUnits);
    this.documents = createPrivateBucket(this, 'Documents', {
      accessLog: { bucket: accesses, prefix: 'documents/' },
      versioned: true,
      // Copies of the user pool: as old as backups are, so that deleted users go. Versions of them stay no month longer.
      lifecycle: [
        {
          prefix: 'users/',
          expiration: Duration.days(COPY_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
    });
    this.users = new UserAccounts(this, 'People', settings);
    this.clientSecret = new ClientSecret(this, 'Client', {
      userPool: this.users.userPool,
      client: this.users.client,
      code: secretKeeper,
      logDays: settings.logDays,
    }).secret;
    this.bus = new EventBus(this, 'Bus');
    this.payments = createEmptySecret(this, 'Payments', {
      description: 'What opens Stripe to us, and what signs its events',
      removalPolicy: RemovalPolicy.RETAIN,
      whyNotRotated: 'Stripe makes both values: an operator rolls them there and puts them in here.',
    });

    this.canary = createEmptySecret(this, 'CanaryAccount', {
      description: 'The account with which the canary publishes',
      removalPolicy: RemovalPolicy.RETAIN,
      whyNotRotated: 'An operator changes the password in the product and puts it in here.',
    });

    // The environment of operators' commands.
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'DocumentsBucket', { value: this.documents.bucketName });
    new CfnOutput(this, 'PaymentsSecret', { value: this.payments.secretArn });
    new CfnOutput(this, 'CanarySecret', { value: this.canary.secretArn });
    new CfnOutput(this, 'UserPoolId', { value: this.users.userPool.userPoolId });
  }
}
