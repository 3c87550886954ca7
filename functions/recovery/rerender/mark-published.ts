import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { forEachAsync } from 'es-toolkit';
import { HEAD_ATTRIBUTES, parseHead } from '../../adapters/dynamo/document-items.ts';
import { createS3Settings } from '../../adapters/files/s3.ts';
import { toFolder } from '../../domain/publish-state/file-keys.ts';
import { readEnvironment } from '../../process/environment.ts';
import { findShown } from '../../records/publishing.ts';

/** Objects that are written at the same time. */
const AT_ONCE = 32;

/**
 * Writes an empty object into the folder of every document that the table knows as published. A run lists the bucket,
 * here and on AWS, so that it finds the documents whose files were lost. Returns how many there are.
 */
export async function markPublished(): Promise<number> {
  const { PUBLISHED_BUCKET: Bucket } = readEnvironment('PUBLISHED_BUCKET');
  const client = new S3Client(createS3Settings());
  let marked = 0;
  for await (const ids of listPublished()) {
    const mark = async (id: string): Promise<void> => {
      await client.send(new PutObjectCommand({ Bucket, Key: `${toFolder(id)}published`, Body: '' }));
      marked += 1;
    };
    await forEachAsync(ids, mark, { concurrency: AT_ONCE });
  }
  return marked;
}

/** Reads the whole table, page by page: no index holds all that is published. */
async function* listPublished(): AsyncGenerator<string[]> {
  const { TABLE_NAME: TableName } = readEnvironment('TABLE_NAME');
  const names = [...HEAD_ATTRIBUTES.matchAll(/#(\w+)/g)].map(([placeholder, name = '']) => [
    placeholder,
    name,
  ]);
  const scan = {
    TableName,
    FilterExpression: '#sk = :head',
    ExpressionAttributeNames: { ...Object.fromEntries(names), '#sk': 'sk' },
    ExpressionAttributeValues: { ':head': { S: 'HEAD' } },
    ProjectionExpression: HEAD_ATTRIBUTES,
  };
  for await (const { Items = [] } of paginateScan({ client: new DynamoDBClient() }, scan))
    yield Items.flatMap((item) => {
      const head = parseHead(item);
      return head?.deleted_at === null && findShown(head.publishing) ? [head.id] : [];
    });
}
