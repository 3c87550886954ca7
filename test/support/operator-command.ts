import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './product.ts';

/** Runs an operator's command beside a running product. */
export async function runOperatorCommand(
  { dataDir }: Pick<Product, 'dataDir'>,
  command: 'plan' | 'role',
  ...given: readonly string[]
): Promise<void> {
  const env = { PATH: process.env.PATH, HANDOUT_DATA: dataDir };
  const path = join(import.meta.dirname, '../../bin', `${command}.ts`);
  await promisify(execFile)(process.execPath, [path, ...given], { env });
}
