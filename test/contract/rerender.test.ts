// @module-tag slow
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { SFNClient } from '@aws-sdk/client-sfn';
import { DeleteMessageCommand, ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RerenderResult } from '#functions/domain/publishing/rerender.ts';
import { createRun, type RerenderRun } from '#functions/domain/publishing/rerender-run.ts';
import type { Renderer } from '#functions/ports/rendering.ts';
import { reportRun } from '#functions/recovery/rerender/report.ts';
import { runWithVariables } from '#infra/local/lambda/environment.ts';
import { loadHandler } from '#infra/local/lambda/lambda.ts';
import { createRenderer } from '#test/fakes/rendering.ts';
import { saveEnvironment } from '../../bin/environment.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { publishDocumentFor } from '../support/publish-for.ts';

/** The drill: everything published is made anew, and the run is stopped in the middle. */

let api: Api;
let ann: Person;
beforeAll(async () => {
  api = await anApi();
  saveEnvironment(api.dataDir, api.env);
  ann = await api.person('ann@example.org');
});
afterAll(() => api.stop());

let minute = 0;
/** A run that begins after everything that is published now. */
const aRun = (isDry = false): RerenderRun => createRun(new Date(Date.now() + ++minute * 60_000), isDry);
async function publish(): Promise<string> {
  const { id } = await publishDocumentFor(api, ann, { is_private: 0 });
  // Its PDF is made already, so nothing waits any more.
  await drainQueue();
  return id;
}

/** Takes everything out of the render queue. */
async function drainQueue(): Promise<void> {
  const { RENDER_QUEUE_URL: QueueUrl } = api.env;
  for (;;) {
    const { Messages = [] } = await api.clients.sqs.send(new ReceiveMessageCommand({ QueueUrl }));
    if (Messages.length === 0) return;
    for (const { ReceiptHandle } of Messages)
      await api.clients.sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
  }
}

/** Reads the PDF that anybody gets. */
async function readPdf(id: string): Promise<string> {
  const { body } = await api.call('readPublished', { params: { id } });
  return (await fetch(String(body.pdf_url))).text();
}

/** Prints as the next release does. */
const nextRelease: Renderer = {
  async render(request) {
    const made = await createRenderer().render(request);
    return { ...made, pdf: Buffer.concat([Buffer.from('anew: '), made.pdf]) };
  },
};

const rerender = async (run: RerenderRun, renderer = nextRelease) =>
  (await import('#functions/recovery/rerender/here.ts')).rerenderHere(run, {
    renderer,
    pause: async () => undefined,
  });

async function collect(results: AsyncIterable<RerenderResult>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { document_id, outcome } of results) found.set(document_id, outcome);
  return found;
}

test('a run that is stopped in the middle of a document has shown whole documents only, and goes on when started again', async () => {
  const ids = [await publish(), await publish(), await publish()].sort();
  const run = aRun();
  const stuck = Promise.withResolvers<never>();
  let prints = 0;
  const dying: Renderer = {
    // A worksheet and its key make two prints: the process dies at the key of the second document.
    render: (request) => (++prints === 4 ? stuck.promise : nextRelease.render(request)),
  };
  const broken = await rerender(run, dying);
  expect((await broken.next()).value).toMatchObject({ document_id: ids[0], outcome: 'rendered' });
  void broken.next();
  await expect.poll(() => prints).toBe(4);

  const texts = await Promise.all(ids.map(readPdf));
  expect(texts.map((text) => text.startsWith('anew: '))).toEqual([true, false, false]);

  const again = await collect(await rerender(run));
  expect(ids.map((id) => again.get(id))).toEqual(['up to date', 'rendered', 'rendered']);
  for (const id of ids) expect(await readPdf(id)).toMatch(/^anew: pdf of/);
  // What is stuck comes back late, after the run was done: nothing of it is shown.
  const before = await Promise.all(ids.map(readPdf));
  stuck.reject(new Error('late'));
  expect(await Promise.all(ids.map(readPdf))).toEqual(before);
});

