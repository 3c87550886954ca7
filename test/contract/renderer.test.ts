// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type ChromiumRenderer, createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { anOpenResponse, aWorksheet } from '../support/builders.ts';
import { findChromium, findTab, listGroup } from '../support/processes.ts';
import { waitFor } from '../support/wait-for.ts';

/** What becomes of a rendering whose Chromium dies or hangs, at any moment. */
let renderer: ChromiumRenderer;
afterEach(() => renderer.close());

const RENDERING_PROCESS = new URL('../support/rendering-process.ts', import.meta.url).pathname;
const createRequest = (document = aWorksheet()) =>
  ({ document, paper: 'letter', answerKey: false, thumbnail: false }) as const;
/** Creates a worksheet whose layout takes long enough to be interrupted, also on a busy machine. */
const createLongDocument = () =>
  aWorksheet({
    items: Array.from({ length: 450 }, (_, index) =>
      anOpenResponse(`Question ${index}? `.repeat(150), `item-${index}`),
    ),
  });
/** Looks again as often as this machine can. */
const waitUntilThere = <T>(look: () => T | undefined): Promise<T> =>
  waitFor(() => {
    const it = look();
    if (it === undefined) throw new Error('It is not there');
    return it;
  }, 1);
const waitForChromium = () => waitUntilThere(() => findChromium(process.pid));
const waitForTab = async () => {
  const { pid } = await waitForChromium();
  return waitUntilThere(() => findTab(pid));
};
/** Answers when the tab is at work on what was asked of it. */
const waitUntilAtWork = async ({ pid, worked }: { pid: number; worked: number }) => {
  const { pid: browser } = await waitForChromium();
  await waitUntilThere(() => {
    const now = findTab(browser);
    return now?.pid === pid && now.worked > worked + 5 ? now : undefined;
  });
};
const waitUntilGone = (group: number) => waitFor(() => expect(listGroup(group)).toEqual([]));

test('a Chromium that is killed while it prints fails its rendering at once, and the next one has another', async () => {
  renderer = createRenderer();
  await renderer.render(createRequest());
  const { pid } = await waitForChromium();
  const idle = await waitForTab();
  const rendering = expect(renderer.render(createRequest(createLongDocument()))).rejects.toThrow();
  await waitUntilAtWork(idle);
  process.kill(pid, 'SIGKILL');
  await rendering;
  await waitUntilGone(pid);
  expect(await renderer.render(createRequest())).toMatchObject({ pages: 1 });
});

test('a worksheet of too many sheets is refused as one that can never be printed', async () => {
  renderer = createRenderer();
  const items = Array.from({ length: 62 }, (_, index) => [
    anOpenResponse('Why?', `q${index}`),
    worksheetItem.parse({ id: `b${index}`, type: 'page_break' }),
  ]);
  await expect(renderer.render(createRequest(aWorksheet({ items: items.flat() })))).rejects.toMatchObject({
    name: 'UnprintableError',
    message: 'A worksheet prints on at most 60 sheets; this one takes 62.',
  });
  expect(await renderer.render(createRequest())).toMatchObject({ pages: 1 });
});

test('a page that crashes fails its rendering at once', async () => {
  renderer = createRenderer();
  await renderer.render(createRequest());
  const idle = await waitForTab();
  const rendering = expect(renderer.render(createRequest(createLongDocument()))).rejects.toThrow('crashed');
  await waitUntilAtWork(idle);
  process.kill(idle.pid, 'SIGKILL');
  await rendering;
  expect(await renderer.render(createRequest())).toMatchObject({ pages: 1 });
});

test.each([
  ['Chromium', waitForChromium],
  ['page', waitForTab],
])(
  'a %s that died while nothing was asked of it is replaced unnoticed, in the same moment too',
  async (_, find) => {
    renderer = createRenderer();
    await renderer.render(createRequest());
    const { pid } = await find();
    process.kill(pid, 'SIGKILL');
    expect(await renderer.render(createRequest())).toMatchObject({ pages: 1 });
  },
);

test('a Chromium that has nothing to print with does not stay', async () => {
  vi.stubEnv('PRINT_BUNDLE_DIR', '/nowhere');
  renderer = createRenderer();
  await expect(renderer.render(createRequest())).rejects.toThrow('/nowhere');
  expect(findChromium(process.pid)).toBeUndefined();
  vi.unstubAllEnvs();
});

test.each([
  ['at its start', async () => undefined],
  ['in the middle', () => renderer.render(createRequest())],
])('a Chromium that hangs %s is given up at the deadline, with all its processes', async (_, before) => {
  renderer = createRenderer({ deadline: 3_000 });
  await before();
  const rendering = expect(renderer.render(createRequest(createLongDocument()))).rejects.toThrow();
  const { pid, command } = await waitForChromium();
  process.kill(pid, 'SIGSTOP');
  await rendering;
  await waitUntilGone(pid);
  const profile = /--user-data-dir=(\S+)/.exec(command)?.[1] ?? '';
  await waitFor(() => expect(existsSync(profile)).toBe(false));
});

test('a Chromium that takes too much memory is killed, and its document refused as one that cannot be printed', async () => {
  renderer = createRenderer({ mostMemory: 2 ** 20 });
  const rendering = expect(renderer.render(createRequest(createLongDocument()))).rejects.toMatchObject({
    name: 'UnprintableError',
    message: expect.stringContaining('too much memory'),
  });
  const { pid } = await waitForChromium();
  await rendering;
  await waitUntilGone(pid);
});

test('a page that has printed its number of documents gives way to a new one, in a process of its own', async () => {
  renderer = createRenderer({ documents: 2 });
  await renderer.render(createRequest());
  const { pid } = await waitForTab();
  await renderer.render(createRequest());
  await waitUntilThere(() => (existsSync(`/proc/${pid}`) ? undefined : true));
  expect(await renderer.render(createRequest())).toMatchObject({ pages: 1 });
  expect((await waitForTab()).pid).not.toBe(pid);
  process.kill((await waitForChromium()).pid, 'SIGKILL');
  expect(await renderer.render(createRequest())).toMatchObject({ pages: 1 });
});

test('a Chromium that hangs while its page is renewed gives way to another one', async () => {
  renderer = createRenderer({ documents: 1 });
  await renderer.render(createRequest());
  const { pid } = await waitForChromium();
  process.kill(-pid, 'SIGSTOP');
  expect(await renderer.render(createRequest())).toMatchObject({ pages: 1 });
  await waitUntilGone(pid);
});

test('a Chromium dies with the process that started it, and its profile goes with the next one', async () => {
  const parent = spawn(process.execPath, [RENDERING_PROCESS], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  for await (const line of createInterface(parent.stdout)) if (line === 'rendering') break;
  const { pid, command } = await waitUntilThere(() => findChromium(parent.pid ?? 0));
  // A killed process counts as alive until its parent, which is this one, has heard of its end.
  const end = once(parent, 'exit');
  parent.kill('SIGKILL');
  await Promise.all([end, waitUntilGone(pid)]);
  renderer = createRenderer();
  await renderer.render(createRequest());
  expect(existsSync(/--user-data-dir=(\S+)/.exec(command)?.[1] ?? '')).toBe(false);
});
