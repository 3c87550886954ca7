import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';

/** The editor of whoever goes through all chapters, and a folder for what is printed. */
export let editor: EditorDriver;
export let folder: string;
export function begin(driver: EditorDriver, prints: string): void {
  editor = driver;
  folder = prints;
}

export const expectPaper = (text: RegExp) => expect.poll(() => editor.paper.textContent()).toMatch(text);
export const expectBank = (...words: readonly string[]) =>
  expect.poll(async () => (await editor.bankWords()).sort()).toEqual([...words].sort());
export const expectClean = async () => expect(await listViolations(editor.page)).toEqual([]);
export const isOn = (name: string, frame: Locator) => frame.getByRole('switch', { name }).isChecked();
