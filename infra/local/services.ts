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
export async function startServices(options: Options, running: StopList) {
  const { dataDir, account, hasRoom, queues, load, storagePort, siteOrigins } = options;
  const toPath = (name: string) => join(dataDir, name);
  const table = { folder: toPath('dynamo'), tableName: NAMES.TABLE_NAME, account, hasRoom };
  const dynamo = running.add(await startDynamoDb(table));
  const uploads = { bucket: NAMES.IMAGES_BUCKET, from: siteOrigins };
  const buckets = { folder: toPath('s3'), buckets: BUCKETS, account, port: storagePort, uploads };
  const storage = running.add(await startS3(buckets));
  const secretNames = [NAMES.FILES_KEY_SECRET, NAMES.STRIPE_SECRET];
  const secrets = running.add(await startSecretsManager(toPath('secret-values.json'), secretNames, account));
  const sqs = running.add(await startSqs(queues, account));
  const directRules = running.add(createDirectRules(load));
  const rules = [createQueueRule((event) => void queues.send('render', event)), ...directRules.rules];
  const events = running.add(await startEventBus(NAMES.EVENT_BUS_NAME, rules, account));
  return { dynamo, storage, secrets, sqs, events };
}
