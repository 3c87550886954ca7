import { afterEach, describe, expect, test } from 'vitest';
import { anEmail, EditorDriver } from '../../support/editor-driver.ts';
import { aJourney, type Visitor } from '../../support/journey.ts';

/** The site is kept by its service worker: what was opened once opens without a connection. */
describe('without a connection', () => {
  const journey = aJourney();
  let person: Visitor | undefined;
  afterEach(() => person?.context.setOffline(false));
  const address = (path: string) => `${journey.product.url}${path}`;

  /** Opens the editor with a connection, and waits until the device has the site. */
  async function visitOnce(): Promise<Visitor> {
    const visitor = await journey.visitor({ keepsSite: true });
    person = visitor;
    const { editor } = visitor;
    await editor.page.goto(address('/new/worksheet'));
    await editor.sheets.first().waitFor();
    await expect.poll(() => editor.page.evaluate(listKept)).toContain('/index.html');
    return visitor;
  }

  test('a draft opens again, is written on, and survives a reload', async () => {
    const { editor, context } = await visitOnce();
    await editor.put(editor.field('Title'), 'Written at school');
    await expect.poll(() => editor.paper.textContent()).toContain('Written at school');
    // What loads with the first touch is kept too.
    await expect
      .poll(() => editor.page.evaluate(listKept))
      .toContainEqual(expect.stringMatching(/for-writing.*js/));
    await context.setOffline(true);
    await editor.page.reload();
    await expect.poll(() => editor.paper.textContent()).toContain('Written at school');
    await editor.put(editor.field('Title'), 'Written on the train');
    await editor.page.reload();
    await expect.poll(() => editor.paper.textContent()).toContain('Written on the train');
  });

  test('a new document can be begun, and the start page offers what the device has', async () => {
    const { editor, context } = await visitOnce();
    await editor.put(editor.field('Title'), 'Of today');
    await editor.page.goto(address('/'));
    await editor.page.getByText('Of today').first().waitFor();
    await context.setOffline(true);
    await editor.page.goto(address('/'));
    await editor.page.getByText('Of today').first().waitFor();
    await editor.page.goto(address('/new/worksheet'));
    await expect.poll(() => editor.paper.textContent()).toContain('Untitled Worksheet');
  });

  test('a second tab opens what the first one has open, with what is not saved yet, and both end in the account', {
    tags: ['slow'],
  }, async () => {
    const { editor, context } = await visitOnce();
    await editor.put(editor.field('Title'), 'Saved at school');
    await editor.saveAsNewcomer(anEmail(), 'Two tabs');
    await expect
      .poll(() => editor.page.evaluate(listKept))
      .toContainEqual(expect.stringMatching(/later-prefetched.*js/));
    await context.setOffline(true);
    await editor.put(editor.field('Title'), 'Written on the train');
    const second = new EditorDriver(await context.newPage(), editor.product);
    await second.page.goto(editor.page.url());
    await expect.poll(() => second.paper.textContent()).toContain('Written on the train');
    await second.put(second.field('Title'), 'Written in the second tab');
    await expect.poll(() => editor.paper.textContent()).toContain('Written in the second tab');
    await context.setOffline(false);
    for (const tab of [editor, second]) await tab.waitUntilSaved();
    await second.page.close();
    await editor.page.reload();
    await expect.poll(() => editor.paper.textContent()).toContain('Written in the second tab');
  });

  test('with a connection a page comes from the server, not from the device', {
    tags: ['slow'],
  }, async () => {
    const { editor, context } = await visitOnce();
    await editor.page.evaluate(keepAnotherPage);
    await editor.page.goto(address('/new/worksheet'));
    await editor.sheets.first().waitFor();
    await editor.page.evaluate(keepAnotherPage);
    await context.setOffline(true);
    await editor.page.goto(address('/new/worksheet'));
    expect(await editor.page.textContent('body')).toBe('Kept');
  });

  test('nothing of the account stays on the device, only the site', { tags: ['slow'] }, async () => {
    const { editor } = await visitOnce();
    await editor.page.goto(address('/gallery'));
    await editor.page.getByRole('main').waitFor();
    const kept = await editor.page.evaluate(listKept);
    expect(kept.filter((path) => path !== '/index.html' && !path.startsWith('/assets/'))).toEqual([]);
  });
});

/** Lists the paths of all that the device keeps. */
async function listKept(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

/** Puts another page in place of the one that the device keeps. */
async function keepAnotherPage(): Promise<void> {
  const pages = await caches.open('pages');
  const headers = { 'content-type': 'text/html' };
  await pages.put('/index.html', new Response('<body>Kept</body>', { headers }));
}
