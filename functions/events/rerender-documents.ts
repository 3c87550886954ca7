import * as z from 'zod/mini';
import { createTimedRenderer, openRenderPorts } from '../adapters/render-ports.ts';
import { type RerenderResult, rerenderListed } from '../domain/publishing/rerender.ts';
import { parseRun } from '../domain/publishing/rerender-run.ts';
import { logger } from '../process/logger.ts';

const ports = openRenderPorts(createTimedRenderer());

/** A batch of Step Functions' distributed map: published files as S3 lists them, and the input of the run. */
const batch = z.object({
  BatchInput: z.object({ run: z.string(), is_dry: z.boolean() }),
  Items: z.array(z.object({ Key: z.string() })),
});

/** Renders the documents of the listed files again. Throws where the run is not for this release. */
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
