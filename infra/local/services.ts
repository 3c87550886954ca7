import { join } from 'node:path';
import { get } from 'es-toolkit/compat';
import { OWNER_PATH } from '#shared/events/events.ts';
import { isAllowed } from './aws/policy.ts';
import type { Account } from './aws/signature.ts';
import { startDynamoDb } from './dynamodb/dynamodb.ts';
import { createDirectRules } from './lambda/direct-events.ts';
import { startEventBus } from './lambda/event-bus.ts';
import type { Functions } from './lambda/functions.ts';
import { ACCOUNT_ID, createQueueRule, NAMES, REGION, STAGE_ORIGIN } from './names.ts';
import type { HasRoom } from './process/disk-space.ts';
import type { StopList } from './process/stop-list.ts';
import { startS3 } from './s3/s3.ts';
import { startSecretsManager } from './secrets/secrets-manager.ts';
import type { Queues } from './sqs/queues.ts';
import { startSqs } from './sqs/sqs.ts';
import type { Stage } from './stage/stage.ts';

interface Options {
  readonly dataDir: string;
  readonly account: Account;
  /** The secret of the user pool's client, which the stack copies here. */
  readonly clientSecret: string;
  readonly hasRoom: HasRoom;
  readonly queues: Queues;
  readonly functions: Functions;
  readonly stage: Stage;
  /** The port of the buckets, which pages upload pictures to. */
  readonly storagePort: number;
  readonly siteOrigins: () => readonly string[];
  /** How often each event is delivered. */
  readonly deliveries: number;
  /** True where indexes of the table lag behind it. */
  readonly indexesLag: boolean;
}

export type Services = Awaited<ReturnType<typeof startServices>>;

/** Starts the services that functions call: table, buckets, secrets, queues, event bus. */
export async function startServices(options: Options, running: StopList) {
  const {
    dataDir,
    account,
    hasRoom,
    queues,
    functions,
    stage,
    storagePort,
    siteOrigins,
    deliveries,
    indexesLag,
  } = options;
  const toPath = (name: string) => join(dataDir, name);
  const table = { folder: toPath('dynamo'), tableName: NAMES.TABLE_NAME, account, hasRoom, indexesLag };
  const dynamo = running.add(await startDynamoDb(table));
  const toOrigins = (origins: readonly string[]) =>
    origins.flatMap((origin) => (origin === STAGE_ORIGIN ? siteOrigins() : [origin]));
  const buckets = { folder: toPath('s3'), buckets: stage.buckets, account, port: storagePort, toOrigins };
  const storage = running.add(await startS3(buckets));
  const secretNames = [NAMES.FILES_KEY_SECRET, NAMES.STRIPE_SECRET, NAMES.CANARY_SECRET];
  const filled = { [NAMES.USER_POOL_CLIENT_SECRET]: options.clientSecret };
  const secretOptions = { path: toPath('secret-values.json'), names: secretNames, filled };
  const secrets = running.add(await startSecretsManager(secretOptions, account));
  const sqs = running.add(await startSqs(queues, account, stage.queues));
  const directRules = running.add(createDirectRules({ functions, deliveries }));
  const rules = [createRenderRule(options), ...directRules.rules];
  const events = running.add(await startEventBus(NAMES.EVENT_BUS_NAME, rules, account));
  return { dynamo, storage, secrets, sqs, events };
}

/** Creates the rule of the render queue, which takes an event only as far as its policy lets EventBridge send. */
function createRenderRule({ queues, stage, deliveries }: Options) {
  const rule = { service: 'events.amazonaws.com', sourceArn: toArn('events', 'rule/RenderingAsked') };
  const send = { action: 'sqs:SendMessage', resource: toArn('sqs', 'render') };
  return createQueueRule((event) => {
    if (!isAllowed(send, rule, stage.queues.render?.policy)) return;
    const group = readOwner(event);
    for (let times = 0; times < deliveries; times++) queues.send('render', event, { group });
  });
}

/** Reads the owner of an event from where the rule's target finds it. */
const readOwner = (event: string): string | undefined => get(JSON.parse(event), OWNER_PATH.replace('$.', ''));

const toArn = (service: string, resource: string) => `arn:aws:${service}:${REGION}:${ACCOUNT_ID}:${resource}`;
