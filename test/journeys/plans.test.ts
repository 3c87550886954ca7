// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '../support/axe.ts';
import { aWorksheet } from '../support/builders.ts';
import { describeFocused } from '../support/describe-focused.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, openStored, type Visitor } from '../support/journey.ts';
import { appointAdmin } from '../support/make-admin.ts';
import { runAtStripe } from '../support/stripe-emulator.ts';

/** From the paywall to Premium and back again, by every way there is. */
const journey = aJourney({ ownProduct: {} });
const email = anEmail();
let teacher: Visitor;
let admin: Visitor;
let editor: EditorDriver;
beforeAll(async () => {
  [teacher, admin] = await Promise.all([journey.visitor(), journey.visitor()]);
  editor = teacher.editor;
});
/** A refusal, which is what an administrator's public document with a premium picture gets. */
const EXPECTED = /status of 422/;
afterAll(() => expect([...teacher.faults, ...admin.faults].filter((it) => !EXPECTED.test(it))).toEqual([]));

const question = (id: string) => ({
  id,
  type: 'open_response',
  data: { subtitle: 'Why?' },
  numbering: { format: 9 },
});
/** The goldfish says that it is free; the library knows better. */
const goldfish = {
  id: 'temporary',
  name: 'goldfish',
  is_icon: true,
  iconObject: { id: 'E000', is_premium: false },
};
const aPremiumWorksheet = (title: string, color_option = 'red_blue') =>
  aWorksheet({
    title,
    title_font: 'fredoka',
    items: [
      question('q1'),
      question('q2'),
      {
        id: 'blanks',
        type: 'fill_in_the_blank',
        data: { words: [{ value: 'Rain', blank: true }], answer_type: 'letter_blanks', blank_style: 'box' },
      },
      {
        id: 'hand',
        type: 'handwriting',
        data: { color_option, items: [{ id: 'r', subtitle: 'rain' }] },
      },
    ],
    images: [goldfish],
  });

const dialog = (name: string) => editor.page.getByRole('dialog', { name });
const paywall = () => dialog('Premium features');
const features = () => paywall().getByRole('listitem');
const takeFree = (name: string) =>
  paywall()
    .getByRole('button', { name: `Use the free version: ${name}` })
    .click();
const expectClean = async () => expect(await listViolations(editor.page)).toEqual([]);
const goPremium = () => paywall().getByRole('button', { name: 'Go Premium' }).click();

const plan = () => editor.page.getByRole('region', { name: 'Plan' });
const openAccount = () => editor.page.goto(`${journey.product.url}/account`);

