import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CreateTableCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  paginateScan,
  ResourceNotFoundException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { table } from '../../config/table.ts';
import { AwsError } from '../aws/aws-error.ts';
import { sendRefusal, toAwsError, verifyWhole } from '../aws/aws-json.ts';
import type { Account } from '../aws/signature.ts';
import type { HasRoom } from '../process/disk-space.ts';
import { type Listening, listen } from '../process/listen.ts';
import { readBody } from '../process/read-body.ts';
import { repairDynamo } from './repair-tables.ts';

const EXPIRY_EVERY_MS = 60 * 60 * 1000;
const MAX_BODY = 16 * 1024 * 1024;

interface Options {
  folder: string;
  tableName: string;
  account: Account;
  hasRoom: HasRoom;
}

export interface Dynamo extends Listening {
  /** Deletes what `expires_at` says is over; runs by itself at start and every hour. */
  expire(): Promise<void>;
}

/** DynamoDB on loopback, kept in `folder`, with the one table made where it is missing. */
export async function startDynamo({ folder, tableName, account, hasRoom }: Options): Promise<Dynamo> {
  const path = join(folder, 'level');
  const cleanMark = join(folder, 'stopped-cleanly');
  mkdirSync(path, { recursive: true });
  if (!isClean(cleanMark))
    await repairDynamo(
      path,
      tableName,
      new Map(table.indexes.map((index) => [index.name, projectionOf(index)])),
    );
  rmSync(cleanMark, { force: true });

  const listening = await listen(guarded(dynalite({ path, createTableMs: 0 }), account, hasRoom));
  const client = clientOf(listening.url, account);
  const expire = () => deleteExpired(client, tableName);
  await makeTable(client, tableName);
  await expire();
  const timer = setInterval(() => void expire().catch(console.error), EXPIRY_EVERY_MS);
  return {
    ...listening,
    expire,
    async stop() {
      clearInterval(timer);
      client.destroy();
      await listening.stop();
      writeFileSync(cleanMark, SHAPE);
    },
  };
}

/** Whether the last one stopped by itself, with the indexes as they are now. */
const isClean = (mark: string): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === SHAPE;

/** dynalite believes every caller and lets any web page in; our check of the signature stands before it. */
function guarded(server: Server, account: Account, hasRoom: HasRoom): Server {
  const [serve] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  return server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const body = await readBody(request, MAX_BODY);
      await verifyWhole(request, body, account, 'dynamodb');
      checkRoom(request, hasRoom);
      serve?.(replay(request, body), response);
    } catch (error) {
      sendRefusal(response, toAwsError(error), '1.0');
    }
  });
}

function checkRoom(request: IncomingMessage, hasRoom: HasRoom): void {
  const writes = /\.(PutItem|UpdateItem|BatchWriteItem|CreateTable)$/.test(
    String(request.headers['x-amz-target']),
  );
  if (writes && !hasRoom())
    throw new AwsError('InternalServerError', 'The disk is full; nothing was written.', 500);
}

/** The request once more, with the body that the check has read. */
function replay({ method, url, headers }: IncomingMessage, body: Buffer): IncomingMessage {
  return Object.assign(Readable.from([body], { objectMode: false }), {
    method,
    url,
    headers,
  }) as IncomingMessage;
}

const clientOf = (endpoint: string, { region, ...credentials }: Account) =>
  new DynamoDBClient({ endpoint, region, credentials });

async function makeTable(client: DynamoDBClient, tableName: string): Promise<void> {
  if (await tableExists(client, tableName)) return;
  const keys = [table, ...table.indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keys.map((name) => ({ AttributeName: name, AttributeType: 'S' })),
      KeySchema: keySchema(table),
      GlobalSecondaryIndexes: table.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index),
        Projection: projectionOf(index),
      })),
    }),
  );
  await waitUntilTableExists(
    { client, maxWaitTime: 10, minDelay: 0.01, maxDelay: 0.05 },
    { TableName: tableName },
  );
}

/** What an index carries beside its keys and the table's: as in the cloud, so that no field is read that it lacks. */
const projectionOf = ({ carries }: (typeof table.indexes)[number]) =>
  carries.length === 0
    ? { ProjectionType: 'KEYS_ONLY' as const }
    : { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...carries] };

/** The shape of the indexes in words: a folder that was kept with another has its indexes made anew. */
const SHAPE = JSON.stringify(table.indexes);

function keySchema({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) {
  return [
    { AttributeName: partitionKey, KeyType: 'HASH' as const },
    { AttributeName: sortKey, KeyType: 'RANGE' as const },
  ];
}

async function tableExists(client: DynamoDBClient, TableName: string): Promise<boolean> {
  try {
    await client.send(new DescribeTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

async function deleteExpired(client: DynamoDBClient, TableName: string): Promise<void> {
  const over = {
    ExpressionAttributeNames: { '#at': table.timeToLive },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(Date.now() / 1000)) } },
  };
  const scan = { TableName, ...over, FilterExpression: '#at < :now' };
  for await (const page of paginateScan({ client }, scan)) {
    for (const { pk, sk } of page.Items ?? []) {
      if (!pk || !sk) continue;
      await client.send(
        new DeleteItemCommand({ TableName, ...over, Key: { pk, sk }, ConditionExpression: '#at < :now' }),
      );
    }
  }
}
