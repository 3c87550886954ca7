// @module-tag slow
import { beforeAll, describe, expect, test } from 'vitest';
import { aBingo, aWorksheet } from '#test/support/builders.ts';
import { openStored } from '#test/support/journey.ts';
import { aQuiz, editor, openPeople, publishQuiz, signUpWithPlan } from './people.ts';

/** What may be forgotten, and what stands in the way, each with the way to it. */
openPeople();
beforeAll(async () => {
  await signUpWithPlan();
  await publishQuiz('Rain', 'Private');
});

describe('Make Printable', () => {
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
    await openStored(
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
    await editor.page.waitForURL(/\/d\/[\w-]+\/forgotten$/);
  });

  test('somebody whose student fields are limited has those that are there, and nothing that adds one', async () => {
    await openStored(editor, aQuiz('Limited'), 'draft-limited');
    const own = editor.page.getByLabel('Add a field of your own');
    const fields = editor.button(/^Student fields/);
    await fields.click();
    await own.waitFor();
    await editor.page.route('**/api/session/refresh', async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      session.user.flags.limit_student_fields = true;
      await route.fulfill({ response, json: session });
    });
    await editor.page.reload();
    await fields.click();
    await editor.button('Remove Name').waitFor();
    await expect.poll(() => own.count()).toBe(0);
    expect(await editor.page.locator('.student-suggestions').count()).toBe(0);
    await editor.page.unrouteAll();
  });

  test('says before any press that there is nothing to print, and leads to what is missing', async () => {
    await openStored(editor, aWorksheet({ title: 'Empty', items: [] }), 'draft-empty');
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByText('Add at least one question before you publish.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Make Printable' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Show me' }).click();
    await editor.page.getByRole('dialog', { name: 'Add Item' }).waitFor();
  });

  test('leads into the field of a question that is unfinished', async () => {
    const options = [{ answer: 'a' }, { answer: '' }];
    const unfinished = { id: 'q', type: 'multiple_choice', data: { subtitle: 'Which?', options } };
    await openStored(editor, aWorksheet({ title: 'Unfinished', items: [unfinished] }), 'draft-unfinished');
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByRole('button', { name: 'Show me' }).first().click();
    const isInItem = () =>
      editor.page
        .locator('.frame-open .frame-body')
        .evaluate((body) => body.contains(document.activeElement));
    await expect.poll(isInItem).toBe(true);
  });

  test('leads to where the words are written that a bingo card lacks', async () => {
    await openStored(editor, aBingo({ words: 18 }), 'draft-short');
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog
      .getByText('You have 18 words. A 5 × 5 card needs 24. Add 6, or turn on Reuse words.')
      .waitFor();
    expect(await dialog.getByText('answers included').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Show me' }).click();
    const next = editor.field('New word');
    await expect.poll(() => next.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});
