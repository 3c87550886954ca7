import { describe, expect, test } from 'vitest';
import { grantPremium } from '#test/support/give-premium.ts';
import { openStored } from '#test/support/journey.ts';
import { aQuiz, downloadText, editor, email, openPeople } from './people.ts';

/** A newcomer’s first printable. */
openPeople();

describe('Make Printable', () => {
  test('asks a newcomer to sign up, then for a name, which must not be empty', async () => {
    await openStored(editor, aQuiz('Rain'));
    await editor.button('Make Printable').click();
    await editor.dialog.getByText('Sign up to make your worksheet printable.').waitFor();
    await editor.signUp(email);
    // Private, as this worksheet is published first, is for those who have a plan.
    await grantPremium(editor.product, email);
    const name = editor.page.getByLabel('File name');
    await name.waitFor();
    expect(await name.inputValue()).toBe('Rain');
    await name.fill('  ');
    await editor.dialog.getByRole('button', { name: 'Make Printable' }).click();
    await editor.dialog.getByText('Please enter a name for your document.').waitFor();
    await name.fill('Rain quiz');
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
    await editor.page.waitForURL(/\/d\/[\w-]+\/rain$/);
    await editor.page.getByText('Private', { exact: true }).waitFor();
    expect(await downloadText(editor.page)).toMatch(/Rain 1\. What falls\?/);
  });

  test('saves the answers, then downloads the icons that the account has not, then publishes', async () => {
    const image = { id: 's', name: 'sun', alt: 'sun', is_icon: true, iconObject: { id: '2600' }, ratio: 1 };
    await openStored(editor, { ...aQuiz('Sun'), images: [image] } as never, 'draft-sun');
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByText('Private', { exact: true }).click();
    const sent: string[] = [];
    editor.page.on('request', (request) => {
      const step = /\/(documents|icons|downloads|publish)(?=$|\/[\w-]+$)/.exec(request.url())?.[1];
      if (step && request.method() !== 'GET') sent.push(`${request.method()} ${step}`);
    });
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await editor.page.waitForURL(/\/d\/[\w-]+\/sun$/);
    expect(sent).toEqual(['PUT documents', 'POST downloads', 'PUT documents', 'POST publish']);
  });
});
