import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_RECEIPTS } from '#functions/domain/documents/revisions.ts';
import { readDeployment } from '#infra/model/deployment.ts';
import { writePage } from '#infra/model/page.ts';
import { PRODUCTION } from '#infra/model/production.ts';
import { readUsage } from '#infra/model/usage.ts';
import { createFinder } from '#infra/synthesis/find-resources.ts';
import { synthesiseTemplates } from '#infra/synthesis/templates.ts';

/** `npm run model` prints the page, `npm run model -- --write` writes it to `docs/operations/scale.md`. */
const folder = mkdtempSync(join(tmpdir(), 'handout-model-'));
try {
  const deployment = readDeployment(createFinder(synthesiseTemplates(folder)), MAX_RECEIPTS);
  const page = writePage(deployment, readUsage(), PRODUCTION);
  if (process.argv.includes('--write'))
    writeFileSync(new URL('../docs/operations/scale.md', import.meta.url), page);
  else process.stdout.write(page);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
