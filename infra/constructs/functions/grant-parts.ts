import { Stack } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { acknowledge } from '../acknowledge.ts';
import type { Handler } from './handler.ts';
import type { Infrastructure } from './infrastructure.ts';

/** Lets a handler do something, and tells it where: IAM actions and environment variables. */
export type Grant = (handler: Handler, infrastructure: Infrastructure) => void;

type TableAction = 'GetItem' | 'PutItem' | 'ConditionCheckItem' | 'UpdateItem' | 'DeleteItem' | 'Query';

/** Grants actions on the rows whose partition key matches, and on no others. */
export function grantRows(
  keys:
    | 'DOC#*'
    | 'USER#*'
    | 'KEPT_SHARE#*'
    | 'TRIES#*'
    | 'RENDERS#*'
    | 'BROWSER#*'
    | 'PAYMENT#*'
    | 'GALLERY#*'
    | 'HELP'
    | 'SITE',
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

export function addPrices(to: Handler, { prices: { currency, monthly, yearly } }: Infrastructure): void {
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

export function grantDocuments(actions: readonly TableAction[]): Grant {
  return combine(grantRows('DOC#*', actions), addDocumentsBucket);
}

export function grantDocumentIndex(index: 'by_owner' | 'by_state'): Grant {
  return combine(addDocumentsBucket, (to, { table }) => {
    to.allow(['dynamodb:Query'], `${table.tableArn}/index/${index}`);
    to.addEnvironment({ TABLE_NAME: table.tableName });
  });
}

export function grantBodies(action: 's3:GetObject' | 's3:PutObject'): Grant {
  return (to, { documents }) => allowInFolder(to, documents, 'bodies', action);
}

/** Grants an action on uploads or on pictures, which are in buckets of their own. */
export function grantPictures(bucket: 'uploads' | 'images', action: string): Grant {
  return (to, { [bucket]: of }) => {
    allowInFolder(to, of, bucket, action);
    to.addEnvironment({ [`${bucket.toUpperCase()}_BUCKET`]: of.bucketName });
  };
}

/** Grants listing and deleting one folder of a bucket. */
export function grantEmptying(
  name: 'documents' | 'published' | 'uploads',
  folder: string,
  variable: string,
): Grant {
  return (to, infrastructure) => {
    const bucket = infrastructure[name];
    allowInFolder(to, bucket, folder, 's3:DeleteObject');
    to.allow(['s3:ListBucket'], bucket.bucketArn, { StringLike: { 's3:prefix': [`${folder}/*`] } });
    to.addEnvironment({ [variable]: bucket.bucketName });
  };
}

/** Grants an action on the objects of one folder. Objects come and go, so a folder is the narrowest resource. */
export function allowInFolder(to: Handler, bucket: IBucket, folder: string, action: string): void {
  to.allow([action], bucket.arnForObjects(`${folder}/*`));
  // The bucket is in another stack, so cdk-nag knows it by the name of its export.
  const exported = Stack.of(to).resolve(Stack.of(bucket).exportValue(bucket.bucketArn));
  const name = `${exported['Fn::ImportValue']}/${folder}/*`;
  acknowledge(to, { [`IAM5[Resource::${name}]`]: 'The objects of one folder, for one action.' });
}

export function combine(one: Grant, other: Grant): Grant {
  return (to, infrastructure) => {
    one(to, infrastructure);
    other(to, infrastructure);
  };
}
