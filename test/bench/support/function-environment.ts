import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFinder } from '#infra/synthesis/find-resources.ts';
import { synthesiseTemplates } from '#infra/synthesis/templates.ts';

interface LambdaFunction {
  readonly Runtime: string;
  readonly Environment: { readonly Variables: Readonly<Record<string, string>> };
}

/**
 * Reads a function's variables from the template that is deployed, so that a measurement has every option of Node that
 * the cloud has. Throws when this process runs another version of Node than the function.
 */
export function readFunctionEnvironment(handler: string): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'handout-bench-'));
  try {
    const find = createFinder(synthesiseTemplates(folder));
    const found = find<LambdaFunction>('AWS::Lambda::Function').find(({ Metadata }) =>
      Metadata['aws:asset:path']?.endsWith(handler),
    );
    if (!found) throw new Error(`No template has a function ${handler}`);
    const { Runtime, Environment } = found.Properties;
    const version = `nodejs${process.versions.node.split('.')[0]}.x`;
    if (Runtime !== version) throw new Error(`${handler} runs on ${Runtime}, this process on ${version}`);
    return Environment.Variables;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
