import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '../support/axe.ts';
import { aWorksheet } from '../support/builders.ts';
import { anEmail } from '../support/editor-driver.ts';
import { aJourney, openStored, type Visitor } from '../support/journey.ts';
import { appointAdmin } from '../support/make-admin.ts';

/** What one person publishes for everybody, and what becomes of it with another. */
const journey = aJourney({ ownProduct: {} });
const email = anEmail();
let teacher: Visitor;
let parent: Visitor;

beforeAll(async () => {
  [teacher, parent] = await Promise.all([journey.visitor(), journey.visitor()]);
});
const EXPECTED = /Failed to load resource|Please log in to go on/;
afterAll(() => expect([...teacher.faults, ...parent.faults].filter((it) => !EXPECTED.test(it))).toEqual([]));

const url = (path: string) => `${journey.product.url}${path}`;
const expectClean = async ({ page }: Visitor) => expect(await listViolations(page)).toEqual([]);
const card = (name: RegExp) => parent.page.getByRole('main').getByRole('link', { name });

describe('the gallery', () => {
  test('finds what was published for everybody by its words, kind, subject and grade', async () => {
    const { editor } = teacher;
    const items = [
      {
        id: 'q',
        type: 'multiple_choice',
        data: { subtitle: 'What falls?', options: [{ answer: 'rain', correct: true }, { answer: 'sun' }] },
      },
    ];
    await openStored(editor, aWorksheet({ title: 'The Water Cycle', filename: 'Water', items }));
    await editor.button('Make Printable').click();
    await editor.signUp(email);
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByText('Public', { exact: true }).click();
    await dialog.getByText('make a copy of their own, answers included').waitFor();
    for (const name of ['Science', 'Grade 4']) await dialog.getByText(name, { exact: true }).click();
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await editor.page.waitForURL(/\/d\//);

    const { page } = parent;
    await page.goto(url('/admin'));
    await page.getByRole('heading', { name: 'Please log in' }).waitFor();
    await page.goto(url('/'));
    await page.getByRole('link', { name: 'See what others have made' }).click();
    await card(/The Water Cycle/).waitFor();
    await expectClean(parent);
    await page.getByLabel('Search').fill('snow');
    await page.getByText('Nothing matches yet.').waitFor();
    await page.getByLabel('Search').fill('cycles');
    await page.getByRole('main').locator('label', { hasText: 'Worksheet' }).click();
    await parent.editor.choose('Grade', 'Grade 4', page.getByRole('main'));
    await expect.poll(() => page.url()).toMatch(/kind=worksheet&grade=4&words=cycles/);
    await card(/The Water Cycle/).waitFor();
    await page.reload();
    await card(/The Water Cycle/).click();
    await page.getByRole('heading', { name: 'The Water Cycle' }).waitFor();
  });
});

describe('a public document', () => {
  test('loads nothing of a social network before somebody asks, and then without our origin', async () => {
    const { page, context } = parent;
    const asked: string[] = [];
    await context.route(/facebook|pinterest|twitter/, async (route) => {
      asked.push(new URL(route.request().url()).host);
      const script = 'document.title = self.origin';
      await route.fulfill({ contentType: 'text/javascript', body: script });
    });
    await parent.editor.button('Share on social networks').click();
    await page.getByText('Loading them tells these companies').waitFor();
    const load = await parent.editor.button('Load the buttons').boundingBox();
    expect((load?.y ?? 0) + (load?.height ?? 0)).toBeLessThanOrEqual(768);
    await expectClean(parent);
    expect(asked).toEqual([]);
    await parent.editor.button('Load the buttons').click();
    await page.frameLocator('.social-frame').getByText('Save on Pinterest').waitFor();
    await expect
      .poll(() => [...asked].sort())
      .toEqual(['assets.pinterest.com', 'connect.facebook.net', 'platform.twitter.com']);
    const frame = page.frames().find((one) => one.url().includes('/share.html'));
    await expect.poll(() => frame?.title()).toBe('null');
    await context.unroute(/facebook|pinterest|twitter/);
  });

  test('shows its answer key to others only where its owner says so', async () => {
    expect(await parent.page.getByText('Answer key', { exact: true }).count()).toBe(0);
    await teacher.page.locator('label', { hasText: 'Show the answer key to everyone' }).click();
    const shared = teacher.page.getByRole('switch', { name: 'Show the answer key to everyone' });
    await expect.poll(() => shared.isChecked()).toBe(true);
    await expectClean(teacher);
    await expect
      .poll(async () => {
        await parent.page.reload();
        await parent.page.getByRole('heading', { name: 'The Water Cycle' }).waitFor();
        return parent.page.getByText('Answer key', { exact: true }).count();
      })
      .toBe(1);
  });

  test('is copied by whoever signs up, and the copy is theirs alone', async () => {
    await parent.editor.button('Make a copy').click();
    await parent.editor.dialog.getByText('Sign up to keep a copy of your own.').waitFor();
    await parent.editor.signUp(anEmail());
    await parent.page.waitForURL(/\/edit\//);
    await expect.poll(() => parent.editor.paper.textContent()).toContain('What falls?');
    expect(parent.page.url()).not.toContain(teacher.page.url().split('/')[4]);
  });

  test('is taken back with one press, and shown again with Undo', async () => {
    const address = teacher.page.url();
    await teacher.editor.button('Unpublish').click();
    // A message under the pointer stays, however long the other person takes.
    await teacher.editor.toast('“Water” is not published any more').hover();
    await parent.page.goto(address);
    await parent.page.getByText('There is nothing here').waitFor();
    await parent.page.goto(url('/gallery'));
    await parent.page.getByText('Nobody has published anything for everybody yet.').waitFor();
    await teacher.editor.toast('not published any more').getByRole('button', { name: 'Undo' }).click();
    await teacher.page.waitForURL(address);
    await teacher.page.getByRole('heading', { name: 'The Water Cycle' }).waitFor();
    await parent.page.reload();
    await card(/The Water Cycle/).waitFor();
  });
});

describe('everybody', () => {
  test('asks for help from any page', async () => {
    await parent.editor.button('Help').click();
    await parent.page.getByRole('menuitem', { name: 'Ask us a question' }).click();
    await parent.editor.dialog.getByRole('button', { name: 'Send' }).click();
    await parent.editor.dialog.getByText('Please write what you need help with.').waitFor();
    await expectClean(parent);
    await parent.editor.dialog.getByLabel('Your question').fill('How do I print two on a page?');
    await parent.editor.dialog.getByRole('button', { name: 'Send' }).click();
    await parent.editor.toast('Your question is on its way to us.').waitFor();
  });

  test('is heard by an administrator, who announces a maintenance to all', async () => {
    const { page } = teacher;
    await page.goto(url('/admin'));
    await page.getByText('This page is for administrators.').waitFor();
    await appointAdmin(journey.product, email);
    await page.reload();
    await page.getByText('How do I print two on a page?').waitFor();
    const hour = (from: number) => {
      const at = new Date(Date.now() + from * 3_600_000);
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    };
    await page.getByLabel('Start', { exact: true }).fill(hour(1));
    await page.getByLabel('End', { exact: true }).fill(hour(2));
    await teacher.editor.button('Announce').click();
    await page.getByText(/^Maintenance from/).waitFor();
    await expectClean(teacher);
  });

  test('is told of a maintenance, and a printed editor shows the way to the PDF', async () => {
    const { page } = teacher;
    await teacher.editor.openNew();
    await page.getByText(/^Maintenance from .* You can go on editing/).waitFor();
    expect(await page.evaluate(() => document.scrollingElement?.scrollHeight)).toBe(768);
    await expectClean(teacher);
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Use Make Printable to get the finished PDF.').waitFor();
    expect(await teacher.editor.paper.isVisible()).toBe(false);
    expect(await page.getByText(/^Maintenance from/).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });
});
