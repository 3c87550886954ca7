import { setTimeout as wait } from 'node:timers/promises';
import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createS3Settings } from '../../adapters/files/s3.ts';
import { createTimedRenderer, openRenderPorts } from '../../adapters/render-ports.ts';
import { findDocumentId } from '../../domain/publish-state/file-keys.ts';
import { checkRecipe, type RerenderResult, rerenderDocument } from '../../domain/publishing/rerender.ts';
import type { RerenderRun } from '../../domain/publishing/rerender-run.ts';
import type { Renderer } from '../../ports/rendering.ts';
import { readEnvironment } from '../../process/environment.ts';

interface Options {
  /** The printer; a Chromium of the command's own unless a test brings another. */
  readonly renderer?: Renderer;
  /** Waits before the queue is looked at again. */
  readonly pause?: () => Promise<unknown>;
}

/** Renders everything published, one document after another, and yields what became of each. */
export async function* rerenderHere(run: RerenderRun, options: Options = {}): AsyncGenerator<RerenderResult> {
  checkRecipe(run);
  const chromium = createTimedRenderer();
  const ports = openRenderPorts(options.renderer ?? chromium);
  const waitForTurn = createWait(options.pause ?? (() => wait(1000)));
  try {
    for await (const id of listPublishedIds()) {
      if (!run.isDry) await waitForTurn();
      yield await rerenderDocument(ports, run, id);
    }
  } finally {
    await chromium.close();
  }
}

/** Lists the documents that have published files, each once. S3 lists the keys of a document one after another. */
async function* listPublishedIds(): AsyncGenerator<string> {
  const { PUBLISHED_BUCKET: Bucket } = readEnvironment('PUBLISHED_BUCKET');
  const client = new S3Client(createS3Settings());
  let last: string | undefined;
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: 'published/' }))
    for (const { Key = '' } of Contents) {
      const id = findDocumentId(Key);
      if (id !== undefined && id !== last) yield id;
      last = id ?? last;
    }
}

/** Creates a function that returns when nobody waits for a PDF, so that a run never delays a teacher's. */
function createWait(pause: () => Promise<unknown>): () => Promise<void> {
  const { RENDER_QUEUE_URL: QueueUrl } = readEnvironment('RENDER_QUEUE_URL');
  const client = new SQSClient();
  const names = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
  const countWaiting = async () => {
    const { Attributes = {} } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...names] }),
    );
    return names.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0);
  };
  return async () => {
    while ((await countWaiting()) > 0) await pause();
  };
}
