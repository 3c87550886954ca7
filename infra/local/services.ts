import { join } from 'node:path';
import type { Account } from './aws/signature.ts';
import { startDynamo } from './dynamodb/dynamodb.ts';
import { directRules } from './lambda/direct-events.ts';
import { startEvents } from './lambda/event-bus.ts';
import type { LoadHandler } from './lambda/lambda.ts';
import { BUCKETS, NAMES, queuedEvents } from './names.ts';
import type { HasRoom } from './process/disk-space.ts';
import type { Parts } from './process/parts.ts';
import { startStorage } from './s3/s3.ts';
import { startSecretsManager } from './secrets/secrets-manager.ts';
import type { Queues } from './sqs/queues.ts';
import { startSqs } from './sqs/sqs.ts';

interface Options {
  readonly dataDir: string;
  readonly account: Account;
  readonly hasRoom: HasRoom;
  readonly queues: Queues;
  readonly load: LoadHandler;
  /** The port of the buckets, which pages send pictures to. */
  readonly storagePort: number;
  readonly siteOrigins: () => readonly string[];
}

export type Services = Awaited<ReturnType<typeof startServices>>;

/** What functions keep things in and say things to: table, buckets, secrets, queues, bus. */
export async function startServices(options: Options, parts: Parts) {
  const { dataDir, account, hasRoom, queues, load, storagePort, siteOrigins } = options;
  const inFolder = (name: string) => join(dataDir, name);
  const table = { folder: inFolder('dynamo'), tableName: NAMES.TABLE_NAME, account, hasRoom };
  const dynamo = parts.add(await startDynamo(table));
  const uploads = { bucket: NAMES.IMAGES_BUCKET, from: siteOrigins };
  const buckets = { folder: inFolder('s3'), buckets: BUCKETS, account, port: storagePort, uploads };
  const storage = parts.add(await startStorage(buckets));
  const kept = [NAMES.FILES_KEY_SECRET, NAMES.STRIPE_SECRET];
  const secrets = parts.add(await startSecretsManager(inFolder('secret-values.json'), kept, account));
  const sqs = parts.add(await startSqs(queues, account));
  const direct = parts.add(directRules(load));
  const rules = [queuedEvents((event) => void queues.send('render', event)), ...direct.rules];
  const events = parts.add(await startEvents(NAMES.EVENT_BUS_NAME, rules, account));
  return { dynamo, storage, secrets, sqs, events };
}
