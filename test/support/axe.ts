import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against the screen as it stands, all rules: "rule: element, element". */
export async function listViolations(page: Page): Promise<string[]> {
  // The page of a module bundler may have a `module`; axe would put itself there.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(`{ const module = undefined; ${source} }`);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations: found } = await axe.run({ resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

interface Axe {
  run(options: {
    resultTypes: string[];
  }): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}
