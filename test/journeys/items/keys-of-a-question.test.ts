import { describe, expect, test } from 'vitest';
import { editor, expectPaper, open, openItemsEditor } from './worksheet.ts';

/** What the keys do in the form of a question, which is filled in like any other form. */
openItemsEditor();

const readFocusedName = () => editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const press = async (...keys: string[]) => {
  for (const key of keys) await editor.page.keyboard.press(key);
};
const type = (text: string) => editor.page.keyboard.type(text);

describe('in a question', () => {
  test('Tab goes from it to its first option, and never into the tools of its text', async () => {
    await open();
    await editor.addItem('Multiple Choice');
    await expect.poll(readFocusedName).toBe('Question');
    await type('What drinks?');
    await press('Tab');
    await expect.poll(readFocusedName).toBe('Option A');
    await type('the roots');
    await press('Enter');
    await type('the petals');
    await expectPaper(/What drinks\?.*the roots.*the petals/);
  });

  test('Alt+F10 and Shift+Tab go from it to its tools, and Escape back', async () => {
    await editor.field('Question', editor.frame).click();
    for (const keys of ['Alt+F10', 'Shift+Tab']) {
      await press(keys);
      await expect.poll(readFocusedName).toMatch(/^(Bold|Math)$/);
      await press('Escape');
      await expect.poll(readFocusedName).toBe('Question');
    }
  });

  test('Tab goes from its tools back to it', async () => {
    await press('Alt+F10', 'Tab');
    await expect.poll(readFocusedName).toBe('Question');
  });

  test('a letter that is typed on a tool goes on in the text', async () => {
    await press('End', 'Alt+F10');
    await expect.poll(readFocusedName).toBe('Bold');
    await type(' or eats');
    await expect.poll(readFocusedName).toBe('Question');
    await expectPaper(/What drinks\?.*or? ?eats/);
  });
});
