import type { Locator, Page } from 'playwright-core';
import type { Product } from './product.ts';

/** The password of everybody who signs up. */
export const PASSWORD = 'a long password';

type Choice = { answer: string; correct?: boolean };

/** The editor as a teacher uses it: words of the screen, keys and clicks, nothing behind them. */
export class EditorDriver {
  readonly page: Page;
  readonly product: Product;

  constructor(page: Page, product: Product) {
    this.page = page;
    this.product = product;
  }

  async openNew(): Promise<this> {
    await this.page.goto(`${this.product.url}/new/worksheet`);
    await this.paper.waitFor();
    return this;
  }

  get paper(): Locator {
    return this.page.locator('#root .desk .paper');
  }
  get sheets(): Locator {
    return this.paper.locator('.page');
  }
  get saveState(): Locator {
    return this.page.locator('.save-state');
  }
  /** The editor of the item that is open. */
  get frame(): Locator {
    return this.page.locator('.frame-open');
  }
  get frames(): Locator {
    return this.page.locator('.frame');
  }
  field(name: string, within: Locator = this.page.locator('.side-bar')): Locator {
    return within.getByRole('textbox', { name, exact: true });
  }
  button(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  }
  async toggle(name: string, within: Locator = this.page.locator('.side-bar')): Promise<void> {
    await within.locator('label', { hasText: new RegExp(`^${name}$`) }).click();
  }

  /** Opens Advanced Options, which stay as they were left. */
  async showAdvanced(): Promise<void> {
    const options = this.frame.getByRole('switch', { name: 'Advanced Options' });
    if (!(await options.isChecked())) await this.toggle('Advanced Options', this.frame);
  }

