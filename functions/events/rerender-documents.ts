import * as z from 'zod/mini';
import { getRenderTimes } from '#shared/events/events.ts';
import { createRenderer } from '../adapters/chromium/renderer.ts';
import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createEventBridgeEvents } from '../adapters/eventbridge-events.ts';
import { createS3Files } from '../adapters/files/s3-files.ts';
import { createS3Images } from '../adapters/files/s3-images.ts';
import { monitor } from '../adapters/monitor.ts';
import { clock } from '../adapters/system.ts';
import { type RerenderResult, rerenderListed } from '../domain/publishing/rerender.ts';
import { parseRun } from '../domain/publishing/rerender-run.ts';
import { readEnvironment } from '../process/environment.ts';
import { logger } from '../process/logger.ts';

const { RENDER_TIMEOUT_SECONDS } = readEnvironment('RENDER_TIMEOUT_SECONDS');

const ports = {
  documents: createDynamoDocuments(),
  images: createDynamoImages(),
  imageFiles: createS3Images(),
  files: createS3Files(),
  events: createEventBridgeEvents(),
  monitor,
  renderer: createRenderer(getRenderTimes(Number(RENDER_TIMEOUT_SECONDS)).deadline * 1000),
  clock,
};

/** A batch of Step Functions' distributed map: published files as S3 lists them, and the input of the run. */
const batch = z.object({
  BatchInput: z.object({ run: z.string(), is_dry: z.boolean() }),
  Items: z.array(z.object({ Key: z.string() })),
});

/** Renders the documents of the listed files anew. Throws where the run is not for this release. */
export async function handler(event: unknown): Promise<{ results: RerenderResult[] }> {
  const { BatchInput, Items } = batch.parse(event);
  const run = parseRun(BatchInput.run, BatchInput.is_dry);
  const results = await rerenderListed(
    ports,
    run,
    Items.map(({ Key }) => Key),
  );
  for (const result of results) logger.info('rerender', { run: run.id, ...result });
  return { results };
}
