import { Stack } from 'aws-cdk-lib';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { EVENT_SOURCE } from '#shared/events/events.ts';
import type { Settings } from '../../config/settings.ts';
import { acknowledge } from '../acknowledge.ts';
import type { FileSigning } from './file-keys.ts';
import type { Handler } from './handler.ts';
import type { Permission } from './permissions.ts';

/** Resources and settings that handlers may get access to. */
export interface Infrastructure {
  readonly table: TableV2;
  readonly documents: IBucket;
  readonly published: IBucket;
  readonly images: IBucket;
  readonly fileSigning: FileSigning;
  readonly bus: EventBus;
  readonly userPool: UserPool;
  readonly userPoolClient: UserPoolClient;
  /** What proves that a call to the user pool comes from our client. */
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
}

type Grant = (handler: Handler, infrastructure: Infrastructure) => void;

/** Grants a handler its permissions, and sets the environment variables that belong to them. */
export function grantPermissions(
  to: Handler,
  permissions: readonly Permission[],
  infrastructure: Infrastructure,
): void {
  for (const permission of permissions) GRANTS[permission](to, infrastructure);
}

const GRANTS: Record<Permission, Grant> = {
  'documents:find': grantDocuments(['GetItem']),
  'documents:read': combine(grantDocuments(['GetItem']), grantBodies('s3:GetObject')),
  'documents:list': grantDocumentIndex('by_owner'),
  'documents:queued': grantDocumentIndex('by_state'),
  'documents:create': combine(grantDocuments(['PutItem']), grantBodies('s3:PutObject')),
  'documents:save': combine(grantDocuments(['PutItem', 'UpdateItem']), grantBodies('s3:PutObject')),
  'documents:change': grantDocuments(['UpdateItem']),
  'users:find': grantRows('USER#*', ['Query']),
  'users:create': grantRows('USER#*', ['PutItem']),
  'users:update': grantRows('USER#*', ['UpdateItem']),
  'plans:find': grantRows('USER#*', ['Query']),
  'plans:write': grantRows('USER#*', ['PutItem']),
  prices: addPrices,
  payments: combine(addPrices, (to, { payments, siteOrigin }) => {
    to.allow(['secretsmanager:GetSecretValue'], payments.secretArn);
    to.addEnvironment({ STRIPE_ORIGIN, STRIPE_SECRET: payments.secretArn, SITE_ORIGIN: siteOrigin });
  }),
  'payments:events': grantRows('PAYMENT#*', ['GetItem', 'PutItem']),
  quotas: grantRows('USER#*', ['UpdateItem']),
  tries: grantRows('TRIES#*', ['UpdateItem']),
  'quotas:names': grantRows('USER#*', ['GetItem']),
  'folders:read': grantRows('USER#*', ['Query']),
  'folders:save': grantRows('USER#*', ['PutItem']),
  'folders:remove': grantRows('USER#*', ['DeleteItem']),
  'settings:read': grantRows('USER#*', ['GetItem']),
  'settings:write': grantRows('USER#*', ['PutItem']),
  // The user pool answers these calls for everybody who knows the client's secret, and IAM is not asked.
  identity(to, { userPoolClient, clientSecret, siteOrigin }) {
    to.allow(['secretsmanager:GetSecretValue'], clientSecret.secretArn);
    to.addEnvironment({
      USER_POOL_CLIENT_ID: userPoolClient.userPoolClientId,
      USER_POOL_CLIENT_SECRET: clientSecret.secretArn,
      SITE_ORIGIN: siteOrigin,
    });
  },
  accounts(to, { userPool }) {
    to.allow(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
    to.addEnvironment({ USER_POOL_ID: userPool.userPoolId });
  },
  'accounts:list'(to, { userPool }) {
    const actions = ['ListUsers', 'ListGroups', 'ListUsersInGroup'];
    to.allow(
      actions.map((action) => `cognito-idp:${action}`),
      userPool.userPoolArn,
    );
    to.addEnvironment({ USER_POOL_ID: userPool.userPoolId });
  },
  'copies:write'(to, { documents }) {
    allowInFolder(to, documents, 'users', 's3:PutObject');
    to.addEnvironment({ DOCUMENTS_BUCKET: documents.bucketName });
  },
  'accounts:remove'(to, { userPool }) {
    to.allow(['cognito-idp:AdminDeleteUser'], userPool.userPoolArn);
    to.addEnvironment({ USER_POOL_ID: userPool.userPoolId });
  },
  providers: (to, { signIn }) => to.addEnvironment({ SIGN_IN: signIn }),
  'accounts:link'(to, { userPool }) {
    to.allow(
      [
        ...['ListUsers', 'AdminCreateUser', 'AdminSetUserPassword', 'AdminUpdateUserAttributes'],
        ...['AdminLinkProviderForUser', 'AdminDeleteUser'],
      ].map((action) => `cognito-idp:${action}`),
      userPool.userPoolArn,
    );
    to.addEnvironment({ USER_POOL_ID: userPool.userPoolId });
  },
  'gallery:read': grantRows('GALLERY#*', ['Query']),
  // A row in the partition of the document tells where its gallery rows are.
  'gallery:write': combine(grantRows('GALLERY#*', ['PutItem']), grantDocuments(['GetItem', 'PutItem'])),
  'documents:erase': combine(
    grantDocuments(['Query', 'DeleteItem']),
    combine(
      grantEmptying('documents', 'bodies', 'DOCUMENTS_BUCKET'),
      grantEmptying('published', 'published', 'PUBLISHED_BUCKET'),
    ),
  ),
  'images:erase': combine(grantRows('USER#*', ['DeleteItem']), grantPictures('images', 's3:DeleteObject')),
  'users:erase': combine(grantRows('USER#*', ['Query', 'DeleteItem']), grantRows('HELP', ['DeleteItem'])),
  'deletions:create': grantRows('USER#*', ['PutItem']),
  'deletions:find': grantRows('USER#*', ['GetItem']),
  'logins:find': grantRows('USER#*', ['GetItem']),
  'logins:end': grantRows('USER#*', ['UpdateItem']),
  'deletions:wake': grantRows('USER#*', ['UpdateItem']),
  'deletions:execute': combine(
    grantRows('USER#*', ['GetItem', 'UpdateItem', 'DeleteItem']),
    grantDocumentIndex('by_state'),
  ),
  'help:send': combine(grantRows('HELP', ['PutItem']), grantRows('USER#*', ['PutItem'])),
  'help:list': grantRows('HELP', ['Query']),
  'notices:read': grantRows('SITE', ['GetItem']),
  'notices:write': grantRows('SITE', ['PutItem']),
  tokens(to, { userPool, userPoolClient }) {
    to.addEnvironment({
      USER_POOL_ISSUER: getIssuer(userPool),
      USER_POOL_CLIENT_ID: userPoolClient.userPoolClientId,
    });
  },
  events(to, { bus }) {
    const conditions = { StringEquals: { 'events:source': EVENT_SOURCE } };
    to.allow(['events:PutEvents'], bus.eventBusArn, conditions);
    to.addEnvironment({ EVENT_BUS_NAME: bus.eventBusName });
  },
  'published:sign'(to, { fileSigning: { origin, keyId, secret } }) {
    to.allow(['secretsmanager:GetSecretValue'], secret.secretArn);
    to.addEnvironment({ FILES_ORIGIN: origin, FILES_KEY_ID: keyId, FILES_KEY_SECRET: secret.secretArn });
  },
  'published:write'(to, { published }) {
    allowInFolder(to, published, 'published', 's3:PutObject');
    to.addEnvironment({ PUBLISHED_BUCKET: published.bucketName });
  },
  'published:erase': grantEmptying('published', 'published', 'PUBLISHED_BUCKET'),
  'images:find': grantRows('USER#*', ['GetItem', 'Query']),
  'images:create': grantRows('USER#*', ['PutItem']),
  'images:sweep': combine(
    combine(grantRows('USER#*', ['UpdateItem', 'DeleteItem']), grantDocumentIndex('by_state')),
    grantPictures('images', 's3:DeleteObject'),
  ),
  'uploads:presign': grantPictures('uploads', 's3:PutObject'),
  'uploads:read': grantPictures('uploads', 's3:GetObject'),
  'images:read': grantPictures('images', 's3:GetObject'),
  'images:write': grantPictures('images', 's3:PutObject'),
  // These three are in the function's own package.
  icons: (to) => to.addEnvironment({ ICONS_DIR }),
  drawings: (to) => to.addEnvironment({ ICONS_DIR }),
  pictures: () => undefined,
  retries(to, { renderQueue }) {
    to.allow(['sqs:ChangeMessageVisibility'], renderQueue.queueArn);
    to.addEnvironment({ RENDER_QUEUE_URL: renderQueue.queueUrl });
  },
  canary(to, { canary, siteOrigin }) {
    to.allow(['secretsmanager:GetSecretValue'], canary.secretArn);
    to.addEnvironment({ CANARY_SECRET: canary.secretArn, SITE_ORIGIN: siteOrigin });
  },
  // Both are in the function's own package.
  chromium: (to) =>
    to.addEnvironment({ CHROMIUM_DIR: '/var/task/chromium', PRINT_BUNDLE_DIR: '/var/task/print' }),
};

const ICONS_DIR = '/var/task/icons';
const STRIPE_ORIGIN = 'https://api.stripe.com';

/** Returns the `iss` of the user pool's tokens. */
export const getIssuer = (userPool: UserPool): string =>
  `https://cognito-idp.${Stack.of(userPool).region}.amazonaws.com/${userPool.userPoolId}`;

type TableAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';

/** Grants actions on the rows whose partition key matches, and on no others. */
function grantRows(
  keys: 'DOC#*' | 'USER#*' | 'TRIES#*' | 'PAYMENT#*' | 'GALLERY#*' | 'HELP' | 'SITE',
  actions: readonly TableAction[],
): Grant {
  const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [keys] } };
  return (to, { table }) => {
    to.allow(
      actions.map((action) => `dynamodb:${action}`),
      table.tableArn,
      conditions,
    );
    to.addEnvironment({ TABLE_NAME: table.tableName });
  };
}

