import { readFileSync } from 'node:fs';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { runCommand } from './environment.ts';

/** Has the canary publish a worksheet on a stage that was just deployed: `npm run check-release -- STAGE OUTPUTS.json` */
const USAGE = 'Usage: npm run check-release -- STAGE OUTPUTS.json';

const outputs = z.record(z.string(), z.record(z.string(), z.string()));

await runCommand(async () => {
  const [stage, path, ...rest] = process.argv.slice(2);
  if (!stage || !path || rest.length > 0) throw new Error(USAGE);
  const stack = `handout-${stage}-Pipeline`;
  const FunctionName = outputs.parse(JSON.parse(readFileSync(path, 'utf8')))[stack]?.CanaryFunction;
  if (!FunctionName) throw new Error(`${path} has no output CanaryFunction of ${stack}`);
  // The canary takes up to five minutes, and a second run beside the first would tell nothing.
  const client = new LambdaClient({ maxAttempts: 1, requestHandler: { requestTimeout: 330_000 } });
  const { FunctionError, Payload } = await client.send(new InvokeCommand({ FunctionName }));
  if (FunctionError)
    throw new Error(`The canary failed on ${stage}: ${Buffer.from(Payload ?? []).toString()}`);
  return `The canary has published a worksheet on ${stage}.`;
});