test('a run waits while a teacher waits for a PDF', async () => {
  await publish();
  const { sqs } = api.clients;
  const { RENDER_QUEUE_URL: QueueUrl } = api.env;
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'a teacher’s' }));
  const seen: string[] = [];
  const { rerenderHere } = await import('#functions/recovery/rerender/here.ts');
  const renderer: Renderer = {
    render(request) {
      seen.push('print');
      return nextRelease.render(request);
    },
  };
  const pause = async () => {
    seen.push('wait');
    if (seen.length === 3) await drainQueue();
  };
  await collect(rerenderHere(aRun(), { renderer, pause }));
  expect(seen.slice(0, 4)).toEqual(['wait', 'wait', 'wait', 'print']);
});

/** Runs the command as an operator does. */
async function runCommand(...given: string[]) {
  const env = { PATH: process.env.PATH, HANDOUT_DATA: api.dataDir };
  const command = [join(import.meta.dirname, '../../bin/rerender.ts'), ...given];
  return promisify(execFile)(process.execPath, command, { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
}

test('the command tells in lines of JSON what it would make, and sums them up', async () => {
  const id = await publish();
  const { id: run } = aRun();
  const { stdout } = await runCommand(run, '--dry-run');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toEqual({ run, dry_run: true });
  expect(lines).toContainEqual({ document_id: id, outcome: 'would be rendered', revision: 2 });
  const { length } = lines.slice(1, -1);
  expect(lines.at(-1)).toEqual({
    ...{ run, documents: length, outcomes: { 'would be rendered': length }, failed: [] },
  });
  expect(await readPdf(id)).toMatch(/^pdf of/);
});

test('a bucket that lost every published file is filled again from what the table knows', async () => {
  const [id, other, gone] = [await publish(), await publish(), await publish()];
  await api.call('deleteDocument', { token: ann.token, params: { id: gone } });
  const { createS3Files } = await import('#functions/adapters/files/s3-files.ts');
  await createS3Files().removeAll('published/');
  const { body } = await api.call('readPublished', { params: { id } });
  expect((await fetch(String(body.pdf_url))).ok).toBe(false);
  expect(await collect(await rerender(aRun()))).toEqual(new Map());

  const { stdout } = await runCommand(aRun().id, '--dry-run', '--from-table');
  expect(stdout).toContain(JSON.stringify({ document_id: id, outcome: 'would be rendered', revision: 2 }));
  const found = await collect(await rerender(aRun()));
  expect([found.get(id), found.get(other), found.get(gone)]).toEqual(['rendered', 'rendered', undefined]);
  for (const one of [id, other]) expect(await readPdf(one)).toMatch(/^anew: pdf of/);
});

test.each([
  [['1', '2'], 'Usage: npm run rerender -- [RUN] [--dry-run] [--from-table]'],
  [['--now'], 'Usage: npm run rerender -- [RUN] [--dry-run] [--from-table]'],
  [['yesterday'], 'yesterday is no run. The id of one is such as 2-20260301T100000Z.'],
  [['9-20260301T100000Z'], 'Run 9-20260301T100000Z is for the print recipe 9'],
])('the command refuses %j in words', async (given, words) => {
  expect((await runCommand(...given)).stderr).toContain(words);
});

test('the function that Step Functions calls prints a batch with the rights of its own role', async () => {
  const id = await publish();
  const run = aRun();
  const { accessKeyId, secretAccessKey } = api.getFunctionKey('events/rerender-documents');
  const event = {
    BatchInput: { run: run.id, is_dry: false },
    Items: ['2-abc.pdf', '2-abc-key.pdf'].map((name) => ({ Key: `published/${id}/${name}`, Size: 1 })),
  };
  const context = { functionName: 'rerender' } as Parameters<Awaited<ReturnType<typeof loadHandler>>>[1];
  const answer = await runWithVariables(
    { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
    async () => (await loadHandler('events/rerender-documents'))(event, context),
  );
  expect(answer).toEqual({
    results: [
      { document_id: id, outcome: 'rendered', revision: 2, pages: [1, 1], warnings: expect.any(Array) },
    ],
  });
  expect((await readPdf(id)).slice(0, 5)).toBe('%PDF-');
});

/** Step Functions, as far as the command speaks to it. */
class AMachine {
  readonly started: { name: string; input: string }[] = [];
  running: { name: string; executionArn: string }[] = [];
  /** The answers of DescribeExecution, one after another. */
  states: object[] = [];

  readonly client = {
    send: async (command: { constructor: { name: string }; input: { name: string; input: string } }) => {
      if (command.constructor.name === 'ListExecutionsCommand') return { executions: this.running };
      if (command.constructor.name === 'DescribeExecutionCommand') return this.states.shift();
      this.started.push(command.input);
      return { executionArn: 'arn:one' };
    },
  } as unknown as Pick<SFNClient, 'send'>;
}

let machine: AMachine;
beforeEach(() => {
  machine = new AMachine();
});
const rerenderOnAws = async (run: RerenderRun) => {
  const on = await import('#functions/recovery/rerender/on-aws.ts');
  return on.rerenderOnAws('arn:machine', run, { client: machine.client, pause: async () => undefined });
};

/** Stores what Step Functions writes at the end of a run, and returns the output of the execution. */
async function writeResults(): Promise<string> {
  const Bucket = 'RerenderingReports';
  const put = (Key: string, value: unknown) =>
    api.clients.s3.send(new PutObjectCommand({ Bucket, Key, Body: JSON.stringify(value) }));
  const call = (...results: object[]) => ({ Status: 'SUCCEEDED', Output: JSON.stringify({ results }) });
  await put('runs/1/SUCCEEDED_0.json', [
    call({ document_id: 'a', outcome: 'rendered' }, { document_id: 'b', outcome: 'failed', reason: 'why' }),
    call({ document_id: 'a', outcome: 'up to date' }),
  ]);
  const Input = JSON.stringify({ Items: [{ Key: 'published/c/2-x.pdf' }] });
  await put('runs/1/FAILED_0.json', [{ Status: 'FAILED', Cause: 'crashed', Input }]);
  const files = (name: string) => [{ Key: `runs/1/${name}_0.json`, Size: 1 }];
  await put('runs/1/manifest.json', {
    ResultFiles: { FAILED: files('FAILED'), PENDING: [], SUCCEEDED: files('SUCCEEDED') },
  });
  return JSON.stringify({ ResultWriterDetails: { Bucket, Key: 'runs/1/manifest.json' } });
}

test('a run on AWS is started, followed to its end, and its failures are named', async () => {
  const run = aRun();
  machine.states = [
    { status: 'RUNNING' },
    { status: 'RUNNING' },
    { status: 'SUCCEEDED', output: await writeResults() },
  ];
  const lines: string[] = [];
  const summary = await reportRun(run.id, await rerenderOnAws(run), (line) => lines.push(line));
  expect(machine.started).toMatchObject([{ input: JSON.stringify({ run: run.id, is_dry: false }) }]);
  expect(machine.started[0]?.name).toMatch(new RegExp(`^${run.id}-run-\\d+$`));
  expect(lines).toHaveLength(4);
  expect(summary).toEqual({
    ...{ run: run.id, documents: 3, outcomes: { rendered: 1, failed: 2 } },
    failed: [
      { document_id: 'b', reason: 'why' },
      { document_id: 'c', reason: 'crashed' },
    ],
  });
});

test('a second start of a run that is at work follows it, and another run is refused', async () => {
  const run = aRun();
  machine.running = [{ name: `${run.id}-run-1`, executionArn: 'arn:at-work' }];
  machine.states = [{ status: 'SUCCEEDED', output: await writeResults() }];
  await collect(await rerenderOnAws(run));
  expect(machine.started).toEqual([]);
  await expect(collect(await rerenderOnAws(aRun()))).rejects.toThrow(`${run.id}-run-1 is at work.`);
});

test('a run on AWS that breaks off says why, and how it goes on', async () => {
  const run = aRun();
  machine.states = [{ status: 'FAILED', cause: 'The failure tolerance was exceeded' }];
  await expect(collect(await rerenderOnAws(run))).rejects.toThrow(
    `The run ended as FAILED: The failure tolerance was exceeded. Start it again: npm run rerender -- ${run.id}`,
  );
});
