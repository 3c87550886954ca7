import { beforeAll, describe, expect, test } from 'vitest';
import { describeFocused } from '#test/support/describe-focused.ts';
import { editor, openPeople, publishQuiz, signUpWithPlan } from './people.ts';

/** What the start page says of them, and does with them. */
openPeople();
let published: string;
beforeAll(async () => {
  await signUpWithPlan();
  published = await publishQuiz('Rain', 'Private');
  await publishQuiz('Snow', 'Public');
});

describe('my documents', () => {
  const mine = () => editor.page.getByRole('region', { name: 'My documents' });
  const cards = () => mine().locator('.document-card-name');
  const choose = async (name: string, entry: string) => {
    await editor.button(`More for ${name}`).click();
    await editor.page.getByRole('menuitem', { name: entry }).click();
  };

  test('shows what is published, with its picture and the way to it', async () => {
    await editor.page.goto(`${editor.product.url}/`);
    const card = mine().getByRole('link', { name: /Rain quiz.*Published/ });
    await card.waitFor();
    await expect
      .poll(() => card.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await choose('Rain quiz', 'Open the PDF');
    await editor.page.waitForURL(published);
    await editor.page.goto(`${editor.product.url}/`);
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
    await expect.poll(() => describeFocused(editor.page)).toMatch(/^link /);
    await editor.toast('“Snow quiz” deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cards().allTextContents()).toContain('Snow quiz');
  });
});