function addPrices(to: Handler, { prices: { currency, monthly, yearly } }: Infrastructure): void {
  to.addEnvironment({
    PREMIUM_CURRENCY: currency,
    PREMIUM_MONTHLY_CENTS: String(monthly),
    PREMIUM_YEARLY_CENTS: String(yearly),
  });
}

/** Sets the bucket of large bodies, which the adapter of documents reads at its start even when it opens none. */
function addDocumentsBucket(to: Handler, { documents }: Infrastructure): void {
  to.addEnvironment({ DOCUMENTS_BUCKET: documents.bucketName });
}

function grantDocuments(actions: readonly TableAction[]): Grant {
  return combine(grantRows('DOC#*', actions), addDocumentsBucket);
}

function grantDocumentIndex(index: 'by_owner' | 'by_state'): Grant {
  return combine(addDocumentsBucket, (to, { table }) => {
    to.allow(['dynamodb:Query'], `${table.tableArn}/index/${index}`);
    to.addEnvironment({ TABLE_NAME: table.tableName });
  });
}

function grantBodies(action: 's3:GetObject' | 's3:PutObject'): Grant {
  return (to, { documents }) => allowInFolder(to, documents, 'bodies', action);
}

function grantPictures(folder: 'uploads' | 'images', action: string): Grant {
  return (to, { images }) => {
    allowInFolder(to, images, folder, action);
    to.addEnvironment({ IMAGES_BUCKET: images.bucketName });
  };
}

