// @module-tag slow
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '../support/axe.ts';
import { aWorksheet } from '../support/builders.ts';
import { describeFocused } from '../support/describe-focused.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, openStored, type Visitor } from '../support/journey.ts';

/** Every screen for everybody: what axe finds, where the focus is, what the keyboard can do alone. */
const journey = aJourney();
let teacher: Visitor;
let editor: EditorDriver;

beforeAll(async () => {
  teacher = await journey.visitor();
  editor = teacher.editor;
});
afterAll(() => expect(teacher.faults.filter((fault) => !/Failed to load/.test(fault))).toEqual([]));

const url = (path: string) => `${journey.product.url}${path}`;
const expectClean = async (page: Page = editor.page) => expect(await listViolations(page)).toEqual([]);

const everything = () =>
  aWorksheet({
    title: 'Everything',
    items: [
      { id: 'header', type: 'section_header', data: { title: 'Warm-up' } },
      { id: 'box', type: 'instruction', data: { instruction: 'Read carefully.' } },
      { id: 'text', type: 'basic_text', data: { instruction: 'Did you know?' } },
      {
        id: 'choice',
        type: 'multiple_choice',
        data: { subtitle: 'Which?', options: [{ answer: 'a', correct: true }, { answer: 'b' }] },
      },
      { id: 'open', type: 'open_response', data: { subtitle: 'Why?', has_answer: true, answer: 'So.' } },
      { id: 'line', type: 'divider' },
      { id: 'hidden', type: 'basic_text', hide: true, data: { instruction: 'Not printed' } },
      { id: 'break', type: 'page_break' },
    ],
  });

