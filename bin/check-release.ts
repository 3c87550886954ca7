import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { readArguments } from './command.ts';
import { readInput, resolveForCaller } from './command-files.ts';
import { runOperatorCommand } from './environment.ts';

/** Has the canary publish a worksheet on a stage that was just deployed: `npm run check-release -- STAGE OUTPUTS.json` */
const USAGE = 'Usage: npm run check-release -- STAGE OUTPUTS.json';

const outputs = z.record(z.string(), z.record(z.string(), z.string()));

function readStage() {
  const [stage = '', path = ''] = readArguments({ usage: USAGE, words: [2, 2] }).positionals;
  return { stage, path, written: readInput(resolveForCaller(path)) };
}

await runOperatorCommand(readStage, async ({ stage, path, written }) => {
  const stack = `handout-${stage}-Pipeline`;
  const FunctionName = outputs.parse(JSON.parse(Buffer.from(written).toString()))[stack]?.CanaryFunction;
  if (!FunctionName) throw new Error(`${path} has no output CanaryFunction of ${stack}`);
  // The canary takes up to five minutes, and a second run beside the first would tell nothing.
  const client = new LambdaClient({ maxAttempts: 1, requestHandler: { requestTimeout: 330_000 } });
  const { FunctionError, Payload } = await client.send(new InvokeCommand({ FunctionName }));
  if (FunctionError)
    throw new Error(`The canary failed on ${stage}: ${Buffer.from(Payload ?? []).toString()}`);
  return `The canary has published a worksheet on ${stage}.`;
});
