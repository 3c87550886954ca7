import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { aBingo, aWorksheet } from '../support/builders.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { focusedIn } from '../support/focused.ts';
import { grantPremium } from '../support/give-premium.ts';
import { aJourney, openKept, type Visitor } from '../support/journey.ts';
import { readPdf } from '../support/pdf.ts';

/** From Make Printable to the page that others open, and back to the start page. */
const journey = aJourney();
const email = anEmail();
let teacher: Visitor;
let student: Visitor;
let editor: EditorDriver;

beforeAll(async () => {
  [teacher, student] = await Promise.all([journey.visitor(), journey.visitor()]);
  editor = teacher.editor;
});
/** A private page refuses who is not its owner, and says so. */
const EXPECTED = /Failed to load resource/;
afterAll(() => expect([...teacher.faults, ...student.faults].filter((it) => !EXPECTED.test(it))).toEqual([]));

const url = (path: string) => `${journey.product.url}${path}`;
const aQuiz = (title: string) =>
  aWorksheet({
    title,
    filename: '',
    items: [
      {
        id: 'q',
        type: 'multiple_choice',
        data: { subtitle: 'What falls?', options: [{ answer: 'rain', correct: true }, { answer: 'sun' }] },
      },
      {
        id: 'a',
        type: 'open_response',
        data: { subtitle: 'Why?', has_answer: true, answer: 'The drops grow heavy.' },
      },
    ],
  });

async function textOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pages = await readPdf(await readFile(await (await download).path()));
  return pages.map(({ text }) => text).join(' ');
}

let published = '';

