import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
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
import { pick } from 'es-toolkit';
import { table } from '../../config/table.ts';
import { AwsError } from '../aws/aws-error.ts';
import { sendError, sendJson, toAwsError, verifyBodySignature } from '../aws/aws-json.ts';
import { createAccessDenied } from '../aws/keys.ts';
import type { Account } from '../aws/signature.ts';
import { checkLevel } from '../process/damage.ts';
import type { HasRoom } from '../process/disk-space.ts';
import { type Listening, listen } from '../process/listen.ts';
import { readBody } from '../process/read-body.ts';
import { createDelay } from './late-indexes.ts';
import { repairTables } from './repair-tables.ts';
import { createRowLocks } from './row-locks.ts';
import { getOperation, listWritten, toCalls, toRowName } from './table-calls.ts';
import { type CallTable, listTouched, readTransaction, runTransaction } from './transactions.ts';

const EXPIRY_EVERY_MS = 60 * 60 * 1000;
const MAX_BODY_BYTES = 16 * 1024 * 1024;

interface Options {
  folder: string;
  tableName: string;
  account: Account;
  hasRoom: HasRoom;
  /** Makes each read of an index as old as the read before it. Indexes may lag in the cloud; no time is promised. */
  indexesLag?: boolean;
}

export interface DynamoDb extends Listening {
  /** Deletes items whose `expires_at` has passed. Runs by itself at the start and every hour. */
  expire(): Promise<void>;
}

/** Starts DynamoDB on loopback, stored in `folder`, and creates the table if it is missing. */
export async function startDynamoDb(options: Options): Promise<DynamoDb> {
  const { folder, tableName, account } = options;
  const path = join(folder, 'level');
  const cleanMark = join(folder, 'stopped-cleanly');
  mkdirSync(path, { recursive: true });
  checkLevel(path, 'all documents');
  if (!hasStoppedCleanly(cleanMark))
    await repairTables(
      path,
      tableName,
      new Map(table.indexes.map((index) => [index.name, toProjection(index)])),
    );
  rmSync(cleanMark, { force: true });

  const listening = await listen(addGuard(dynalite({ path, createTableMs: 0 }), options));
  const client = createClient(listening.url, account);
  const expire = () => deleteExpired(client, tableName);
  await createTable(client, tableName);
  await expire();
  const timer = setInterval(() => void expire().catch(console.error), EXPIRY_EVERY_MS);
  return {
    ...listening,
    expire,
    async stop() {
      clearInterval(timer);
      client.destroy();
      await listening.stop();
      writeFileSync(cleanMark, INDEX_DEFINITION);
    },
  };
}

/** Tells whether the last process stopped cleanly, with today's definition of the indexes. */
const hasStoppedCleanly = (mark: string): boolean =>
  existsSync(mark) && readFileSync(mark, 'utf8') === INDEX_DEFINITION;

/**
 * Puts our signature check before dynalite, which answers every caller and lets any web page in, and transactions, which it
 * does not know.
 */
function addGuard(server: Server, { account, hasRoom, indexesLag }: Options): Server {
  const delay = createDelay();
  const lock = createRowLocks();
  const [serve] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  return server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const body = await readBody(request, MAX_BODY_BYTES);
      const caller = await verifyBodySignature(request, body, account, 'dynamodb');
      const calls = toCalls(request, body, account.region);
      for (const call of calls)
        if (!account.keys.isAllowed(caller, call)) throw createAccessDenied(caller, call);
      checkRoom(request, body, hasRoom);
      if (indexesLag && calls.some(({ resource }) => resource.includes('/index/')))
        delay(body.toString(), response);
      if (getOperation(request) === 'TransactWriteItems') {
        const given = readTransaction(body);
        const call = createInnerCall(request, serve);
        const reasons = await lock(listTouched(given).map(toRowName), () => runTransaction(given, call));
        if (reasons) sendCancelled(response, reasons);
        else sendJson(response, 200, {}, '1.0');
        return;
      }
      const answer = () => serve?.(toRequest(request, body), response);
      if (WRITES.test(getOperation(request)))
        await lock(listWritten(body), () => whenAnswered(response, answer));
      else answer();
    } catch (error) {
      sendError(response, toAwsError(error), '1.0');
    }
  });
}

const WRITES = /^(PutItem|UpdateItem|DeleteItem)$/;

