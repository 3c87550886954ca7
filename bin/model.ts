import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_ITEM_BYTES } from '#functions/adapters/dynamo/bodies.ts';
import { QUOTAS } from '#functions/domain/access/quotas.ts';
import { RENDER_QUOTA } from '#functions/domain/access/render-quota.ts';
import { MAX_RECEIPTS } from '#functions/domain/documents/revisions.ts';
import { IMAGE_QUOTA } from '#functions/domain/images/images.ts';
import { LEAST_SECONDS } from '#functions/domain/publishing/meter-renderer.ts';
import { readDeployment } from '#infra/model/deployment.ts';
import { writePage } from '#infra/model/page.ts';
import { PRODUCTION } from '#infra/model/production.ts';
import { readUsage } from '#infra/model/usage.ts';
import { createFinder } from '#infra/synthesis/find-resources.ts';
import { synthesiseTemplates } from '#infra/synthesis/templates.ts';
import { cleanUpAtEnd, readArguments, runCommand } from './command.ts';
import { writeOutput } from './command-files.ts';

const ACCOUNT_LIMITS = {
  ...QUOTAS,
  renders: RENDER_QUOTA,
  leastSeconds: LEAST_SECONDS,
  largestBody: MAX_ITEM_BYTES,
  pictures: IMAGE_QUOTA,
};

/** `npm run model` prints the page, `npm run model -- --write` writes it to `docs/operations/scale.md`. */
const GRAMMAR = {
  usage: 'Usage: npm run model [-- --write]',
  options: { write: { type: 'boolean', default: false } },
  words: [0, 0],
} as const;

await runCommand(async () => {
  const { values } = readArguments(GRAMMAR);
  const folder = mkdtempSync(join(tmpdir(), 'handout-model-'));
  cleanUpAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  const deployment = readDeployment(createFinder(synthesiseTemplates(folder)), MAX_RECEIPTS);
  const page = writePage(deployment, readUsage(), PRODUCTION, ACCOUNT_LIMITS);
  if (values.write) writeOutput(join(import.meta.dirname, '../docs/operations/scale.md'), page);
  else process.stdout.write(page);
});
