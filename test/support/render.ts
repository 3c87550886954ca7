import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PdfPage, readPdf } from './pdf.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

export interface Rendered {
  readonly pages: readonly PdfPage[];
  readonly warnings: readonly string[];
}

/** The pages that `npm run render` makes of a document in that folder; it throws with what the command said. */
export async function renderToFolder(
  folder: string,
  document: unknown,
  ...options: string[]
): Promise<Rendered> {
  const name = crypto.randomUUID();
  const [source, target] = [join(folder, `${name}.json`), join(folder, `${name}.pdf`)];
  writeFileSync(source, JSON.stringify(document));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bin/render.ts', source, target, ...options],
    { cwd: ROOT },
  );
  const { warnings } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return { pages: await readPdf(readFileSync(target)), warnings };
}
