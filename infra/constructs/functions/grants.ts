import { Stack } from 'aws-cdk-lib';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { EVENT_SOURCE } from '#shared/events/events.ts';
import type { Settings } from '../../config/settings.ts';
import { reason } from '../acknowledge.ts';
import type { FileAddresses } from './file-keys.ts';
import type { Handler } from './handler.ts';
import type { Need } from './permissions.ts';

/** Everything that a handler can be let at. */
export interface World {
  readonly table: TableV2;
  readonly documents: IBucket;
  readonly published: IBucket;
  readonly images: IBucket;
  readonly fileAddresses: FileAddresses;
  readonly bus: EventBus;
  readonly userPool: UserPool;
  readonly userPoolClient: UserPoolClient;
  readonly renderQueue: Queue;
  /** What opens Stripe to us. */
  readonly payments: Secret;
  readonly prices: Settings['prices'];
  /** Such as `https://handout.example`. */
  readonly siteOrigin: string;
}

type Grant = (to: Handler, world: World) => void;

/** Lets the handler at what it needs and tells it where that is, both in one place. */
export function grant(to: Handler, needs: readonly Need[], world: World): void {
  for (const need of needs) GRANTS[need](to, world);
}

const GRANTS: Record<Need, Grant> = {
  'documents:find': documents(['GetItem']),
  'documents:read': both(documents(['GetItem']), bodies('s3:GetObject')),
  'documents:list': documentsBy('by_owner'),
  'documents:waiting': documentsBy('by_state'),
  'documents:create': both(documents(['PutItem']), bodies('s3:PutObject')),
  'documents:save': both(documents(['PutItem', 'UpdateItem']), bodies('s3:PutObject')),
  'documents:change': documents(['UpdateItem']),
  'users:find': rows('USER#*', ['Query']),
  'users:create': rows('USER#*', ['PutItem']),
  'users:update': rows('USER#*', ['UpdateItem']),
  'plans:find': rows('USER#*', ['Query']),
  'plans:keep': rows('USER#*', ['PutItem']),
  prices: tellPrices,
  payments: both(tellPrices, (to, { payments, siteOrigin }) => {
    to.allow(['secretsmanager:GetSecretValue'], payments.secretArn);
    to.tell({ STRIPE_ORIGIN, STRIPE_SECRET: payments.secretArn, SITE_ORIGIN: siteOrigin });
  }),
  'payments:events': rows('PAYMENT#*', ['GetItem', 'PutItem']),
  quotas: rows('USER#*', ['UpdateItem']),
  'quotas:names': rows('USER#*', ['GetItem']),
  'settings:read': rows('USER#*', ['GetItem']),
  'settings:write': rows('USER#*', ['PutItem']),
  // Signing up and in needs no permission: the user pool answers these calls to anybody.
  identity(to, { userPoolClient, siteOrigin }) {
    to.tell({ USER_POOL_CLIENT_ID: userPoolClient.userPoolClientId, SITE_ORIGIN: siteOrigin });
  },
  accounts(to, { userPool }) {
    to.allow(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
    to.tell({ USER_POOL_ID: userPool.userPoolId });
  },
  'accounts:remove'(to, { userPool }) {
    to.allow(['cognito-idp:AdminDeleteUser'], userPool.userPoolArn);
    to.tell({ USER_POOL_ID: userPool.userPoolId });
  },
  'gallery:read': rows('GALLERY#*', ['Query']),
  // Beside its rows a document keeps where they are.
  'gallery:write': both(rows('GALLERY#*', ['PutItem']), documents(['GetItem', 'PutItem'])),
  'documents:erase': both(
    documents(['Query', 'DeleteItem']),
    both(
      emptied('documents', 'bodies', 'DOCUMENTS_BUCKET'),
      emptied('published', 'published', 'PUBLISHED_BUCKET'),
    ),
  ),
  'images:erase': both(rows('USER#*', ['DeleteItem']), pictures('images', 's3:DeleteObject')),
  'users:erase': both(rows('USER#*', ['Query', 'DeleteItem']), rows('HELP', ['DeleteItem'])),
  'deletions:begin': rows('USER#*', ['PutItem']),
  'deletions:find': rows('USER#*', ['GetItem']),
  'deletions:carry-out': both(
    rows('USER#*', ['GetItem', 'UpdateItem', 'DeleteItem']),
    documentsBy('by_state'),
  ),
  'help:send': both(rows('HELP', ['PutItem']), rows('USER#*', ['PutItem'])),
  'help:list': rows('HELP', ['Query']),
  'notices:read': rows('SITE', ['GetItem']),
  'notices:write': rows('SITE', ['PutItem']),
  tokens(to, { userPool, userPoolClient }) {
    to.tell({ USER_POOL_ISSUER: issuerOf(userPool), USER_POOL_CLIENT_ID: userPoolClient.userPoolClientId });
  },
  events(to, { bus }) {
    const conditions = { StringEquals: { 'events:source': EVENT_SOURCE } };
    to.allow(['events:PutEvents'], bus.eventBusArn, conditions);
    to.tell({ EVENT_BUS_NAME: bus.eventBusName });
  },
  'published:sign'(to, { fileAddresses: { origin, keyId, secret } }) {
    to.allow(['secretsmanager:GetSecretValue'], secret.secretArn);
    to.tell({ FILES_ORIGIN: origin, FILES_KEY_ID: keyId, FILES_KEY_SECRET: secret.secretArn });
  },
  'published:write'(to, { published }) {
    allowIn(to, published, 'published', 's3:PutObject');
    to.tell({ PUBLISHED_BUCKET: published.bucketName });
  },
  'images:find': rows('USER#*', ['GetItem', 'Query']),
  'images:keep': rows('USER#*', ['PutItem']),
  'images:sweep': both(
    both(rows('USER#*', ['UpdateItem', 'DeleteItem']), documentsBy('by_state')),
    pictures('images', 's3:DeleteObject'),
  ),
  'uploads:slot': pictures('uploads', 's3:PutObject'),
  'uploads:read': pictures('uploads', 's3:GetObject'),
  'images:read': pictures('images', 's3:GetObject'),
  'images:write': pictures('images', 's3:PutObject'),
  // These three lie in the function's own package.
  icons: (to) => to.tell({ ICONS_DIR }),
  drawings: (to) => to.tell({ ICONS_DIR }),
  pictures: () => undefined,
  retries(to, { renderQueue }) {
    to.allow(['sqs:ChangeMessageVisibility'], renderQueue.queueArn);
    to.tell({ RENDER_QUEUE_URL: renderQueue.queueUrl });
  },
  // Both lie in the function's own package.
  chromium: (to) => to.tell({ CHROMIUM_DIR: '/var/task/chromium', PRINT_BUNDLE_DIR: '/var/task/print' }),
};

const ICONS_DIR = '/var/task/icons';
const STRIPE_ORIGIN = 'https://api.stripe.com';

/** The `iss` of the user pool's tokens. */
export const issuerOf = (userPool: UserPool): string =>
  `https://cognito-idp.${Stack.of(userPool).region}.amazonaws.com/${userPool.userPoolId}`;

type TableAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';

/** Rows of the table whose partition key is like this, and no others. */
function rows(
  keys: 'DOC#*' | 'USER#*' | 'PAYMENT#*' | 'GALLERY#*' | 'HELP' | 'SITE',
  actions: readonly TableAction[],
): Grant {
  const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [keys] } };
  return (to, { table }) => {
    to.allow(
      actions.map((action) => `dynamodb:${action}`),
      table.tableArn,
      conditions,
    );
    to.tell({ TABLE_NAME: table.tableName });
  };
}