/** Grants listing and deleting one folder of a bucket. */
function grantEmptying(name: 'documents' | 'published', folder: string, variable: string): Grant {
  return (to, infrastructure) => {
    const bucket = infrastructure[name];
    allowInFolder(to, bucket, folder, 's3:DeleteObject');
    to.allow(['s3:ListBucket'], bucket.bucketArn, { StringLike: { 's3:prefix': [`${folder}/*`] } });
    to.addEnvironment({ [variable]: bucket.bucketName });
  };
}

/** Grants an action on the objects of one folder. Objects come and go, so a folder is the narrowest resource. */
function allowInFolder(to: Handler, bucket: IBucket, folder: string, action: string): void {
  to.allow([action], bucket.arnForObjects(`${folder}/*`));
  // The bucket is in another stack, so cdk-nag knows it by the name of its export.
  const exported = Stack.of(to).resolve(Stack.of(bucket).exportValue(bucket.bucketArn));
  const name = `${exported['Fn::ImportValue']}/${folder}/*`;
  acknowledge(to, { [`IAM5[Resource::${name}]`]: 'The objects of one folder, for one action.' });
}

function combine(one: Grant, other: Grant): Grant {
  return (to, infrastructure) => {
    one(to, infrastructure);
    other(to, infrastructure);
  };
}
