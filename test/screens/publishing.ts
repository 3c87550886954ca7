import type { EditorDriver } from '../support/editor-driver.ts';

/** Publishes the open document for some people. Only a user who has a plan may keep it private. */
export async function publish(editor: EditorDriver, audience: 'Private' | 'Public'): Promise<void> {
  await editor.button('Make Printable').click();
  const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
  await dialog.waitFor();
  for (const name of ['Science', 'Grade 2']) {
    const box = dialog.getByRole('checkbox', { name, exact: true });
    if (!(await box.isChecked())) await dialog.getByText(name, { exact: true }).click();
  }
  await dialog.getByText(audience, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Make Printable' }).click();
  await editor.page.waitForURL(/\/d\//, { timeout: 90_000 });
  await editor.page.getByText('Download PDF').waitFor();
}
