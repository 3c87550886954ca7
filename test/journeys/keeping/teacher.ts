import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { anEmail, EditorDriver } from '#test/support/editor-driver.ts';
import { openStored, type Visitor } from '#test/support/journey.ts';

/** Who goes through all chapters, and the editor that is open. */
export let teacher: Visitor;
export let editor: EditorDriver;
export function begin(visitor: Visitor): void {
  teacher = visitor;
  editor = visitor.editor;
}
/** Another page of theirs is the one to go on in. */
export function switchToDriver(driver: EditorDriver): void {
  editor = driver;
}
export const email = anEmail();

export const url = (path: string) => `${editor.product.url}${path}`;
const question = (driver = editor) => driver.field('Question', driver.frame);
export const expectPaper = (text: RegExp, driver = editor) =>
  expect.poll(() => driver.paper.textContent()).toMatch(text);

/** Opens the first item and asks something else in it. */
export async function ask(text: string, driver = editor) {
  if ((await driver.frame.count()) === 0) await driver.row(0).click();
  await driver.put(question(driver), text);
}
export const isStored = (driver = editor) =>
  driver.page.locator('.save-state[title="Kept on this device."]').waitFor();

let kept = 0;
/** A document in the teacher's account, open in the editor. */
export async function aSavedDocument(title: string) {
  await openStored(editor, aWorksheet({ title, filename: title }), `draft-${++kept}`);
  await editor.saveState.click();
  await editor.isSaved();
}
export async function reopen(address = editor.page.url(), page?: Page): Promise<EditorDriver> {
  const driver = new EditorDriver(page ?? (await teacher.context.newPage()), editor.product);
  await driver.page.goto(address);
  await driver.paper.waitFor();
  return driver;
}