/** Resolves when the work has sent its answer, whether or not anybody still listens. */
function whenAnswered(response: ServerResponse, work: () => void): Promise<void> {
  const end = response.end.bind(response);
  return new Promise((resolve) => {
    response.end = (...given: unknown[]) => {
      resolve();
      return (end as (...args: unknown[]) => ServerResponse)(...given);
    };
    work();
  });
}

/** Creates calls of dynalite from within a request, in the name of its caller. */
const createInnerCall =
  (request: IncomingMessage, serve: RequestListener | undefined): CallTable =>
  (operation, input) =>
    new Promise((resolve) => {
      const headers = { ...request.headers, 'x-amz-target': `DynamoDB_20120810.${operation}` };
      const inner = toRequest(
        { ...pick(request, ['method', 'url']), headers },
        Buffer.from(JSON.stringify(input)),
      );
      const response = new ServerResponse(inner);
      response.end = (body: unknown) => {
        resolve({ status: response.statusCode, body: String(body) });
        return response;
      };
      serve?.(inner, response as Parameters<RequestListener>[1]);
    });

function sendCancelled(response: ServerResponse, reasons: readonly string[]): void {
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.join(', ')}]`;
  const __type = 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException';
  const CancellationReasons = reasons.map((Code) => ({ Code }));
  sendJson(response, 400, { __type, Message: message, message, CancellationReasons }, '1.0');
}

/** Rows of sessions, of the tries that a log-in counts, of the bin, and of a deletion of an account. */
const MAKES_ROOM = /"S":"(?:SESSION#|DEVICE#|QUOTA#|DELETED"|DELETION")/;
/** The write that puts a document into the bin, or erases it; a save sets contents. */
const DELETES = /:set_(?:deleted_at|erase_at)\b/;

function checkRoom(request: IncomingMessage, body: Buffer, hasRoom: HasRoom): void {
  const writes = /^(PutItem|UpdateItem|BatchWriteItem|TransactWriteItems|CreateTable)$/.test(
    getOperation(request),
  );
  if (!writes) return;
  const makesRoom = listWritten(body).some((row) => MAKES_ROOM.test(row)) || DELETES.test(body.toString());
  if (!hasRoom(makesRoom ? 'making room' : 'anything'))
    throw new AwsError('InternalServerError', 'The disk is full; nothing was written.', 500);
}

/** Rebuilds a request with the body that the signature check has read. */
function toRequest(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer,
): IncomingMessage {
  return Object.assign(Readable.from([body], { objectMode: false }), {
    method,
    url,
    headers,
  }) as IncomingMessage;
}

const createClient = (endpoint: string, { region, ...credentials }: Account) =>
  new DynamoDBClient({ endpoint, region, credentials });

/** Creates the product's table, unless it is there. */
export async function createTable(client: DynamoDBClient, tableName: string): Promise<void> {
  if (await tableExists(client, tableName)) return;
  const keys = [table, ...table.indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keys.map((name) => ({ AttributeName: name, AttributeType: 'S' })),
      KeySchema: toKeySchema(table),
      GlobalSecondaryIndexes: table.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: toKeySchema(index),
        Projection: toProjection(index),
      })),
    }),
  );
  await waitUntilTableExists(
    { client, maxWaitTime: 10, minDelay: 0.01, maxDelay: 0.05 },
    { TableName: tableName },
  );
}

/**
 * Converts an index definition to its projection, as in the cloud, so that a field which is not projected is missing
 * here too.
 */
const toProjection = ({ projected }: (typeof table.indexes)[number]) =>
  projected.length === 0
    ? { ProjectionType: 'KEYS_ONLY' as const }
    : { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...projected] };

/** Identifies the definition of the indexes: data stored under another one gets its indexes rebuilt. */
const INDEX_DEFINITION = JSON.stringify(table.indexes);

function toKeySchema({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) {
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
  const isExpired = {
    ExpressionAttributeNames: { '#at': table.timeToLive },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(Date.now() / 1000)) } },
  };
  const scan = { TableName, ...isExpired, FilterExpression: '#at < :now' };
  for await (const page of paginateScan({ client }, scan)) {
    for (const { pk, sk } of page.Items ?? []) {
      if (!pk || !sk) continue;
      await client.send(
        new DeleteItemCommand({
          TableName,
          ...isExpired,
          Key: { pk, sk },
          ConditionExpression: '#at < :now',
        }),
      );
    }
  }
}
