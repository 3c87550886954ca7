import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { startCloud } from '#infra/local/cloud.ts';
import { createClients, createEmptyPagesFolder } from './a-cloud.ts';

/**
 * A process to be killed: `node writing-cloud.ts FOLDER` starts a cloud there and writes rows and objects
 * until it dies, printing the number of each once both writes are acknowledged.
 */
const dataDir = process.argv[2] ?? '';
const cloud = await startCloud({ dataDir, port: 0, webDir: createEmptyPagesFolder(dataDir) });
const { dynamo, s3 } = createClients(cloud);

let next = 0;
async function writeForever(): Promise<never> {
  for (;;) {
    const number = String(next++);
    const Item = {
      pk: { S: `document#${Number(number) % 50}` },
      sk: { S: 'head' },
      owner: { S: 'teacher' },
      updated_at: { S: number.padStart(9, '0') },
      number: { N: number },
      body: { S: number.repeat(2000) },
    };
    await dynamo.send(
      new PutItemCommand({ TableName: 'handout', Item: { ...Item, pk: { S: `row#${number}` } } }),
    );
    await dynamo.send(new PutItemCommand({ TableName: 'handout', Item }));
    await s3.send(new PutObjectCommand({ Bucket: 'documents', Key: number, Body: number.repeat(2000) }));
    process.stdout.write(`${number}\n`);
  }
}
await Promise.all([1, 2, 3, 4, 5, 6].map(writeForever));
