import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aFolder } from '#test/support/a-folder.ts';
import { createKeys } from '../aws/keys.ts';
import { openQueues } from '../sqs/queues.ts';
import { createFunctions } from './functions.ts';
import type { Handler } from './lambda.ts';
import { startSchedule } from './schedule.ts';

const rules = [
  { name: 'render', visibility: 0, redrive: { to: 'render-dead', after: 3 } },
  { name: 'render-dead', visibility: 30 },
];

/** Starts a schedule whose queue's messages go to `render`. */
function aSchedule(
  render: (event: { Records: { messageId: string; body: string }[] }) => Promise<unknown>,
  sweepEvery = 60,
) {
  const queues = openQueues(join(aFolder(), 'queues.db'), rules);
  const sweep = vi.fn<Handler>(async () => undefined);
  const load = async (name: string) => (name === 'events/render-document' ? (render as Handler) : sweep);
  const keys = createKeys({ accessKeyId: 'LOCAL', secretAccessKey: 'secret' });
  const schedule = startSchedule({
    queues,
    functions: createFunctions({ load, keys, stage: { functions: {} } }),
    region: 'us-east-1',
    pace: { renderTimeout: 60, sweepEvery },
  });
  onTestFinished(async () => {
    await schedule.stop();
    queues.close();
  });
  return { queues, schedule, sweep };
}

const left = (queues: ReturnType<typeof openQueues>, queue = 'render') => {
  const { waiting, hidden } = queues.count(queue);
  return waiting + hidden;
};

test('a message goes to the render function as Lambda gives it, and is gone when that succeeds', async () => {
  const render = vi.fn(async () => ({ batchItemFailures: [] }));
  const { queues } = aSchedule(render);
  const { id } = queues.send('render', '{"detail":1}');
  await expect.poll(() => left(queues)).toBe(0);
  expect(render).toHaveBeenCalledTimes(1);
  expect(render.mock.calls[0]).toMatchObject([
    {
      Records: [
        {
          messageId: id,
          body: '{"detail":1}',
          eventSource: 'aws:sqs',
          attributes: { ApproximateReceiveCount: '1' },
        },
      ],
    },
    { functionName: 'events/render-document' },
  ]);
});

test('a message that the function names as failed comes back, and after three tries is a dead letter', async () => {
  const render = vi.fn(async ({ Records }: { Records: { messageId: string }[] }) => ({
    batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
  }));
  const { queues } = aSchedule(render);
  queues.send('render', 'poison');
  await expect.poll(() => left(queues, 'render-dead')).toBe(1);
  expect(render).toHaveBeenCalledTimes(3);
  expect(left(queues)).toBe(0);
});

test('whoever publishes one document waits for one of another’s hundred at most', async () => {
  const rendered: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
  const { promise: go, resolve: goOn } = Promise.withResolvers<undefined>();
  const { queues } = aSchedule(async ({ Records }) => {
    begin(undefined);
    await go;
    rendered.push(...Records.map(({ body }) => body));
  });
  for (let number = 0; number < 100; number++) queues.send('render', `ann ${number}`, { group: 'ann' });
  await begun;
  queues.send('render', 'bob', { group: 'bob' });
  queues.send('render', 'cid', { group: 'cid' });
  goOn(undefined);
  await expect.poll(() => left(queues)).toBe(0);
  expect(rendered.slice(0, 4)).toEqual(['ann 0', 'bob', 'cid', 'ann 1']);
  expect(rendered.slice(3)).toEqual(Array.from({ length: 99 }, (_, index) => `ann ${index + 1}`));
});

test('what waits in a data folder of an earlier version is rendered', async () => {
  const path = join(aFolder(), 'queues.db');
  const old = new DatabaseSync(path);
  old.exec(`CREATE TABLE messages (
    id TEXT PRIMARY KEY, queue TEXT NOT NULL, body TEXT NOT NULL, sent INTEGER NOT NULL,
    visible INTEGER NOT NULL, receives INTEGER NOT NULL DEFAULT 0, receipt TEXT)`);
  old.exec("INSERT INTO messages (id, queue, body, sent, visible) VALUES ('m', 'render', 'waits', 0, 0)");
  old.close();
  const queues = openQueues(path, rules);
  onTestFinished(() => queues.close());
  expect(await queues.receive('render', { most: 1, waitSeconds: 0 })).toMatchObject([{ body: 'waits' }]);
});

test('the sweeper runs at the start, and stopping waits for the work that is under way', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<undefined>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
  const { queues, schedule, sweep } = aSchedule(async () => {
    begin(undefined);
    await finished;
  });
  queues.send('render', 'slow');
  await begun;
  expect(sweep).toHaveBeenCalledTimes(1);
  const stopped = schedule.stop();
  finish(undefined);
  await stopped;
  expect(left(queues)).toBe(0);
});

test('the first sweep alone is told that whatever rendered before has ended', async () => {
  const { sweep } = aSchedule(async () => undefined, 0.01);
  await expect.poll(() => sweep.mock.calls.length).toBeGreaterThan(2);
  expect(sweep.mock.calls.slice(0, 3).map(([event]) => (event as { detail: object }).detail)).toEqual([
    { is_after_stop: true },
    {},
    {},
  ]);
});
