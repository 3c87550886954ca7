import type { Locator } from 'playwright-core';
import { createSeededRandom } from '#shared/shuffle.ts';
import type { EditorDriver } from '../editor-driver.ts';

/** Something that a person does; answers to what it was done, null where there was nothing. */
type Act = () => Promise<string | null>;

/** The share of acts that change the whole document: all is measured anew then, and what was wrong before is right. */
const WHOLE = 0.15;
const FONTS = ['Andika', 'Lexend', 'OpenDyslexic', 'Noto Serif', 'Patrick Hand', 'Nunito'];
const SENTENCE =
  'Rain falls on the hills and runs down to the sea, where the sun warms it until it rises again. ';
/** From nothing to what no page holds. */
const TEXTS = [
  '',
  'Why?',
  'שלום',
  '水の循環',
  SENTENCE,
  SENTENCE.repeat(8),
  SENTENCE.repeat(40),
  'W'.repeat(90),
];
const FIELDS = '[role=textbox], textarea, input[type=text]';

/** Somebody at work on a document: whatever the screen offers, in an order that the seed decides. */
export class Walk {
  /** What was done so far, in words. */
  readonly steps: string[] = [];
  private readonly editor: EditorDriver;
  private readonly random: () => number;
  /** By how many steps the sheets are larger than at first. */
  private zoomed = 0;

  constructor(editor: EditorDriver, seed: number) {
    this.editor = editor;
    this.random = createSeededRandom(seed);
  }

  /** One step more; answers whether there was anything to do it to. */
  async step(): Promise<boolean> {
    const [name, act] = this.oneOf(this.random() < WHOLE ? this.wholeActs : this.acts);
    const done = await act();
    if (done !== null) this.steps.push(`${name} ${done}`.trim());
    return done !== null;
  }

  /** Looks at the sheets as large as they were at first, and from where it stood again. */
  async atFirstSize<T>(look: () => Promise<T>): Promise<T> {
    const { zoomed } = this;
    const desk = this.page.locator('.desk');
    const top = await desk.evaluate(({ scrollTop }) => scrollTop);
    await this.zoomBy(-zoomed);
    const seen = await look();
    await this.zoomBy(zoomed);
    await desk.evaluate((scrolls, to) => scrolls.scrollTo({ top: to, behavior: 'instant' }), top);
    return seen;
  }

  private readonly acts: readonly (readonly [name: string, act: Act])[] = [
    ['scroll to', () => this.scroll()],
    ['scroll to', () => this.scroll()],
    ['write', () => this.write()],
    ['write', () => this.write()],
    ['type', () => this.type()],
    ['delete', () => this.delete()],
    ['move', () => this.move()],
    ['hide or show', () => this.press(/on paper$/)],
    ['duplicate', () => this.press('Duplicate')],
    ['break before', () => this.breakPage()],
    ['undo', () => this.travel('undo')],
    ['undo', () => this.travel('undo')],
    ['redo', () => this.travel('redo')],
    ['zoom by', () => this.zoom()],
    ['close', () => this.close()],
  ];
  private readonly wholeActs: readonly (readonly [name: string, act: Act])[] = [
    ['answer key', () => this.turn('Answer key', '.top-bar')],
    ['large print', () => this.largePrint()],
    ['font size', () => this.number('Font size', [9, 12, 14, 20, 30])],
    ['item spacing', () => this.number('Item spacing', [0, 1, 2, 4])],
    ['line height', () => this.number('Line height', [1, 1.5, 2])],
    ['font', () => this.font()],
    ['paper', () => this.paper()],
    ['title', () => this.title()],
    ['student info', () => this.inHeader('Student Info')],
    ['every page', () => this.inHeader('Every Page')],
  ];

  private get page() {
    return this.editor.page;
  }
  private below(limit: number): number {
    return Math.floor(this.random() * limit);
  }
  private oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
  private async oneIn(all: Locator): Promise<Locator | null> {
    const count = await all.count();
    return count === 0 ? null : all.nth(this.below(count));
  }

  private scroll(): Promise<string> {
    return this.page.locator('.desk').evaluate(scrollTo, this.random());
  }
  private async zoom(): Promise<string> {
    const by = this.zoomed === 0 ? this.oneOf([-7, -3, -1, 2]) : -this.zoomed;
    await this.zoomBy(by);
    return String(by);
  }
  private async zoomBy(by: number): Promise<void> {
    const button = this.editor.button(by > 0 ? 'Zoom in' : 'Zoom out');
    for (let time = 0; time < Math.abs(by); time++) await button.click();
    this.zoomed += by;
  }

