// @module-tag slow
import { beforeAll, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { downloadText, editor, openPeople, publishQuiz, signUpWithPlan, student } from './people.ts';

openPeople();
/** Where the code of the key leads. */
let code: string;
beforeAll(async () => {
  await signUpWithPlan();
  const published = await publishQuiz('Hail', 'Public');
  code = `${published.slice(0, published.lastIndexOf('/'))}?key`;
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the code of a key leads its teacher to the key, and tells a student that it is not theirs', async () => {
  await editor.page.goto(code);
  await expect.poll(() => editor.page.getByRole('radio', { name: 'Answer key' }).isChecked()).toBe(true);
  expect(await downloadText(editor.page)).toContain('heavy');
  await student.page.goto(code);
  await student.page.getByText('The answer key is for its teacher alone.').waitFor();
  expect(await downloadText(student.page)).not.toContain('heavy');
  expect(await listViolations(student.page)).toEqual([]);
});

test('the teacher sets the day from which everybody sees the key, and the student is told', async () => {
  await editor.page.getByLabel('Show from a date').fill(day(3));
  await editor.page.getByText(/Until then nobody else can open it/).waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  await student.page.reload();
  await student.page.getByText(/The answer key opens on /).waitFor();
  expect(await student.page.getByText('Make a copy').count()).toBe(0);
});

test('a key that everybody may see opens by its code', async () => {
  // The switch moves before the server knows.
  const shared = editor.page.waitForResponse((response) => response.request().method() !== 'GET');
  await editor.page.locator('label', { hasText: 'Show the answer key to everyone' }).click();
  expect((await shared).ok()).toBe(true);
  await expect.poll(() => editor.page.getByLabel('Show from a date').count()).toBe(0);
  await student.page.reload();
  await expect.poll(() => student.page.getByRole('radio', { name: 'Answer key' }).isChecked()).toBe(true);
  expect(await downloadText(student.page)).toContain('heavy');
});