describe('axe finds nothing', () => {
  test('on the start page, before anybody has signed in', async () => {
    await editor.page.goto(url('/'));
    await editor.button('Log in or sign up').waitFor();
    await expectClean();
  });

  test('on an empty editor', async () => {
    await editor.openNew();
    await expectClean();
  });

  test('on a full editor, whatever panel is open', async () => {
    await openStored(editor, everything());
    await editor.openSection('Body Font Styling');
    await expectClean();
    for (let place = 0; place < 8; place++) {
      await editor.row(place).click();
      if (place === 3) await editor.showAdvanced();
      await expectClean();
    }
    await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
    await (await editor.block(3)).hover();
    await expectClean();
  });

  test('on Add Item', async () => {
    await editor.page.keyboard.press('Control+Enter');
    await editor.dialog.waitFor();
    await expectClean();
    await editor.page.keyboard.press('Escape');
  });

  test('on signing up, confirming, and naming the document', async () => {
    await openStored(editor, aWorksheet({ filename: '' }), 'draft-named');
    await editor.saveState.click();
    await editor.dialog.getByRole('button', { name: 'Sign up' }).click();
    await editor.dialog.getByText('Please enter your e-mail address.').waitFor();
    await expect.poll(() => describeFocused(editor.page)).toContain('"E-mail"');
    await expectClean();
    const email = anEmail();
    await editor.dialog.getByLabel('E-mail').fill(email);
    await editor.dialog.getByLabel('Password', { exact: true }).fill('a long password');
    await editor.dialog.getByRole('button', { name: 'Sign up' }).click();
    await editor.dialog.getByLabel('Code').waitFor();
    await expectClean();
    await editor.dialog.getByLabel('Code').fill(await journey.product.codeFor(email));
    await editor.page.getByLabel('File name').waitFor();
    await expectClean();
    await editor.nameDocument('For everybody');
    await editor.waitUntilSaved();
    await expectClean();
  });

  test('on Make Printable, its progress, and the published page', async () => {
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await expect.poll(() => dialog.getByText('Select at least one').count()).toBe(2);
    await expect.poll(() => describeFocused(editor.page)).toContain('"Language Arts"');
    await expectClean();
    let isHeld = true;
    await editor.page.route('**/api/documents/*/publish', async (route) => {
      if (!isHeld || route.request().method() === 'POST') return route.continue();
      const state = await (await route.fetch()).json();
      await route.fulfill({ json: { ...state, state: 'rendering', published_revision: null } });
    });
    for (const choice of ['Math', 'K']) await dialog.getByText(choice, { exact: true }).click();
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await dialog.getByText('Making the PDF').waitFor();
    await expect.poll(() => describeFocused(editor.page)).toContain('Making your PDF');
    await expectClean();
    // Taken back while one is under way, that one would never be answered.
    isHeld = false;
    await editor.page.waitForURL(/\/d\//);
    await expect.poll(() => editor.page.title()).toMatch(/^.+ · Handout$/);
    await editor.page.locator('.sheet .visually-hidden').first().waitFor({ state: 'attached' });
    await expectClean();
  });

  test('on the start page with documents, the account, and pages that say no', async () => {
    await editor.page.goto(url('/'));
    await editor.page
      .getByRole('link', { name: /For everybody/ })
      .first()
      .waitFor();
    await expectClean();
    await editor.button('More for For everybody').click();
    await editor.page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    await expectClean();
    await editor.page.goto(url('/account'));
    await editor.page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await expectClean();
    await editor.page.goto(url('/nowhere'));
    await editor.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await expectClean();
    const visitor = await journey.visitor();
    await visitor.page.goto(url('/edit/nobodys'));
    await visitor.page.getByRole('heading', { name: 'Please log in' }).waitFor();
    await expectClean(visitor.page);
    await visitor.page.goto(url('/d/nobodys/slug'));
    await visitor.page.getByText('The page may have been deleted, or it is private.').waitFor();
    await expectClean(visitor.page);
    await visitor.context.close();
  });
});

describe('the focus', () => {
  const focused = () => describeFocused(editor.page);

  test('comes back from every dialog to where it was', async () => {
    await openStored(editor, everything(), 'draft-focus');
    for (const [trigger, dialog] of [
      ['Add Item', 'Add Item'],
      ['Clear All', 'Are you sure'],
      ['Water cycle', 'Name your document'],
    ] as const) {
      await editor.button(trigger).focus();
      await editor.page.keyboard.press('Enter');
      await editor.page.getByRole('heading', { name: dialog }).waitFor();
      await editor.page.keyboard.press('Escape');
      await editor.dialog.waitFor({ state: 'detached' });
      await expect.poll(focused).toContain(trigger);
    }
  });

  test('goes to the new item, and stays near what was deleted', async () => {
    await editor.addItem('Open Response');
    await expect.poll(focused).toContain('textbox "Question"');
    await editor.button('Delete').focus();
    await editor.page.keyboard.press('Enter');
    await expect.poll(focused).toContain('button "Page Break"');
    await editor.row(3).click();
    await editor.button('Delete').focus();
    await editor.page.keyboard.press('Enter');
    await editor.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(focused).toContain('button "Open Response Why?"');
    await editor.button('Clear All').click();
    await editor.dialog.getByRole('button', { name: 'Clear All' }).click();
    await expect.poll(focused).toBe('button "Add Item"');
  });
});

describe('the keyboard alone', () => {
  test('makes a worksheet with a multiple choice, saves it and publishes it', async () => {
    const person = await journey.visitor();
    const { page } = person;
    const { keyboard } = page;
    /** Tab until the element of that name has the focus. */
    const tabTo = async (name: string) => {
      for (let tab = 0; tab < 80; tab++) {
        await keyboard.press('Tab');
        if ((await describeFocused(page)).startsWith(name)) return;
      }
      throw new Error(`The keyboard does not reach ${name}`);
    };
    await page.goto(url('/'));
    await page.getByRole('link', { name: /Worksheet/ }).waitFor();
    await tabTo('link "Worksheet');
    await keyboard.press('Enter');
    await person.editor.paper.waitFor();
    await keyboard.press('Control+Enter');
    await page.locator('.item-tile:focus').waitFor();
    await keyboard.press('Enter');
    await expect.poll(() => describeFocused(page)).toContain('textbox "Question"');
    await keyboard.type('What falls?');
    await tabTo('textbox "Option A');
    await keyboard.type('sun');
    await keyboard.press('Enter');
    await keyboard.type('rain');
    await tabTo('switch "B is correct');
    await keyboard.press('Space');
    await expect.poll(() => person.editor.paper.textContent()).toMatch(/1\.What falls\?AsunBrain/);
    expect(await page.getByRole('switch', { name: 'B is correct' }).isChecked()).toBe(true);

    await keyboard.press('Control+s');
    await expect.poll(() => describeFocused(page)).toContain('textbox "E-mail"');
    const email = anEmail();
    await keyboard.type(email);
    await keyboard.press('Tab');
    await keyboard.type('a long password');
    await keyboard.press('Enter');
    await expect.poll(() => describeFocused(page)).toContain('textbox "Code"');
    await keyboard.type(await journey.product.codeFor(email));
    await expect.poll(() => describeFocused(page)).toContain('textbox "File name"');
    await keyboard.press('Enter');
    await person.editor.waitUntilSaved();
    await expect.poll(() => describeFocused(page)).not.toBe('');

    await tabTo('button "Make Printable');
    await keyboard.press('Enter');
    await person.editor.dialog.waitFor();
    await tabTo('checkbox "Science');
    await keyboard.press('Space');
    await tabTo('checkbox "Grade 2');
    await keyboard.press('Space');
    await tabTo('button "Make Printable');
    await keyboard.press('Enter');
    await page.waitForURL(/\/d\//);
    expect(person.faults.filter((fault) => !/Failed to load/.test(fault))).toEqual([]);
    await person.context.close();
  });
});

describe('a small screen', () => {
  const overflow = (page: Page) =>
    page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);

  /** What of the bar has less room than it needs, or reaches into the next part. */
  const crowded = (page: Page) =>
    page.locator('.top-bar > :visible').evaluateAll((parts) =>
      parts
        .filter((part, at) => {
          const free = parts[at + 1]?.getBoundingClientRect().left ?? window.innerWidth;
          return part.getBoundingClientRect().right > free || part.scrollWidth > part.clientWidth;
        })
        .map(({ className }) => className),
    );

  test('has its notice, which stays away once it is dismissed, and nothing sticks out', async () => {
    const small = await journey.visitor({ width: 800, height: 1100 });
    await small.page.goto(url('/'));
    await small.page.getByText('Weekly quiz').waitFor();
    expect(await overflow(small.page)).toBeLessThanOrEqual(0);
    await openStored(small.editor, everything());
    const notice = small.page.getByText('This editor works best on a screen wider than 925 px.');
    await notice.waitFor();
    expect(await overflow(small.page)).toBeLessThanOrEqual(0);
    await expectClean(small.page);
    await small.page.setViewportSize({ width: 375, height: 700 });
    await expect.poll(() => overflow(small.page)).toBeLessThanOrEqual(0);
    expect(await crowded(small.page)).toEqual([]);
    await small.editor.button('Edit anyway').click();
    expect(await notice.count()).toBe(0);
    await small.page.reload();
    await small.editor.paper.waitFor();
    expect(await notice.count()).toBe(0);
    await small.context.close();
  });

  test('of 1366 px shows the whole editor and nothing sticks out', async () => {
    await openStored(editor, everything(), 'draft-wide');
    expect(await overflow(editor.page)).toBeLessThanOrEqual(0);
    expect(await editor.page.getByText('This editor works best').isVisible()).toBe(false);
    await editor.page.goto(url('/'));
    await editor.page.getByText('Weekly quiz').waitFor();
    expect(await overflow(editor.page)).toBeLessThanOrEqual(0);
  });
});