describe('the paywall', () => {
  test('comes after a word at first use, after signing up and a name, and lists exactly what is premium, with its places', async () => {
    await openStored(editor, aPremiumWorksheet('Rain', 'solid'));
    await editor.row(3).click();
    await editor.showAdvanced();
    await editor.frame.getByText('Red/blue').click();
    const prompt = editor.toast('Red and blue handwriting lines: free to try.');
    await prompt.getByRole('button', { name: 'See Premium' }).click();
    await dialog('Premium').getByText('Premium fonts').waitFor();
    await expectClean();
    await editor.page.keyboard.press('Escape');
    await dialog('Premium').waitFor({ state: 'detached' });
    await editor.button('Make Printable').click();
    await editor.signUp(email);
    await paywall().waitFor();
    expect(
      await features().evaluateAll((all) =>
        all.map((one) => one.querySelector('.paywall-feature .strong')?.firstChild?.textContent?.trim()),
      ),
    ).toEqual([
      'Premium fonts',
      'Premium numbering',
      'Box and circle letter blanks',
      'Red and blue handwriting lines',
      'Premium images',
    ]);
    await paywall().getByText('Fredoka in the title').waitFor();
    await paywall().getByText('Question I, Question II').waitFor();
    await paywall().getByText('goldfish').waitFor();
    await paywall().getByText('$6.00 a month').waitFor();
    await expectClean();
  });

  test('lets go of who steps back, with everything as it was and editable', async () => {
    await features()
      .filter({ hasText: 'Red and blue' })
      .getByRole('button', { name: /^Show me/ })
      .click();
    await paywall().waitFor({ state: 'detached' });
    await editor.frame.filter({ hasText: 'Handwriting' }).waitFor();
    await editor.button('Make Printable').click();
    await paywall().getByRole('button', { name: 'Back to editing' }).click();
    await paywall().waitFor({ state: 'detached' });
    expect(await editor.paper.locator('.question-number').allTextContents()).toContain('I.');
    await editor.waitUntilSaved();
    await editor.button('Make Printable').click();
    await paywall().waitFor();
  });

  test('puts the free version in the place of one feature, and Undo takes it back', async () => {
    await takeFree('Premium numbering');
    await expect.poll(() => features().count()).toBe(4);
    await expect.poll(() => describeFocused(editor.page)).toContain('Use the free version: Premium fonts');
    expect(await editor.numbers()).toEqual(expect.arrayContaining(['1.', '2.']));
    await paywall().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => features().count()).toBe(5);
    expect(await editor.numbers()).toContain('I.');
  });

  test('goes on for free once nothing premium is left', async () => {
    for (const name of [
      'Premium fonts',
      'Premium numbering',
      'Box and circle letter blanks',
      'Red and blue handwriting lines',
      'Premium images',
    ])
      await takeFree(name);
    await paywall().getByText('Nothing premium is left.').waitFor();
    await paywall().getByRole('button', { name: 'Continue' }).click();
    await dialog('Make Printable').waitFor();
  });

  test('comes again where Private is chosen, which is premium', async () => {
    const printable = dialog('Make Printable');
    await printable.getByText('Private', { exact: true }).click();
    for (const name of ['Science', 'Grade 2']) await printable.getByText(name, { exact: true }).click();
    await printable.getByRole('button', { name: 'Make Printable' }).click();
    await paywall().waitFor();
    expect(await features().count()).toBe(1);
    await paywall().getByText('Public instead: anyone can find, open and print it.').waitFor();
  });
});

describe('paying', () => {
  test('nothing leads back to the document as it was left', async () => {
    await goPremium();
    await editor.page.getByRole('link', { name: 'Back to Handout' }).click();
    await editor.toast('Nothing was paid.').waitFor();
    expect(new URL(editor.page.url()).search).toBe('');
    await editor.button('Make Printable').click();
    await paywall().getByText('Private documents').waitFor();
  });

  test('by the year makes Premium, and goes on with one click to the private document', async () => {
    await paywall().getByText('$48.00 a year').click();
    await goPremium();
    await editor.page.getByText('$48.00 a year').waitFor();
    await editor.page.getByRole('button', { name: 'Pay and subscribe' }).click();
    await dialog('You are Premium').waitFor();
    await expectClean();
    await dialog('You are Premium').getByRole('button', { name: 'Make Printable' }).click();
    // Fetched by itself on a fresh page, it brings the rhythm of its form along.
    const form = dialog('Make Printable').locator('form');
    expect(await form.evaluate((one) => getComputedStyle(one).rowGap)).toBe('16px');
    await dialog('Make Printable').getByRole('button', { name: 'Make Printable' }).click();
    await editor.page.waitForURL(/\/d\/[\w-]+\/rain$/);
    await editor.page.getByText('Private', { exact: true }).waitFor();
  });
});

