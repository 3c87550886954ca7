import { readFile } from 'node:fs/promises';
import { escapeRegExp } from 'es-toolkit';
import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '#test/support/journey.ts';
import { readPdf } from '#test/support/pdf.ts';

/**
 * A teacher whose actions are counted, as those of the trial were: a click, a key that acts, a paste, and a field into
 * which they type are one each. What they type there, and Tab or Enter from row to row of a list, are none.
 */
export class CountingTeacher {
  readonly page: Page;
  /** What they did, in words, one line for each action. */
  readonly actions: string[] = [];

  constructor({ page }: Visitor) {
    this.page = page;
  }

  async click(target: Locator, words: string): Promise<void> {
    await target.click();
    this.actions.push(`click ${words}`);
  }
  /** Presses a key that acts. */
  async press(key: string, words: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.actions.push(`${key}: ${words}`);
  }
  /** Types into the field that has the caret; Enter leads from row to row. */
  async type(label: string | RegExp, ...rows: readonly string[]): Promise<void> {
    await this.waitForCaret(label);
    for (const [at, row] of rows.entries()) {
      if (at > 0) await this.page.keyboard.press('Enter');
      await this.page.keyboard.type(row);
    }
    this.actions.push(`${TYPED} ${label}`);
  }
  /** Goes to the next field by Tab, which is no action; it must come before the Tab key has gone round. */
  async tabTo(label: string | RegExp, way: 'forwards' | 'backwards' = 'forwards'): Promise<void> {
    for (let key = 0; key < MOST_TABS; key++) {
      await this.page.keyboard.press(way === 'forwards' ? 'Tab' : 'Shift+Tab');
      if (isNamed(await this.page.evaluate(readFocusedName), label)) return;
    }
    throw new Error(`No Tab leads to ${label}`);
  }
  /** What they did apart from typing. */
  get presses(): string[] {
    return this.actions.filter((action) => !action.startsWith(TYPED));
  }
  /** Types one text after another, each in the field to which Enter or Tab leads from the last. */
  async typeOn(
    key: 'Enter' | 'Tab',
    ...fields: readonly (readonly [label: string, text: string])[]
  ): Promise<void> {
    for (const [at, [label, text]] of fields.entries()) {
      if (at > 0) await this.page.keyboard.press(key);
      await this.type(label, text);
    }
  }
  /** Pastes text as another program gives it, wherever the focus is: plain, or with its formats as HTML. */
  async paste(text: string, words: string, html = ''): Promise<void> {
    await this.page.evaluate(pasteText, { text, html });
    this.actions.push(`paste ${words}`);
  }
  /** Chooses files in the dialog that a button opens. */
  async chooseFiles(
    target: Locator,
    files: readonly { name: string; body: string | Buffer }[],
  ): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.click(target, 'Choose files');
    await (await choosing).setFiles(
      files.map(({ name, body }) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(body),
      })),
    );
    this.actions.push(`choose ${files.map(({ name }) => name).join(', ')}`);
  }
  /** Waits until the field or button of that name has the focus. */
  async waitForCaret(label: string | RegExp): Promise<void> {
    const { source, flags } = toPattern(label);
    await this.page.waitForFunction(isFocusNamed, { source, flags });
  }
  /** Downloads the key from the published page; returns the text of its pages. */
  async downloadKey(): Promise<string[]> {
    const button = this.page.getByRole('button', { name: 'Download answer key' });
    return this.save(this.click(button, 'Download answer key'));
  }
  /** Downloads the file of the published page by Enter, be it there or on its way; returns the text of its pages. */
  async download(): Promise<string[]> {
    await this.waitForCaret('Download PDF');
    return this.save(this.press('Enter', 'Download PDF'));
  }
  /** Reads the file that an action brings. */
  private async save(action: Promise<void>): Promise<string[]> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), action]);
    const file = await readFile(await download.path());
    return (await readPdf(file)).map(({ text }) => text);
  }
}

const MOST_TABS = 60;
const TYPED = 'type into';

const toPattern = (label: string | RegExp): RegExp =>
  typeof label === 'string' ? new RegExp(`^${escapeRegExp(label)}$`) : label;
const isNamed = (name: string, label: string | RegExp): boolean => toPattern(label).test(name);

/** Runs in the page: the name of what has the focus. */
function readFocusedName(): string {
  const focused = document.activeElement;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
  return (focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? '').trim();
}

/** Runs in the page, where it cannot call the function above. */
function isFocusNamed({ source, flags }: { source: string; flags: string }): boolean {
  const focused = document.activeElement;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
  const name = (focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? '').trim();
  return new RegExp(source, flags).test(name);
}

/** Runs in the page. */
function pasteText({ text, html }: { text: string; html: string }): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  if (html) clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
}
