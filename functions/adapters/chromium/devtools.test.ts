import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { DevToolsPipe } from './devtools.ts';

/** A browser that answers by hand: what it was asked, and how it speaks. */
function aBrowser() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked: { id: number; method: string; sessionId?: string }[] = [];
  input.on('data', (text: Buffer) => {
    for (const message of text.toString().split('\0').filter(Boolean)) asked.push(JSON.parse(message));
  });
  const say = (...messages: object[]) =>
    output.write(messages.map((message) => `${JSON.stringify(message)}\0`).join(''));
  return { pipe: new DevToolsPipe(input, output), asked, say, output };
}

/** Its first page, attached to as session "one". */
async function aPage() {
  const browser = aBrowser();
  const attached = browser.pipe.attachToFirstPage();
  await vi.waitFor(() => expect(browser.asked).toHaveLength(1));
  browser.say({ id: 1, result: { targetInfos: [{ targetId: 'tab', type: 'page' }] } });
  await vi.waitFor(() => expect(browser.asked).toHaveLength(2));
  browser.say({ id: 2, result: { sessionId: 'one' } });
  return { ...browser, page: await attached };
}

test('commands go to the page, and each gets its own answer, in whatever order and pieces they come', async () => {
  const { page, asked, output } = await aPage();
  const answers = [page.send('Page.enable'), page.send('Runtime.evaluate', { expression: '1' })];
  await vi.waitFor(() => expect(asked.slice(2).map(({ sessionId }) => sessionId)).toEqual(['one', 'one']));
  const text =
    '{"id":4,"result":{"second":"é"},"sessionId":"one"}\0{"id":3,"result":{"first":1},"sessionId":"one"}\0';
  const bytes = Buffer.from(text);
  // The first piece ends within a letter.
  const cut = bytes.indexOf(0xc3) + 1;
  output.write(bytes.subarray(0, cut));
  output.write(bytes.subarray(cut));
  expect(await Promise.all(answers)).toEqual([{ first: 1 }, { second: 'é' }]);
});

test('an event is told to the page that it happened in, and to no other', async () => {
  const { page, say } = await aPage();
  const crashed = vi.fn();
  const loaded = vi.fn();
  page.on('Inspector.targetCrashed', crashed);
  page.on('Page.loadEventFired', loaded);
  say({ method: 'Inspector.targetCrashed', sessionId: 'other' });
  say({ method: 'Page.loadEventFired', sessionId: 'one', params: { timestamp: 7 } });
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledWith({ timestamp: 7 }));
  expect(crashed).not.toHaveBeenCalled();
});

test('a command that the browser refuses is named with its reason', async () => {
  const { page, say } = await aPage();
  const printed = page.send('Page.printToPDF');
  say({ id: 3, error: { message: 'Printing failed' } });
  await expect(printed).rejects.toThrow('Page.printToPDF: Printing failed');
});

test('when the browser ends, what waits and what is asked later fail with the reason', async () => {
  const { page, pipe } = await aPage();
  const waiting = page.send('Page.enable');
  pipe.end(new Error('The browser has ended'));
  await expect(waiting).rejects.toThrow('The browser has ended');
  await expect(page.send('Page.enable')).rejects.toThrow('The browser has ended');
});

test('a browser that began without a page gets one', async () => {
  const { pipe, asked, say } = aBrowser();
  const attached = pipe.attachToFirstPage();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  say({ id: 1, result: { targetInfos: [{ targetId: 'worker', type: 'service_worker' }] } });
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'Target.createTarget' }));
  say({ id: 2, result: { targetId: 'new' } });
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ params: { targetId: 'new', flatten: true } }));
  say({ id: 3, result: { sessionId: 'one' } });
  await attached;
});