  /** Replaces what stands in a field. */
  async write(field: Locator, text: string): Promise<void> {
    await field.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }
  /** Puts text into a field in one go, as an input method or dictation does. */
  async put(field: Locator, text: string): Promise<void> {
    await field.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** The row of the item at the place, from 0. */
  row(place: number): Locator {
    return this.frames.nth(place).locator('.frame-title');
  }
  /** What the frames say, one line each. */
  async rows(): Promise<string[]> {
    const readWords = (all: Element[]) =>
      all.map(({ children }) =>
        Array.from(children, (part) => part.textContent)
          .join(' ')
          .trim(),
      );
    return this.page.locator('.frame-title').evaluateAll(readWords);
  }
  /** What the sheets show of the item at the place in the side bar, from 0; sheets out of sight show nothing. */
  async block(place: number): Promise<Locator> {
    const id = await this.frames.nth(place).getAttribute('data-frame');
    return this.paper.locator(`[data-block="${id}"]`);
  }
  /** The numbers on the paper, in their order. */
  numbers(): Promise<string[]> {
    return this.paper.locator('.question-number').allTextContents();
  }
  get dialog(): Locator {
    // A message is one to a screen reader too.
    return this.page.locator(':is([role=dialog], [role=alertdialog]):not(.toast)').filter({ visible: true });
  }
  toast(words: string | RegExp): Locator {
    return this.page.locator('.toast', { hasText: words });
  }
  async undo(times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await this.page.keyboard.press('ControlOrMeta+z');
  }
  async redo(times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await this.page.keyboard.press('ControlOrMeta+Shift+z');
  }

  /** Chooses from the menu of a tile in My documents. */
  async chooseForTile(name: string, entry: string): Promise<void> {
    await this.button(`More for ${name}`).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  async openSection(name: string): Promise<void> {
    const row = this.page
      .locator('.side-bar')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first();
    if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
  }
  async choose(
    label: string,
    option: string | RegExp,
    within: Locator = this.page.locator('.side-bar'),
  ): Promise<void> {
    await within
      .getByRole('button', { name: new RegExp(`${label}$`) })
      .first()
      .click();
    await this.page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
  }
  /** Takes a row up by the keys; the arrows move it then. */
  async lift(handle: Locator): Promise<void> {
    await handle.focus();
    await handle.press('Space');
    await this.page.locator('.sortable-row-lifted').waitFor();
    await this.page.evaluate(waitTwoFrames);
  }
  async setNumber(
    label: string,
    value: number,
    within: Locator = this.page.locator('.side-bar'),
  ): Promise<void> {
    const box = within.locator('.slider-field', { hasText: label }).locator('.number-box');
    await box.fill(String(value));
    await box.press('Enter');
  }
  async setColor(hex: string, within: Locator): Promise<void> {
    await within
      .getByRole('button', { name: /^Color/ })
      .first()
      .click();
    const field = this.page.getByLabel('Hex', { exact: false });
    await field.fill(hex);
    await field.press('Enter');
    await this.page.keyboard.press('Escape');
  }

  /** By the keys: Add Item, its search, Enter. */
  async addItem(label: string): Promise<Locator> {
    const before = await this.frames.count();
    await this.page.keyboard.press('ControlOrMeta+Enter');
    await this.page.getByRole('searchbox', { name: 'Search items' }).fill(label);
    await this.page.keyboard.press('Enter');
    await this.frames.nth(before).waitFor();
    // Its first field has the caret a frame later.
    await this.page.waitForFunction(() =>
      document.querySelector('.frame-open')?.contains(document.activeElement),
    );
    return this.frame;
  }

  async addMultipleChoice(question: string, choices: readonly Choice[], columns: number): Promise<void> {
    const frame = await this.addItem('Multiple Choice');
    await this.write(this.field('Question', frame), question);
    for (const [index, { answer, correct }] of choices.entries()) {
      const letter = String.fromCharCode(65 + index);
      if (index > 1) await this.page.keyboard.press('Enter');
      else await this.field(`Option ${letter}`, frame).click();
      await this.page.keyboard.type(answer);
      if (correct) await frame.locator('label', { hasText: `${letter} is correct` }).click();
      if (correct) await this.field(`Option ${letter}`, frame).click();
    }
    await this.setNumber('Columns', columns, frame);
  }

  /** Types a text and clicks the words that are to be blanks. */
  async addFillInTheBlank(text: string, blanks: readonly string[]): Promise<Locator> {
    const frame = await this.addItem('Fill in the Blank');
    await this.page.keyboard.type(text);
    for (const word of blanks) await this.button(word, frame).first().click();
    return frame;
  }

  /** The words of the banks on the paper, in their order. */
  bankWords(): Promise<string[]> {
    return this.paper.locator('.bank-words > span').allTextContents();
  }

  async signUp(email: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
    await dialog.getByLabel('Code').waitFor();
    await dialog.getByLabel('Code').fill(await this.product.codeFor(email));
  }

  async logIn(email: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    const tab = dialog.getByText('Log in', { exact: true }).first();
    await tab.click();
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async nameDocument(filename: string): Promise<void> {
    await this.page.getByLabel('File name').fill(filename);
    await this.page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Saves for the first time, as somebody without an account. */
  async saveAsNewcomer(email: string, filename: string): Promise<void> {
    await this.saveState.click();
    await this.signUp(email);
    await this.nameDocument(filename);
    await this.waitUntilSaved();
  }
  async waitUntilSaved(): Promise<void> {
    await this.page.locator('.save-state', { hasText: /^Saved$/ }).waitFor();
  }

  /** What was never saved is kept on the device, every change of it. */
  async waitUntilStored(): Promise<void> {
    await this.page.locator('.save-state[title="Kept on this device."]').waitFor();
  }

  /** What is asked before somebody's first publish. */
  async introduceThemselves(occupation: string): Promise<void> {
    await this.button('Make Printable').click();
    await this.dialog.getByText(occupation, { exact: true }).click();
    await this.dialog.getByRole('button', { name: 'Continue' }).click();
    await this.page.getByRole('dialog', { name: 'Make Printable' }).waitFor();
    await this.page.keyboard.press('Escape');
  }
  async publish(subjects: readonly string[], grades: readonly string[]): Promise<void> {
    await this.button('Make Printable').click();
    const dialog = this.page.getByRole('dialog', { name: 'Make Printable' });
    for (const name of [...subjects, ...grades]) await dialog.getByText(name, { exact: true }).click();
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await this.page.waitForURL(/\/d\//);
  }
}

let people = 0;
export const anEmail = (): string => `teacher-${process.pid}-${++people}@school.example`;

/** Runs in the page: what was lifted is measured before its first key. */
const waitTwoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
