import type { CountingTeacher } from './counting-teacher.ts';

interface Newcomer {
  readonly email: string;
  /** Reads the code of the mail to them. */
  readonly code: () => Promise<string>;
  readonly grade: string;
  /** Chosen where none is offered. */
  readonly subject?: string;
  /** Typed over the suggested name. */
  readonly filename?: string;
  /** True where the document is premium, and is paid for. */
  readonly pays?: boolean;
}

/** Goes through the checkout and back to the document. */
async function pay(teacher: CountingTeacher): Promise<void> {
  const { page } = teacher;
  await teacher.click(page.getByRole('dialog').getByRole('button', { name: 'Go Premium' }), 'Go Premium');
  await teacher.click(page.getByRole('button', { name: 'Pay and subscribe' }), 'Pay and subscribe');
  await page.getByRole('dialog', { name: 'You are Premium' }).waitFor();
  await teacher.press('Enter', 'Make Printable');
}

/** Goes from the editor through signing up and the first questions to the file; returns the text of its pages. */
export async function publishFirst(teacher: CountingTeacher, newcomer: Newcomer): Promise<string[]> {
  const { page } = teacher;
  const dialog = page.getByRole('dialog');
  await teacher.click(page.getByRole('button', { name: 'Make Printable', exact: true }), 'Make Printable');
  await teacher.type('E-mail', newcomer.email);
  await teacher.tabTo('Password');
  await teacher.type('Password', 'a long password');
  await teacher.press('Enter', 'Sign up');
  await teacher.waitForCaret('Code');
  await teacher.type('Code', await newcomer.code());
  await page.getByRole('dialog', { name: 'Before your first printable' }).waitFor();
  await teacher.click(dialog.getByText('Teacher', { exact: true }), 'Teacher');
  await teacher.click(dialog.getByText(newcomer.grade, { exact: true }), newcomer.grade);
  await teacher.click(dialog.getByRole('button', { name: 'Continue' }), 'Continue');
  if (newcomer.pays) await pay(teacher);
  await teacher.waitForCaret('File name');
  if (newcomer.filename) await teacher.type('File name', newcomer.filename);
  if (newcomer.subject)
    await teacher.click(dialog.getByText(newcomer.subject, { exact: true }), newcomer.subject);
  await teacher.click(dialog.getByRole('button', { name: 'Make Printable' }), 'Make Printable');
  await page.waitForURL(/\/d\//);
  return teacher.download();
}
