import { join } from 'node:path';
import type { Account } from './aws/signature.ts';
import { startDynamoDb } from './dynamodb/dynamodb.ts';
import { createDirectRules } from './lambda/direct-events.ts';
import { startEventBus } from './lambda/event-bus.ts';
import type { LoadHandler } from './lambda/lambda.ts';
import { BUCKETS, createQueueRule, NAMES } from './names.ts';
import type { HasRoom } from './process/disk-space.ts';
import type { StopList } from './process/stop-list.ts';
import { startS3 } from './s3/s3.ts';
import { startSecretsManager } from './secrets/secrets-manager.ts';
import type { Queues } from './sqs/queues.ts';
import { startSqs } from './sqs/sqs.ts';

interface Options {
  readonly dataDir: string;
  readonly account: Account;
  readonly hasRoom: HasRoom;
  readonly queues: Queues;
  readonly load: LoadHandler;
  /** The port of the buckets, which pages upload pictures to. */
  readonly storagePort: number;
  readonly siteOrigins: () => readonly string[];
}

export type Services = Awaited<ReturnType<typeof startServices>>;

/** Starts the services that functions call: table, buckets, secrets, queues, event bus. */
export async function startServices(options: Options, parts: StopList) {
  const { dataDir, account, hasRoom, queues, load, storagePort, siteOrigins } = options;
  const inFolder = (name: string) => join(dataDir, name);
  const table = { folder: inFolder('dynamo'), tableName: NAMES.TABLE_NAME, account, hasRoom };
  const dynamo = parts.add(await startDynamoDb(table));
  const uploads = { bucket: NAMES.IMAGES_BUCKET, from: siteOrigins };
  const buckets = { folder: inFolder('s3'), buckets: BUCKETS, account, port: storagePort, uploads };
  const storage = parts.add(await startS3(buckets));
  const kept = [NAMES.FILES_KEY_SECRET, NAMES.STRIPE_SECRET];
  const secrets = parts.add(await startSecretsManager(inFolder('secret-values.json'), kept, account));
  const sqs = parts.add(await startSqs(queues, account));
  const direct = parts.add(createDirectRules(load));
  const rules = [createQueueRule((event) => void queues.send('render', event)), ...direct.rules];
  const events = parts.add(await startEventBus(NAMES.EVENT_BUS_NAME, rules, account));
  return { dynamo, storage, secrets, sqs, events };
}
