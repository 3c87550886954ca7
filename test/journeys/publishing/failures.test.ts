// @module-tag slow
import { beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { openStored } from '#test/support/journey.ts';
import { aQuiz, editor, openPeople, publishQuiz, signUpWithPlan } from './people.ts';

/** What goes wrong on the way to a PDF, and how it goes on. */
openPeople();
beforeAll(async () => {
  await signUpWithPlan();
  await publishQuiz('Rain', 'Private');
});

describe('Make Printable', () => {
  test('says so where the work cannot be saved, and goes on when that is tried again', async () => {
    await openStored(editor, aQuiz('Snow'), 'draft-snow');
    await editor.page.route('**/api/documents', (route) => route.abort());
    await editor.button('Make Printable').click();
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
    // Saving tries again with growing pauses before Handout gives up.
    const counted = editor.page.waitForRequest((request) =>
      /publish_failed.*document_id":"[\w-]/.test(request.postData() ?? ''),
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
    expect(await listViolations(editor.page)).toEqual([]);
    await editor.page.unroute('**/api/documents/*/publish');
    await problem.getByRole('button', { name: 'Try again' }).click();
    await editor.page.waitForURL(/\/d\//);
  });
});