function tellPrices(to: Handler, { prices: { currency, monthly, yearly } }: World): void {
  to.tell({
    PREMIUM_CURRENCY: currency,
    PREMIUM_MONTHLY_CENTS: String(monthly),
    PREMIUM_YEARLY_CENTS: String(yearly),
  });
}

/** The adapter of documents wants to know the bucket of large bodies even where it never opens one. */
function tellBucket(to: Handler, { documents }: World): void {
  to.tell({ DOCUMENTS_BUCKET: documents.bucketName });
}

function documents(actions: readonly TableAction[]): Grant {
  return both(rows('DOC#*', actions), tellBucket);
}

function documentsBy(index: 'by_owner' | 'by_state'): Grant {
  return both(tellBucket, (to, { table }) => {
    to.allow(['dynamodb:Query'], `${table.tableArn}/index/${index}`);
    to.tell({ TABLE_NAME: table.tableName });
  });
}

function bodies(action: 's3:GetObject' | 's3:PutObject'): Grant {
  return (to, { documents }) => allowIn(to, documents, 'bodies', action);
}

function pictures(folder: 'uploads' | 'images', action: string): Grant {
  return (to, { images }) => {
    allowIn(to, images, folder, action);
    to.tell({ IMAGES_BUCKET: images.bucketName });
  };
}

/** One folder of a bucket, found out and taken away. */
function emptied(name: 'documents' | 'published', folder: string, variable: string): Grant {
  return (to, world) => {
    const bucket = world[name];
    allowIn(to, bucket, folder, 's3:DeleteObject');
    to.allow(['s3:ListBucket'], bucket.bucketArn, { StringLike: { 's3:prefix': [`${folder}/*`] } });
    to.tell({ [variable]: bucket.bucketName });
  };
}

/** Objects come and go: a folder of them is as narrow as it gets. */
function allowIn(to: Handler, bucket: IBucket, folder: string, action: string): void {
  to.allow([action], bucket.arnForObjects(`${folder}/*`));
  // The bucket is another stack's, so that cdk-nag knows it by the name of its export.
  const exported = Stack.of(to).resolve(Stack.of(bucket).exportValue(bucket.bucketArn));
  const name = `${exported['Fn::ImportValue']}/${folder}/*`;
  reason(to, { [`IAM5[Resource::${name}]`]: 'The objects of one folder, for one action.' });
}

function both(one: Grant, other: Grant): Grant {
  return (to, world) => {
    one(to, world);
    other(to, world);
  };
}
