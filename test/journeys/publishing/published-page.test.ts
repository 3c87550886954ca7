import type { Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import {
  downloadPages,
  downloadText,
  editor,
  openPeople,
  publishQuiz,
  signUpWithPlan,
  student,
  teacher,
} from './people.ts';

/** What others see, and what its owner can do there. */
const journey = openPeople();
let published: string;
beforeAll(async () => {
  await signUpWithPlan();
  published = await publishQuiz('Rain', 'Private');
  await publishQuiz('Snow', 'Public');
});

describe('the published page', () => {
  test('is private where the person said so: nobody else sees it, whatever they know', async () => {
    await student.page.goto(published);
    await student.page.getByText('The page may have been deleted, or it is private.').waitFor();
  });

  test('opens to whoever has the link where its owner says so, without the answers', async () => {
    const snow = editor.page.url();
    await editor.page.goto(published);
    const link = editor.page.getByRole('switch', { name: 'Anyone with the link can open it' });
    const press = () => editor.page.locator('label', { hasText: 'Anyone with the link' }).click();
    const audience = (words: string) => editor.page.getByText(words, { exact: true }).waitFor();
    await audience('Private');
    expect(await editor.button('Copy link').count()).toBe(0);
    await press();
    await audience('Link only');
    expect(await listViolations(editor.page)).toEqual([]);
    await student.page.reload();
    await student.page.getByRole('heading', { name: 'Rain' }).waitFor();
    expect(await student.page.getByText(/Answer key|Make a copy/).count()).toBe(0);
    expect(await downloadText(student.page)).not.toContain('heavy');
    await press();
    await audience('Private');
    expect(await link.isChecked()).toBe(false);
    await student.page.reload();
    await student.page.getByText('The page may have been deleted, or it is private.').waitFor();
    await editor.page.goto(snow);
  });

  test('is opened by anyone where it is public, without the answers', async () => {
    const replies: string[] = [];
    student.page.on('response', async (response) => {
      if (response.url().includes('/api/published/')) replies.push(await response.text());
    });
    await student.page.goto(editor.page.url());
    await student.page.getByRole('heading', { name: 'Snow' }).waitFor();
    expect(await downloadText(student.page)).toMatch(/What falls\?.*Why\?/);
    expect(await downloadText(student.page)).not.toContain('heavy');
    expect(await student.page.getByText('Answer key').count()).toBe(0);
    expect(replies).toHaveLength(1);
    expect(JSON.parse(replies[0] ?? '{}')).toMatchObject({ is_owner: false, key_url: null });
    expect(replies[0]).not.toContain('heavy');
    const { pdf_url } = JSON.parse(replies[0] ?? '{}') as { pdf_url: string };
    const [guessed, unsigned] = [pdf_url.replace('.pdf', '-key.pdf'), pdf_url.replace(/\?.*/, '')];
    expect((await fetch(guessed)).status).toBe(403);
    expect((await fetch(unsigned)).status).toBe(403);
  });

  test('shows a picture of its first sheet, and opens its pages for whoever touches it', async () => {
    const { page } = await journey.visitor();
    const drawing: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/pdf-/.test(request.url()) || request.url().includes('.pdf')) drawing.push(request.url());
    });
    await page.goto(student.page.url());
    const picture = page.locator('.sheet .sheet-picture');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(drawing).toEqual([]);
    const open = page.getByRole('button', { name: 'Open the pages' });
    await open.waitFor({ state: 'attached' });
    expect(await listViolations(page)).toEqual([]);
    await page.mouse.move(300, 300, { steps: 2 });
    await expect.poll(() => page.locator('.sheet p.visually-hidden').textContent()).toContain('What falls?');
    expect(await open.count()).toBe(0);
    expect(drawing).not.toEqual([]);
  });

  test('moves nothing that is about to be pressed when the PDF comes', async () => {
    const { page } = editor;
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(/\.pdf/, (route) => arrival.then(() => route.continue()));
    await page.reload();
    await editor.button('Share on social networks').waitFor();
    const listPlaces = () =>
      page
        .locator('.published-panel')
        .locator('button, label')
        .evaluateAll((parts) => parts.map((part) => [part.textContent, part.getBoundingClientRect().top]));
    const before = await listPlaces();
    await page.mouse.move(300, 300, { steps: 2 });
    arrive();
    await expect.poll(() => page.locator('.sheet p.visually-hidden').textContent()).toContain('What falls?');
    expect(await listPlaces()).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('gives its owner the answer key, the link, and the print dialog', async () => {
    await editor.page.getByText('Answer key', { exact: true }).click();
    expect(await downloadText(editor.page)).toContain('The drops grow heavy.');
    await teacher.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await editor.button('Copy link').click();
    await editor.toast('Link copied').waitFor();
    expect(await editor.page.evaluate(() => navigator.clipboard.readText())).toBe(editor.page.url());
    await editor.button('Print').click();
    await editor.page.locator('iframe[title="Print"]').waitFor({ state: 'attached' });
  });

  test('is made on the other paper when somebody first chooses it, the answers too for whose they are', async () => {
    await editor.page.getByText('A4', { exact: true }).click();
    const making = editor.button(/Making it for A4/);
    await making.waitFor();
    await making.waitFor({ state: 'detached' });
    const [sheet] = await downloadPages(editor.page);
    expect([sheet?.width, sheet?.height].map((side) => Math.round(side ?? 0))).toEqual([595, 842]);
    expect(sheet?.text).toContain('The drops grow heavy.');
  });

  test('stays as it was published until it is published again', async () => {
    const address = editor.page.url();
    await editor.page.getByRole('link', { name: 'Edit' }).click();
    await editor.paper.waitFor();
    await editor.row(0).click();
    await editor.put(editor.field('Question', editor.frame), 'What melts?');
    await editor.saveState.click();
    await editor.waitUntilSaved();
    await student.page.reload();
    expect(await downloadText(student.page)).toContain('What falls?');
    await editor.button('Make Printable').click();
    await editor.page
      .getByRole('dialog', { name: 'Make Printable' })
      .getByRole('button', { name: 'Make Printable' })
      .click();
    await editor.dialog.getByText('Making the PDF').waitFor();
    await student.page.reload();
    expect(await downloadText(student.page)).toMatch(/What (falls|melts)\?/);
    await editor.page.waitForURL(address);
    await student.page.reload();
    expect(await downloadText(student.page)).toContain('What melts?');
  });

  test('says, as its editor does, that the PDF is older than the document, until it is updated', async () => {
    const address = editor.page.url();
    const print = editor.page.getByRole('button', { name: /^Print/ });
    await editor.page.getByRole('link', { name: 'Edit' }).click();
    await expect.poll(() => print.textContent()).toBe('PrintPublished');
    const readSign = () => editor.button('Make Printable').getAttribute('title');
    expect(await readSign()).toBeNull();
    if ((await editor.frame.count()) === 0) await editor.row(0).click();
    await editor.put(editor.field('Question', editor.frame), 'What thaws?');
    await expect.poll(() => print.textContent()).toBe('PrintChanges are not in the PDF yet');
    await editor.saveState.click();
    await editor.waitUntilSaved();
    await editor.openSection('Print');
    await editor.page.getByRole('link', { name: 'Open its page' }).click();
    await editor.page.getByText('You changed this since its PDF was made.').waitFor();
    await student.page.goto(address);
    await student.page.getByRole('heading', { name: 'Snow' }).waitFor();
    expect(await student.page.getByText('You changed this').count()).toBe(0);
    await editor.page.getByRole('link', { name: 'Update printable' }).click();
    await editor.dialog.getByRole('button', { name: 'Make Printable' }).waitFor();
    expect(new URL(editor.page.url()).search).toBe('');
    await editor.page.keyboard.press('Escape');
    await expect.poll(() => print.textContent()).toBe('PrintChanges are not in the PDF yet');
    expect(await readSign()).toBe('Changes are not in the PDF yet');
    await editor.openSection('Print');
    await editor.button('Update printable').click();
    await editor.dialog.getByRole('button', { name: 'Make Printable' }).click();
    await editor.page.waitForURL(address);
    await editor.page.getByRole('heading', { name: 'Snow' }).waitFor();
    expect(await editor.page.getByText('You changed this').count()).toBe(0);
  });

  test('is made while its editor is opened again, which says so, and then that it is published', async () => {
    const address = editor.page.url();
    let isMade = false;
    const slowDown = async (route: Route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const state = body.publish ?? body;
      const { published_revision: revision } = state;
      if (!isMade) Object.assign(state, { state: 'rendering', revision, published_revision: revision - 1 });
      await route.fulfill({ response: answer, json: body });
    };
    await editor.page.route(/\/api\/documents\/[^/]+(\/publish)?$/, slowDown);
    await editor.page.getByRole('link', { name: 'Edit' }).click();
    await editor.page.reload();
    const print = editor.page.getByRole('button', { name: /^Print/ });
    await expect.poll(() => print.textContent()).toBe('PrintMaking your PDF');
    expect(await editor.button('Make Printable').getAttribute('title')).toBeNull();
    isMade = true;
    await expect.poll(() => print.textContent()).toBe('PrintPublished');
    await editor.page.unrouteAll({ behavior: 'wait' });
    await editor.page.goto(address);
  });

  test('is copied by its owner as it is kept now', async () => {
    await editor.button('Make a copy').click();
    await editor.page.waitForURL(/\/edit\//);
    await expect.poll(() => editor.paper.textContent()).toMatch(/What thaws\?/);
  });
});
