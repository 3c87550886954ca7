import { readFileSync } from 'node:fs';

/** Reads the flags of the CDK that `cdk.json` sets: with others a stage would have other resources. */
export function readFlags(): Record<string, unknown> {
  const file = readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { context: Record<string, unknown> }).context;
}
