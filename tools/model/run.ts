import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFinder } from '#infra/synthesis/find-resources.ts';
import { synthesiseTemplates } from '#infra/synthesis/templates.ts';
import { readDeployment } from './deployment.ts';
import { writePage } from './page.ts';
import { PRODUCTION } from './production.ts';
import { readUsage } from './usage.ts';

/** `npm run model` prints the page, `npm run model -- --write` writes it to `docs/operations/scale.md`. */
const folder = mkdtempSync(join(tmpdir(), 'handout-model-'));
try {
  const deployment = readDeployment(createFinder(synthesiseTemplates(folder)));
  const page = writePage(deployment, readUsage(), PRODUCTION);
  if (process.argv.includes('--write'))
    writeFileSync(new URL('../../docs/operations/scale.md', import.meta.url), page);
  else process.stdout.write(page);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
