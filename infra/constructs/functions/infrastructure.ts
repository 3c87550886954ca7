import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Settings } from '../../config/settings.ts';
import type { FileSigning } from './file-keys.ts';

/** Resources and settings that handlers may get access to. */
export interface Infrastructure {
  readonly table: TableV2;
  readonly documents: IBucket;
  readonly published: IBucket;
  readonly images: IBucket;
  readonly uploads: IBucket;
  readonly fileSigning: FileSigning;
  readonly bus: EventBus;
  readonly userPool: UserPool;
  readonly userPoolClient: UserPoolClient;
  /** The secret that proves that a call to the user pool comes from our client. */
  readonly clientSecret: Secret;
  readonly renderQueue: Queue;
  /** The keys of our account at Stripe. */
  readonly payments: Secret;
  /** E-mail address and password of the canary. */
  readonly canary: Secret;
  readonly prices: Settings['prices'];
  /** The providers that people may sign in with, as JSON for functions. */
  readonly signIn: string;
  /** The site's origin, such as `https://handout.example`. */
  readonly siteOrigin: string;
  /** The sender of mails; undefined where the stage has none. */
  readonly mailFrom: string | undefined;
}