  /** Opens one of the items; null where there are none. */
  private async open(): Promise<Locator | null> {
    await this.page.locator('.side-bar').evaluate(scrollTo, this.random());
    const frame = await this.oneIn(this.editor.frames);
    if (!frame) return null;
    const id = await frame.getAttribute('data-frame');
    const opened = this.page.locator(`[data-frame="${id}"]`);
    const row = opened.locator('.frame-title');
    if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
    return opened;
  }
  /** A field of some item or card. */
  private async field(): Promise<Locator | null> {
    const within = (await this.open())?.locator('.frame-body') ?? this.page.locator('.card-list');
    return this.oneIn(within.locator(FIELDS).filter({ visible: true }));
  }
  private async write(): Promise<string | null> {
    const field = await this.field();
    return field && this.fill(field);
  }
  private async fill(field: Locator): Promise<string> {
    const text = this.oneOf(TEXTS);
    const name = await field.getAttribute('aria-label');
    await this.editor.put(field, text);
    if (text === '') await this.page.keyboard.press('Backspace');
    return `${name}: ${text.slice(0, 8)} (${text.length})`;
  }
  private async type(): Promise<string | null> {
    const field = await this.field();
    if (!field) return null;
    await field.click();
    await this.page.keyboard.type(this.oneOf([' and', 'x', ' rain falls down']));
    return field.getAttribute('aria-label');
  }
  private async press(button: string | RegExp): Promise<string | null> {
    const frame = await this.open();
    const pressed = frame && this.editor.button(button, frame.locator('.frame-actions'));
    if (!pressed || (await pressed.count()) === 0) return null;
    const id = await frame.getAttribute('data-frame');
    await pressed.click();
    return id;
  }
  private async delete(): Promise<string | null> {
    const id = await this.press('Delete');
    if (id === null) return null;
    // The question whether to delete comes a moment later when it is the first.
    await this.page.waitForFunction(isGoneOrAsked, id);
    if ((await this.editor.dialog.count()) > 0)
      await this.editor.button(/^Delete/, this.editor.dialog).click();
    return id;
  }
  private async move(): Promise<string | null> {
    await this.page.locator('.side-bar').evaluate(scrollTo, this.random());
    const handle = await this.oneIn(this.editor.button(/^Move (item|card|word) \d/));
    if (!handle) return null;
    const [key, times] = [this.oneOf(['ArrowDown', 'ArrowUp']), 1 + this.below(4)];
    const name = await handle.getAttribute('aria-label');
    await this.editor.lift(handle);
    for (let time = 0; time < times; time++) await this.page.keyboard.press(key);
    await this.page.keyboard.press('Space');
    await this.page.locator('.sortable-row-lifted').waitFor({ state: 'detached' });
    return `${name}: ${key} × ${times}`;
  }
  private async breakPage(): Promise<string | null> {
    const frame = await this.open();
    if (!frame) return null;
    const id = await frame.getAttribute('data-frame');
    await this.page.keyboard.press('ControlOrMeta+Enter');
    await this.page.getByRole('searchbox', { name: 'Search items' }).fill('Page Break');
    await this.page.keyboard.press('Enter');
    await this.editor.dialog.waitFor({ state: 'detached' });
    return id;
  }
  private async travel(way: 'undo' | 'redo'): Promise<string> {
    const times = 1 + this.below(4);
    await this.editor[way](times);
    return String(times);
  }
  private async close(): Promise<string | null> {
    const row = this.editor.frame.locator('.frame-title');
    if ((await row.count()) === 0) return null;
    await row.click();
    return '';
  }

  private async turn(name: string, where: string): Promise<string | null> {
    const label = this.page.locator(`${where} label`, { hasText: new RegExp(`^${name}`) });
    const canTurn =
      (await label.count()) > 0 && (await label.first().locator('input:disabled').count()) === 0;
    if (!canTurn) return null;
    await label.first().click();
    return '';
  }
  private inHeader(name: string): Promise<string | null> {
    return this.editor.openSection('Header').then(() => this.turn(name, '.side-bar'));
  }
  private async largePrint(): Promise<string | null> {
    const turned = await this.turn('Large print', '.top-bar');
    if (turned !== null) return turned;
    await this.editor.openSection('Body Font Styling');
    return this.turn('Large print copy', '.side-bar');
  }
  private async number(label: string, values: readonly number[]): Promise<string> {
    const value = this.oneOf(values);
    await this.editor.openSection('Body Font Styling');
    await this.editor.setNumber(label, value);
    return String(value);
  }
  private async font(): Promise<string> {
    const font = this.oneOf(FONTS);
    await this.editor.openSection('Body Font Styling');
    await this.editor.choose('Font', font);
    return font;
  }
  private async paper(): Promise<string> {
    const paper = this.oneOf(['Letter', 'A4']);
    await this.editor.openSection('Body Font Styling');
    await this.turn(paper, '.side-bar');
    return paper;
  }
  private async title(): Promise<string | null> {
    await this.editor.openSection('Header');
    const field = this.editor.field('Title');
    return (await field.count()) === 0 ? null : this.fill(field);
  }
}

/** Runs in the page: to that share of all that it holds, in sight at once. Answers where that is, in px. */
async function scrollTo(element: Element, share: number): Promise<string> {
  element.scrollTo({ top: share * (element.scrollHeight - element.clientHeight), behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return String(Math.round(element.scrollTop));
}

/** Runs in the page: the item is gone, or a dialog asks about it. */
const isGoneOrAsked = (id: string): boolean =>
  document.querySelector(`[data-frame="${id}"]`) === null ||
  document.querySelector('[role=alertdialog]:not(.toast)') !== null;
