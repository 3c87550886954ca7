import { Stack } from 'aws-cdk-lib';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { EVENT_SOURCE } from '#shared/events/events.ts';
import {
  addPrices,
  allowInFolder,
  combine,
  type Grant,
  grantBodies,
  grantDocumentIndex,
  grantDocuments,
  grantEmptying,
  grantPictures,
  grantRows,
} from './grant-parts.ts';
import type { Handler } from './handler.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Permission } from './permissions.ts';

/** Grants a handler its permissions, and sets the environment variables that belong to them. */
export function grantPermissions(
  to: Handler,
  permissions: readonly Permission[],
  infrastructure: Infrastructure,
): void {
  for (const permission of permissions) GRANTS[permission](to, infrastructure);
}

/** A call that makes a row of an account checks, in the same transaction, that the account is not being deleted. */
const PUT_OWNED = ['PutItem', 'ConditionCheckItem'] as const;
const CHECK_ACCOUNT = grantRows('USER#*', ['ConditionCheckItem']);

const GRANTS: Record<Permission, Grant> = {
  'documents:find': grantDocuments(['GetItem']),
  'documents:read': combine(grantDocuments(['GetItem']), grantBodies('s3:GetObject')),
  'documents:list': grantDocumentIndex('by_owner'),
  'documents:revisions': grantDocuments(['Query']),
  'documents:queued': grantDocumentIndex('by_state'),
  'documents:create': combine(
    combine(grantDocuments(['PutItem']), CHECK_ACCOUNT),
    grantBodies('s3:PutObject'),
  ),
  'documents:save': combine(grantDocuments(['PutItem', 'UpdateItem']), grantBodies('s3:PutObject')),
  'documents:change': grantDocuments(['UpdateItem']),
  'users:find': grantRows('USER#*', ['Query']),
  'users:create': grantRows('USER#*', PUT_OWNED),
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
  // Browsers that an account knows have tries of their own.
  tries: combine(grantRows('TRIES#*', ['UpdateItem']), grantRows('BROWSER#*', ['GetItem'])),
  'quotas:names': grantRows('USER#*', ['GetItem']),
  // Rows of their own: the renderer draws what strangers wrote, and may change none of an account.
  'renders:count': grantRows('RENDERS#*', ['UpdateItem']),
  'renders:read': grantRows('RENDERS#*', ['GetItem']),
  'folders:read': grantRows('USER#*', ['Query']),
  'folders:save': grantRows('USER#*', PUT_OWNED),
  'folders:remove': grantRows('USER#*', ['DeleteItem']),
  'kept:read': grantRows('USER#*', ['GetItem', 'Query']),
  'kept:write': grantRows('USER#*', PUT_OWNED),
  'kept:remove': grantRows('USER#*', ['DeleteItem']),
  'kept-shares:read': combine(grantRows('USER#*', ['GetItem']), grantRows('KEPT_SHARE#*', ['GetItem'])),
  'kept-shares:list': grantRows('USER#*', ['Query']),
  'kept-shares:open': combine(grantRows('USER#*', PUT_OWNED), grantRows('KEPT_SHARE#*', ['PutItem'])),
  'kept-shares:close': combine(
    grantRows('USER#*', ['GetItem', 'DeleteItem']),
    grantRows('KEPT_SHARE#*', ['DeleteItem']),
  ),
  'settings:read': grantRows('USER#*', ['GetItem']),
  'settings:write': grantRows('USER#*', PUT_OWNED),
  origin: (to, { siteOrigin }) => to.addEnvironment({ SITE_ORIGIN: siteOrigin }),
  // The user pool answers these calls for everybody who knows the client's secret, and IAM is not asked.
  identity(to, { userPoolClient, clientSecret }) {
    to.allow(['secretsmanager:GetSecretValue'], clientSecret.secretArn);
    to.addEnvironment({
      USER_POOL_CLIENT_ID: userPoolClient.userPoolClientId,
      USER_POOL_CLIENT_SECRET: clientSecret.secretArn,
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
  'accounts:two-step': grantPool('AdminGetUser', 'AdminSetUserMFAPreference'),
  'accounts:sign-out': grantPool('AdminUserGlobalSignOut'),
  'accounts:look-up': grantPool('ListUsers'),
  'accounts:address': grantPool('AdminUpdateUserAttributes', 'AdminDeleteUser'),
  'sessions:list': grantRows('USER#*', ['Query']),
  'sessions:write': grantRows('USER#*', ['PutItem', 'UpdateItem']),
  'sessions:end': grantRows('USER#*', ['UpdateItem']),
  devices: combine(grantRows('USER#*', ['Query', 'PutItem']), grantRows('BROWSER#*', ['PutItem'])),
  'email-change:find': grantRows('USER#*', ['GetItem']),
  'email-change:start': grantRows('USER#*', ['PutItem']),
  'email-change:finish': grantRows('USER#*', ['UpdateItem']),
  'recovery:count': grantRows('USER#*', ['GetItem']),
  'recovery:use': grantRows('USER#*', ['UpdateItem']),
  'recovery:replace': grantRows('USER#*', ['PutItem']),
  mails(to, { mailFrom }) {
    to.addEnvironment({ MAIL_FROM: mailFrom ?? 'nobody' });
    if (!mailFrom) return;
    const { region, account, partition } = Stack.of(to);
    const domain = mailFrom.slice(mailFrom.indexOf('@') + 1);
    to.allow(['ses:SendEmail'], `arn:${partition}:ses:${region}:${account}:identity/${domain}`, {
      StringEquals: { 'ses:FromAddress': mailFrom },
    });
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
  'users:erase': combine(
    combine(grantRows('USER#*', ['Query', 'DeleteItem']), grantRows('RENDERS#*', ['Query', 'DeleteItem'])),
    combine(grantRows('KEPT_SHARE#*', ['DeleteItem']), grantRows('HELP', ['DeleteItem'])),
  ),
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
  'help:own': combine(grantRows('USER#*', ['Query']), grantRows('HELP', ['GetItem'])),
  'help:close': combine(grantRows('HELP', ['GetItem', 'DeleteItem']), grantRows('USER#*', ['DeleteItem'])),
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
  'uploads:remove': grantPictures('uploads', 's3:DeleteObject'),
  'uploads:erase': grantEmptying('uploads', 'uploads', 'UPLOADS_BUCKET'),
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
  // Both folders are in the function's own package; codes on the sheets lead to the site.
  chromium: (to, { siteOrigin }) =>
    to.addEnvironment({
      CHROMIUM_DIR: '/var/task/chromium',
      PRINT_BUNDLE_DIR: '/var/task/print',
      SITE_ORIGIN: siteOrigin,
    }),
};

/** Grants calls of an administrator of the user pool. */
function grantPool(...actions: readonly string[]): Grant {
  return (to, { userPool }) => {
    to.allow(
      actions.map((action) => `cognito-idp:${action}`),
      userPool.userPoolArn,
    );
    to.addEnvironment({ USER_POOL_ID: userPool.userPoolId });
  };
}

const ICONS_DIR = '/var/task/icons';
const STRIPE_ORIGIN = 'https://api.stripe.com';

/** Returns the `iss` of the user pool's tokens. */
export const getIssuer = (userPool: UserPool): string =>
  `https://cognito-idp.${Stack.of(userPool).region}.amazonaws.com/${userPool.userPoolId}`;