describe('Make Printable', () => {
  test('asks a newcomer to sign up, then for a name, which must not be empty', async () => {
    await openKept(editor, aQuiz('Rain'));
    await editor.button('Make Printable').click();
    await editor.dialog.getByText('Sign up to make your worksheet printable.').waitFor();
    await editor.signUp(email);
    // Private, as this worksheet is published first, is for those who have a plan.
    await grantPremium(journey.product, email);
    const name = editor.page.getByLabel('File name');
    await name.waitFor();
    expect(await name.inputValue()).toBe('Rain');
    await name.fill('  ');
    await editor.dialog.getByRole('button', { name: 'Save' }).click();
    await editor.dialog.getByText('Please enter a name for your document.').waitFor();
    await name.fill('Rain quiz');
    await editor.dialog.getByRole('button', { name: 'Save' }).click();
    await editor.dialog.getByRole('heading', { name: 'Make Printable' }).waitFor();
  });

  test('asks for a subject and a grade beside their fields, and takes three subjects at most', async () => {
    await editor.dialog.getByRole('button', { name: 'Make Printable' }).click();
    await expect.poll(() => editor.dialog.getByText('Select at least one').count()).toBe(2);
    for (const subject of ['Science', 'Geography', 'Other']) {
      await editor.dialog.getByText(subject, { exact: true }).click();
    }
    expect(await editor.dialog.getByRole('checkbox', { name: 'Math' }).isDisabled()).toBe(true);
    await editor.dialog.getByLabel('Other subject').fill('Weather');
    await expect.poll(() => editor.dialog.getByText('Select at least one').count()).toBe(1);
    await editor.dialog.getByText('Grade 2', { exact: true }).click();
    await editor.dialog.getByText('Private', { exact: true }).click();
    await editor.dialog.getByText('Only you can open it.').waitFor();
  });

  test('shows its steps, though double-clicked, and ends on the published page', async () => {
    await editor.dialog.getByRole('button', { name: 'Make Printable' }).dblclick();
    const steps = editor.dialog.getByRole('list', { name: 'Making your PDF' }).getByRole('listitem');
    await expect.poll(() => steps.count()).toBe(3);
    await editor.page.waitForURL(/\/d\/[\w-]+\/rain$/, { timeout: 60_000 });
    published = editor.page.url();
    await editor.page.getByText('Private', { exact: true }).waitFor();
    expect(await textOf(editor.page)).toMatch(/Rain 1\. What falls\?/);
  });

  test('mentions what may be forgotten, leads there, and publishes all the same, premium where one has it', async () => {
    const options = [{ answer: 'rain' }, { answer: '' }];
    const questions = ['What falls?', 'What melts?'].map((subtitle, index) => ({
      id: `q${index}`,
      type: 'multiple_choice',
      data: { subtitle, options: index === 0 ? [{ answer: 'rain', correct: true }] : options },
    }));
    const pairs = {
      id: 'm',
      type: 'matching',
      data: { pairs: [{ term: 'rain', definition: 'falls' }, { term: 'snow' }] },
    };
    await openKept(
      editor,
      aWorksheet({ title: 'Forgotten', title_font: 'fredoka', items: [...questions, pairs] }),
      'draft-forgotten',
    );
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    const hint = dialog.getByRole('listitem').filter({ hasText: 'Question 2 has an empty option.' });
    await dialog.getByText('Question 2 has no correct answer marked.').waitFor();
    await dialog.getByText('Question 3 has a pair without its match.').waitFor();
    await hint.getByRole('button', { name: 'Show me' }).click();
    await expect.poll(() => editor.field('Question', editor.frame).textContent()).toBe('What melts?');
    await editor.frame.getByText('Option B is empty.').waitFor({ state: 'attached' });
    await editor.button('Make Printable').click();
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await editor.page.waitForURL(/\/d\/[\w-]+\/forgotten$/, { timeout: 60_000 });
  });

  test('somebody whose student fields are limited has those that are there, and nothing that adds one', async () => {
    await openKept(editor, aQuiz('Limited'), 'draft-limited');
    const own = editor.page.getByLabel('Add a field of your own');
    await own.waitFor();
    await editor.page.route('**/api/session/refresh', async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      session.user.flags.limit_student_fields = true;
      await route.fulfill({ response, json: session });
    });
    await editor.page.reload();
    await editor.button('Remove Name').waitFor();
    await expect.poll(() => own.count()).toBe(0);
    expect(await editor.page.locator('.student-suggestions').count()).toBe(0);
    await editor.page.unrouteAll();
  });

  test('leads to what is missing where there is nothing to print', async () => {
    await openKept(editor, aWorksheet({ title: 'Empty', items: [] }), 'draft-empty');
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await dialog.getByText('Add at least one question before you publish.').waitFor();
    await dialog.getByRole('button', { name: 'Show me' }).click();
    await editor.page.getByRole('dialog', { name: 'Add Item' }).waitFor();
  });

  test('leads to where the words are written that a bingo card lacks', async () => {
    await openKept(editor, aBingo({ words: 18 }), 'draft-short');
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await dialog
      .getByText('You have 18 words. A 5 × 5 card needs 24. Add 6, or turn on Reuse words.')
      .waitFor();
    expect(await dialog.getByText('answers included').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Show me' }).click();
    const next = editor.field('New word');
    await expect.poll(() => next.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('says so where the work cannot be saved, and goes on when that is tried again', async () => {
    await openKept(editor, aQuiz('Snow'), 'draft-snow');
    await editor.page.route('**/api/documents', (route) => route.abort());
    await editor.button('Make Printable').click();
    await editor.nameIt('Snow quiz');
    const problem = editor.toast('Your printable is not made yet');
    await problem
      .getByText("We couldn't save to your account. Your changes are safe on this device. Try again.")
      .waitFor();
    await editor.page.unroute('**/api/documents');
    await problem.getByRole('button', { name: 'Try again' }).click();
    await editor.page.getByRole('dialog', { name: 'Make Printable' }).waitFor();
    expect(await problem.count()).toBe(0);
  });

  test('offers the answers given last, but never their privacy', async () => {
    const chosen = editor.page
      .getByRole('dialog', { name: 'Make Printable' })
      .getByRole('checkbox', { checked: true });
    await expect
      .poll(() => chosen.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toEqual(['Science', 'Geography', 'Other', '2']);
    expect(await editor.dialog.getByLabel('Other subject').inputValue()).toBe('Weather');
    expect(await editor.dialog.getByText(/^From your last document\./).count()).toBe(2);
    await editor.dialog.getByText(/^Anyone can find, open and print it/).waitFor();
  });

  test('says so where the last changes could not be saved, or the PDF not be made, and can be tried again', async () => {
    const failed = {
      state: 'failed',
      revision: 2,
      published_revision: null,
      slug: null,
      published_at: null,
      error: 'The PDF could not be made. Please try again.',
    };
    await editor.page.route('**/api/documents/*/publish', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: failed }) : route.continue(),
    );
    const counted = editor.page.waitForRequest((request) =>
      /publish_failed.*document_id":"\w/.test(request.postData() ?? ''),
    );
    await editor.page.route(/\/api\/documents\/[\w-]+$/, (route) => route.abort());
    await editor.dialog.getByRole('button', { name: 'Make Printable' }).click();
    const problem = editor.page.getByRole('alertdialog', { name: 'Your printable is not made yet' });
    await problem.getByText("We couldn't save to your account.").waitFor();
    await counted;
    await editor.page.unroute(/\/api\/documents\/[\w-]+$/);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await problem.getByText(failed.error).waitFor();
    expect(await editor.page.getByRole('dialog', { name: 'Make Printable' }).count()).toBe(0);
    expect(await violations(editor.page)).toEqual([]);
    await editor.page.unroute('**/api/documents/*/publish');
    await problem.getByRole('button', { name: 'Try again' }).click();
    await editor.page.waitForURL(/\/d\//, { timeout: 60_000 });
  });
});

describe('the published page', () => {
  test('is private where the person said so: nobody else sees it, whatever they know', async () => {
    await student.page.goto(published);
    await student.page.getByText('There is nothing here, or it is private.').waitFor();
  });

  test('is opened by anyone where it is public, without the answers', async () => {
    const replies: string[] = [];
    student.page.on('response', async (response) => {
      if (response.url().includes('/api/published/')) replies.push(await response.text());
    });
    await student.page.goto(editor.page.url());
    await student.page.getByRole('heading', { name: 'Snow' }).waitFor();
    expect(await textOf(student.page)).toMatch(/What falls\?.*Why\?/);
    expect(await textOf(student.page)).not.toContain('heavy');
    expect(await student.page.getByText('Answer key').count()).toBe(0);
    expect(replies).toHaveLength(1);
    expect(JSON.parse(replies[0] ?? '{}')).toMatchObject({ is_owner: false, key_url: null });
    expect(replies[0]).not.toContain('heavy');
    const { pdf_url } = JSON.parse(replies[0] ?? '{}') as { pdf_url: string };
    const [guessed, unsigned] = [pdf_url.replace('.pdf', '-key.pdf'), pdf_url.replace(/\?.*/, '')];
    expect((await fetch(guessed)).status).toBe(403);
    expect((await fetch(unsigned)).status).toBe(403);
  });

  test('gives its owner the answer key, the link, and the print dialog', async () => {
    await editor.page.getByText('Answer key', { exact: true }).click();
    expect(await textOf(editor.page)).toContain('The drops grow heavy.');
    await teacher.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await editor.button('Copy link').click();
    await editor.toast('Link copied').waitFor();
    expect(await editor.page.evaluate(() => navigator.clipboard.readText())).toBe(editor.page.url());
    await editor.button('Print').click();
    await editor.page.locator('iframe[title="Print"]').waitFor({ state: 'attached' });
  });

  test('stays as it was published until it is published again', async () => {
    const address = editor.page.url();
    await editor.page.getByRole('link', { name: 'Edit' }).click();
    await editor.paper.waitFor();
    await editor.row(0).click();
    await editor.put(editor.field('Question', editor.frame), 'What melts?');
    await editor.saveState.click();
    await editor.isSaved();
    await student.page.reload();
    expect(await textOf(student.page)).toContain('What falls?');
    await editor.button('Make Printable').click();
    await editor.page
      .getByRole('dialog', { name: 'Make Printable' })
      .getByRole('button', { name: 'Make Printable' })
      .click();
    await editor.dialog.getByText('Making the PDF').waitFor();
    await student.page.reload();
    expect(await textOf(student.page)).toMatch(/What (falls|melts)\?/);
    await editor.page.waitForURL(address, { timeout: 60_000 });
    await student.page.reload();
    expect(await textOf(student.page)).toContain('What melts?');
  });

  test('is copied by its owner as it is kept now', async () => {
    await editor.button('Make a copy').click();
    await editor.page.waitForURL(/\/edit\//);
    await expect.poll(() => editor.paper.textContent()).toMatch(/What melts\?/);
  });
});

describe('my documents', () => {
  const cards = () =>
    editor.page.getByRole('region', { name: 'My documents' }).locator('.document-card-name');
  const choose = async (name: string, entry: string) => {
    await editor.button(`More for ${name}`).click();
    await editor.page.getByRole('menuitem', { name: entry }).click();
  };

  test('shows what is published, with its picture and the way to it', async () => {
    await editor.page.goto(url('/'));
    const card = editor.page.getByRole('link', { name: /Rain quiz.*Published/ });
    await card.waitFor();
    await expect
      .poll(() => card.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await choose('Rain quiz', 'Open the PDF');
    await editor.page.waitForURL(published);
    await editor.page.goto(url('/'));
  });

  test('is renamed, where a name is needed', async () => {
    await choose('Rain quiz', 'Rename');
    await editor.page.getByLabel('File name').fill('');
    await editor.dialog.getByRole('button', { name: 'Rename' }).click();
    await editor.dialog.getByText('Please enter a name for your document.').waitFor();
    await editor.page.getByLabel('File name').fill('Weather quiz');
    await editor.dialog.getByRole('button', { name: 'Rename' }).click();
    await expect.poll(() => cards().allTextContents()).toContain('Weather quiz');
  });

  test('is copied under a name of its own', async () => {
    await choose('Weather quiz', 'Copy');
    await editor.toast('“Weather quiz” copied').waitFor();
    await expect
      .poll(async () => (await cards().allTextContents()).filter((name) => /Weather/.test(name)))
      .toHaveLength(2);
  });

  test('is deleted at once and comes back with Undo', async () => {
    await choose('Snow quiz', 'Delete');
    await expect.poll(() => cards().allTextContents()).not.toContain('Snow quiz');
    await expect.poll(() => focusedIn(editor.page)).toMatch(/^link /);
    await editor.toast('“Snow quiz” deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cards().allTextContents()).toContain('Snow quiz');
  });
});
