import { expect, test } from 'vitest';
import { runInThread } from './run-in-thread.ts';

const aThread = (answer: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.once('message', (job) => { ${answer} });
      parentPort.postMessage('ready');`)}`,
  );
const TOO_COMPLEX = { problems: [{ where: 'image', message: expect.stringMatching(/too complicated/) }] };

test('a thread that never ends is ended at its deadline, and those that wait get their turn', async () => {
  const endless = aThread('for (;;);');
  const answered = aThread('parentPort.postMessage({ made: job + 1 })');
  const stuck = Array.from({ length: 3 }, () => runInThread(endless, 0, { deadlineMs: 20, memoryMb: 64 }));
  const waiting = runInThread(answered, 1);
  for (const { reason } of (await Promise.allSettled(stuck)) as PromiseRejectedResult[])
    expect(reason).toMatchObject(TOO_COMPLEX);
  expect(await waiting).toBe(2);
});

test('a thread that wants too much memory is refused, and this process goes on', async () => {
  const greedy = aThread('const all = []; for (;;) all.push({ job: [job, job] })');
  await expect(runInThread(greedy, 0, { deadlineMs: 60_000, memoryMb: 8 })).rejects.toMatchObject(
    TOO_COMPLEX,
  );
});

test('a fault of the thread is thrown as it is, and so is an end without an answer', async () => {
  await expect(runInThread(aThread("throw new Error('broken')"), 0)).rejects.toThrow('broken');
  await expect(runInThread(aThread('process.exit(3)'), 0)).rejects.toThrow('ended with 3');
});
