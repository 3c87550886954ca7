import { setTimeout as wait } from 'node:timers/promises';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  ListExecutionsCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import * as z from 'zod/mini';
import { createS3Settings } from '../../adapters/files/s3.ts';
import { findDocumentId } from '../../domain/publish-state/file-keys.ts';
import type { RerenderResult } from '../../domain/publishing/rerender.ts';
import type { RerenderRun } from '../../domain/publishing/rerender-run.ts';

interface Options {
  readonly client?: Pick<SFNClient, 'send'>;
  /** Waits before the run is looked at again. */
  readonly pause?: () => Promise<unknown>;
}

/**
 * Starts a run of the state machine, or follows the one that is at work, and yields its results when it has ended.
 * Whoever stops following stops nothing. Throws while another run is at work, and where the run did not end well.
 */
export async function* rerenderOnAws(
  stateMachineArn: string,
  run: RerenderRun,
  { client = new SFNClient(), pause = () => wait(10_000) }: Options = {},
): AsyncGenerator<RerenderResult> {
  const executionArn = (await findAtWork(client, stateMachineArn, run)) ?? (await start());
  let execution: DescribeExecutionCommandOutput;
  for (;;) {
    execution = await client.send(new DescribeExecutionCommand({ executionArn }));
    if (execution.status !== 'RUNNING') break;
    await pause();
  }
  if (execution.status !== 'SUCCEEDED')
    throw new Error(
      `The run ended as ${execution.status}: ${execution.cause ?? execution.error ?? 'see the state machine'}. ` +
        `Start it again: npm run rerender -- ${run.id}`,
    );
  yield* readResults(execution.output ?? '');

  /** Starts an execution; each start of a run needs a name of its own. */
  async function start(): Promise<string> {
    const name = `${run.id}-${run.isDry ? 'dry' : 'run'}-${Date.now()}`;
    const input = JSON.stringify({ run: run.id, is_dry: run.isDry });
    const started = await client.send(new StartExecutionCommand({ stateMachineArn, name, input }));
    return started.executionArn ?? '';
  }
}

/** Finds the execution of this run that is at work. Throws for that of another: two would only be in each other's way. */
async function findAtWork(
  client: Pick<SFNClient, 'send'>,
  stateMachineArn: string,
  run: RerenderRun,
): Promise<string | undefined> {
  const { executions = [] } = await client.send(
    new ListExecutionsCommand({ stateMachineArn, statusFilter: 'RUNNING' }),
  );
  const other = executions.find(({ name }) => !name?.startsWith(`${run.id}-`));
  if (other)
    throw new Error(
      `${other.name} is at work. Follow it with its run's id, or stop it: aws stepfunctions stop-execution ` +
        `--execution-arn ${other.executionArn}`,
    );
  return executions[0]?.executionArn;
}

const output = z.object({ ResultWriterDetails: z.object({ Bucket: z.string(), Key: z.string() }) });
const file = z.object({ Key: z.string() });
const manifest = z.object({
  ResultFiles: z.object({ SUCCEEDED: z.array(file), FAILED: z.array(file) }),
});
const calls = z.array(
  z.object({ Output: z.optional(z.string()), Input: z.optional(z.string()), Cause: z.optional(z.string()) }),
);
const answer = z.object({ results: z.array(z.custom<RerenderResult>((value) => typeof value === 'object')) });
const given = z.object({ Items: z.array(z.object({ Key: z.string() })) });

/** Reads what the calls answered from the files that Step Functions wrote. A call that failed names its files. */
async function* readResults(text: string): AsyncGenerator<RerenderResult> {
  const { Bucket, Key } = output.parse(JSON.parse(text)).ResultWriterDetails;
  const client = new S3Client(createS3Settings());
  const read = async (path: string): Promise<unknown> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: path }));
    return JSON.parse((await Body?.transformToString()) ?? '');
  };
  const { SUCCEEDED, FAILED } = manifest.parse(await read(Key)).ResultFiles;
  for (const part of SUCCEEDED)
    for (const { Output = '' } of calls.parse(await read(part.Key)))
      yield* answer.parse(JSON.parse(Output)).results;
  for (const part of FAILED)
    for (const { Input = '', Cause: reason = 'The call failed.' } of calls.parse(await read(part.Key)))
      for (const item of given.parse(JSON.parse(Input)).Items)
        yield { document_id: findDocumentId(item.Key) ?? item.Key, outcome: 'failed', reason };
}