describe('the account', () => {
  test('says what is paid and when it renews', async () => {
    await openAccount();
    await plan().getByText('You are Premium for $48.00 a year. It renews on').waitFor();
    await expectClean();
  });

  test('cancels with the end in words, a reason where one is given, and what stays', async () => {
    await plan().getByRole('button', { name: 'Cancel Premium' }).click();
    const cancel = dialog('Cancel Premium?');
    await cancel.getByText(/Premium ends on \w+ \d+, \d{4}\./).waitFor();
    await cancel.getByText('Your documents stay and can still be opened and printed as published.').waitFor();
    await expectClean();
    await cancel.getByLabel('Why do you cancel? (optional)').fill('Summer');
    await cancel.getByRole('button', { name: 'Cancel Premium' }).click();
    await plan().getByText('It does not renew.').waitFor();
    // What opened the dialog is gone.
    await expect.poll(() => describeFocused(editor.page)).toBe('button "Keep Premium"');
    await plan().getByRole('button', { name: 'Keep Premium' }).click();
    await plan().getByText('It renews on').waitFor();
  });

  test('says until when Premium goes on after a payment that failed, and leads to paying it', async () => {
    await runAtStripe(journey.product, 'fail/0');
    await expect
      .poll(async () => {
        await openAccount();
        return plan().locator('p').first().textContent();
      })
      .toMatch(/^Your last payment failed on .+ Premium goes on until .+\.$/);
    await plan().getByRole('button', { name: 'Pay again' }).click();
    await editor.page.getByRole('button', { name: 'Pay invoice' }).click();
    await editor.page.getByRole('link', { name: 'Back to Handout' }).click();
    await plan().getByText('It renews on').waitFor();
  });
});

describe('a suspended plan', () => {
  const paused = () => dialog('Publishing is paused');

  test('pauses publishing and nothing else, and says since when', async () => {
    // The plan is read right before the payment fails, and is on the page still.
    await openAccount();
    await plan().getByText('It renews on').waitFor();
    await runAtStripe(journey.product, 'fail/15');
    await editor.page.getByRole('link', { name: 'Handout' }).first().click();
    await editor.page
      .getByRole('link', { name: /Water cycle/ })
      .first()
      .click();
    await editor.page.getByRole('link', { name: 'Edit' }).or(editor.paper).first().waitFor();
    if (editor.page.url().includes('/d/')) await editor.page.getByRole('link', { name: 'Edit' }).click();
    await editor.paper.waitFor();
    await expect
      .poll(async () => {
        await editor.button('Make Printable').click();
        await editor.dialog.first().waitFor();
        const isPaused = await paused().isVisible();
        if (!isPaused) await editor.page.keyboard.press('Escape');
        return isPaused;
      })
      .toBe(true);
    expect(
      await paused()
        .getByText(/^Your last payment failed/)
        .textContent(),
    ).toMatch(/^Your last payment failed on \w+ \d+, \d{4}\. Editing stays open; publishing is paused\.$/);
    await expectClean();
  });

  test('ends at once for who wants the free plan, which asks for its free versions again', async () => {
    await paused().getByRole('button', { name: 'End Premium' }).click();
    const end = dialog('End Premium?');
    await end.getByText('Premium ends at once.').waitFor();
    await end.getByRole('button', { name: 'End Premium' }).click();
    await end.waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        await editor.button('Make Printable').click();
        await editor.dialog.first().waitFor();
        const isFree = await paywall().isVisible();
        if (!isFree) await editor.page.keyboard.press('Escape');
        return isFree;
      })
      .toBe(true);
    await takeFree('Private documents');
    await paywall().getByRole('button', { name: 'Continue' }).click();
    await dialog('Make Printable')
      .getByText(/^Anyone can find, open and print it/)
      .waitFor();
  });
});

test('an administrator meets no paywall, and keeps premium pictures private like everybody', async () => {
  const { editor: desk, page } = admin;
  const theirs = anEmail();
  await openStored(desk, aPremiumWorksheet('Admin'));
  await desk.saveState.click();
  await desk.signUp(theirs);
  await desk.waitUntilSaved();
  await appointAdmin(journey.product, theirs);
  await desk.button('Make Printable').click();
  const printable = page.getByRole('dialog', { name: 'Make Printable' });
  for (const name of ['Public', 'Science', 'Grade 2'])
    await printable.getByText(name, { exact: true }).click();
  await printable.getByRole('button', { name: 'Make Printable' }).click();
  await printable
    .getByRole('alert')
    .getByText('Premium images require saving worksheet as Private.')
    .waitFor();
  await printable.getByText('Private', { exact: true }).click();
  await printable.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/d\/[\w-]+\/admin$/);
  await page.getByText('Private', { exact: true }).waitFor();
});
