import { beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
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
  const trash = () => editor.page.getByRole('list', { name: 'Deleted documents' });
  const choose = (name: string, entry: string) => editor.chooseForTile(name, entry);

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

  test('finds a document by the words in it, as it was saved last', async () => {
    await editor.page.goto(`${editor.product.url}/`);
    await mine().getByLabel('Search').fill('what FALLS');
    await expect.poll(() => cards().allTextContents()).toEqual(['Snow quiz', 'Rain quiz']);
    await mine().getByLabel('Search').fill('what glows');
    await mine().getByText('None of your documents match.').waitFor();
    await mine().getByLabel('Search').fill('');
  });

  test('has changed since its PDF as the editor says so: not once a change is undone', {
    tags: ['slow'],
  }, async () => {
    await editor.page.goto(`${editor.product.url}/`);
    const card = mine().getByRole('link', { name: /^Rain quiz/ });
    const isSaidChanged = async () => /Changed since its PDF/.test((await card.textContent()) ?? '');
    const sign = () => editor.button('Make Printable').getAttribute('title');
    const change = async () => {
      await card.click();
      await editor.paper.getByText('What falls?').click();
      await editor.page.keyboard.type('x');
      await expect.poll(sign).toBe('Changes are not in the PDF yet');
      await editor.saveState.click();
      await editor.waitUntilSaved();
    };
    const leave = async () => {
      await editor.page.goto(`${editor.product.url}/`);
      await card.waitFor();
    };
    await change();
    await editor.undo();
    await expect.poll(sign).toBe(null);
    await leave();
    expect(await isSaidChanged()).toBe(false);
    await change();
    await leave();
    expect(await isSaidChanged()).toBe(true);
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

  test('is moved into a new folder, which shows it alone, and is in it again when the folder is brought back', async () => {
    const folder = (name: string) =>
      mine().getByRole('navigation', { name: 'Folders' }).getByRole('link', { name, exact: true });
    await choose('Snow quiz', 'Move to a folder…');
    await editor.dialog.getByRole('button', { name: 'Move' }).click();
    await editor.dialog.getByText('Give the folder a name.').waitFor();
    await editor.page.getByLabel('Folder name').fill('Year 4');
    expect(await listViolations(editor.page)).toEqual([]);
    await editor.dialog.getByRole('button', { name: 'Move' }).click();
    await editor.toast('“Snow quiz” is in “Year 4”').waitFor();
    await folder('Year 4').click();
    await expect.poll(() => cards().allTextContents()).toEqual(['Snow quiz']);
    expect(await listViolations(editor.page)).toEqual([]);
    await choose('folder Year 4', 'Rename folder');
    await editor.page.getByLabel('Folder name').fill('Year 5');
    await editor.dialog.getByRole('button', { name: 'Rename' }).click();
    await folder('Year 5').waitFor();
    await editor.page.reload();
    await expect.poll(() => cards().allTextContents()).toEqual(['Snow quiz']);
    await choose('folder Year 5', 'Delete folder');
    await expect.poll(() => cards().count()).toBeGreaterThan(1);
    await editor.toast('Folder “Year 5” deleted').getByRole('button', { name: 'Undo' }).click();
    await folder('Year 5').click();
    await expect.poll(() => cards().allTextContents()).toEqual(['Snow quiz']);
    await folder('All documents').click();
  });

  test('is deleted at once and comes back with Undo', async () => {
    await choose('Snow quiz', 'Delete');
    await expect.poll(() => cards().allTextContents()).not.toContain('Snow quiz');
    await expect.poll(() => describeFocused(editor.page)).toMatch(/^button "More for /);
    await editor.toast('“Snow quiz” moved to the trash').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cards().allTextContents()).toContain('Snow quiz');
  });

  test('is in the trash once it is deleted, and is restored from there', async () => {
    await choose('Snow quiz', 'Delete');
    await editor.toast('“Snow quiz” moved to the trash').waitFor();
    await mine().getByRole('link', { name: 'Trash' }).click();
    await trash().getByText('Snow quiz').waitFor();
    expect(await trash().getByRole('listitem').textContent()).toMatch(
      /Worksheet · Deleted just now · 30 days left/,
    );
    expect(await listViolations(editor.page)).toEqual([]);
    await editor.button('Restore Snow quiz').click();
    await editor.page.getByText('Nothing is in the trash.').waitFor();
    await editor.page.goBack();
    await expect.poll(() => cards().allTextContents()).toContain('Snow quiz');
  });

  test('is deleted for good only when asked twice', async () => {
    await choose('Snow quiz', 'Delete');
    await mine().getByRole('link', { name: 'Trash' }).click();
    await editor.button('Delete for good: Snow quiz').click();
    expect(await listViolations(editor.page)).toEqual([]);
    await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
    await editor.button('Delete for good: Snow quiz').click();
    await editor.dialog.getByRole('button', { name: 'Delete for good' }).click();
    await editor.page.getByText('Nothing is in the trash.').waitFor();
    await editor.page.reload();
    await editor.page.getByText('Nothing is in the trash.').waitFor();
  });
});
