// @module-tag slow
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';
import { findLetters } from './letters.ts';

/** What is written is seen on the sheet. */
const journey = aJourney();
let editor: EditorDriver;
let faults: readonly string[] = [];
beforeAll(async () => {
  ({ editor, faults } = await journey.visitor());
});
afterAll(() => expect(faults).toEqual([]));

const open = (...items: readonly object[]) => openStored(editor, aWorksheet({ items }));
/** As many questions as fill so many sheets, and a little more. */
const aSheetOf = (count: number) =>
  Array.from({ length: count }, (_, at) => anOpenResponse(`Question ${at + 1}?`, `item-${at + 1}`));
const block = (id: string) => editor.paper.locator(`[data-block="${id}"]`);

const getDesk = async () => {
  const box = await editor.page.locator('.desk').boundingBox();
  if (!box) throw new Error('There is no desk');
  return { top: box.y, bottom: box.y + box.height };
};
const scrolled = () => editor.page.locator('.desk').evaluate((desk) => desk.scrollTop);
async function expectSeen(text: Locator, letters: string): Promise<void> {
  const { top, bottom } = await getDesk();
  await expect.poll(async () => (await findLetters(text, letters)).y).toBeLessThan(bottom - 16);
  await expect.poll(async () => (await findLetters(text, letters)).y).toBeGreaterThan(top + 16);
}
async function expectWhole(item: Locator): Promise<void> {
  const { top, bottom } = await getDesk();
  await expect.poll(async () => ((await item.boundingBox())?.y ?? 0) >= top).toBe(true);
  await expect
    .poll(async () => {
      const box = await item.boundingBox();
      return box ? box.y + box.height : bottom + 1;
    })
    .toBeLessThanOrEqual(bottom);
}

describe('the sheet follows what is written', () => {
  test('line by line, on to the next page', async () => {
    await open(...aSheetOf(7));
    await editor.addItem('Open Response');
    const { keyboard } = editor.page;
    for (let line = 1; line <= 15; line++) {
      await keyboard.type(`Line ${line}.`);
      const texts = editor.paper.locator('.rich-text', { hasText: `Line ${line}.` });
      await expectSeen(texts.last(), `Line ${line}.`);
      if (line < 15) await keyboard.press('Enter');
    }
  });

  test('in a long text that two pages show, at the line of the caret', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => `Number ${at + 1}.`).join('\n');
    await open({ id: 'long', type: 'basic_text', data: { instruction: lines } });
    await editor.row(0).click();
    await editor.field('Text', editor.frame).click();
    const { keyboard } = editor.page;
    await keyboard.press('ControlOrMeta+End');
    await keyboard.type('Last');
    await expectSeen(block('long').nth(1), 'Last');
    await keyboard.press('ControlOrMeta+Home');
    await keyboard.type('First');
    await expectSeen(block('long').first(), 'First');
  });

  test('back to the title, from any page', async () => {
    await open(...aSheetOf(40));
    await editor.openSection('Header');
    await editor.page.locator('.desk').evaluate((desk) => desk.scrollTo(0, 4000));
    await expect.poll(scrolled).toBeGreaterThan(3000);
    // Behind the last letter: in the first moments after a press ProseMirror puts a caret back that a key has moved.
    const { width = 0 } = (await editor.field('Title').boundingBox()) ?? {};
    await editor.field('Title').click({ position: { x: width - 4, y: 12 } });
    await editor.page.keyboard.type('s');
    await expectSeen(editor.paper.locator('[data-field=title]'), 'Cycles');
  });

  test('unless a user looks elsewhere, and again with the next letter', async () => {
    await open(...aSheetOf(20));
    await editor.row(0).click();
    await editor.field('Question', editor.frame).click();
    await editor.page.keyboard.press('End');
    await editor.page.keyboard.type('x');
    await editor.page.locator('.desk').hover();
    await editor.page.mouse.wheel(0, 1500);
    await expect.poll(scrolled).toBeGreaterThan(1400);
    await editor.button('Zoom out').click();
    expect(await scrolled()).toBeGreaterThan(900);
    await editor.field('Question', editor.frame).click();
    await editor.page.keyboard.type('y');
    await expect.poll(scrolled).toBeLessThan(200);
  });
});

describe('an item that is opened', () => {
  test('comes into sight whole', async () => {
    await open(...aSheetOf(20));
    const { bottom } = await getDesk();
    const boxes = await editor.paper
      .locator('[data-block^=item]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const cut = boxes.findIndex((end) => end > bottom);
    expect(cut).toBeGreaterThan(0);
    await editor.row(cut).click();
    await expectWhole(block(`item-${cut + 1}`));
  });

  test('on the sheet stays where it was pressed', async () => {
    await open(...aSheetOf(20));
    const { bottom } = await getDesk();
    // Its first line is in sight at the foot, the rest of it is not.
    const top = (await block('item-8').boundingBox())?.y ?? Number.NaN;
    const to = Math.round(top - bottom + 40);
    await editor.page.locator('.desk').evaluate((desk, y) => desk.scrollTo(0, y), to);
    await expect.poll(scrolled).toBe(to);
    const { x, y } = await findLetters(block('item-8'), 'Question');
    await editor.page.mouse.click(x, y);
    await expect.poll(() => editor.frame.getAttribute('data-frame')).toBe('item-8');
    expect(await scrolled()).toBe(to);
  });
});

describe('what is undone and redone', () => {
  test('comes into sight, opens nothing and leaves the focus', async () => {
    await open(...aSheetOf(40));
    await editor.row(0).click();
    await editor.write(editor.field('Question', editor.frame), 'Why?');
    await expect.poll(() => block('item-1').textContent()).toContain('Why?');
    await editor.row(0).click();
    const desk = editor.page.locator('.desk');
    const undo = editor.page.getByRole('button', { name: /^Undo/ }).first();
    const redo = editor.page.getByRole('button', { name: /^Redo/ }).first();
    for (const button of [undo, redo]) {
      await desk.evaluate((sheets) => sheets.scrollTo(0, 6000));
      await expect.poll(scrolled).toBeGreaterThan(5000);
      await expect.poll(() => block('item-1').count()).toBe(button === undo ? 0 : 1);
      await button.click();
      await expectWhole(block('item-1'));
      expect(await editor.frame.count()).toBe(0);
      expect(await editor.page.locator(':is(.side-bar, .desk) :focus').count()).toBe(0);
    }
  });

  test('in a text follows its caret, not the whole item', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => `Number ${at + 1}.`).join('\n');
    await open({ id: 'long', type: 'basic_text', data: { instruction: lines } });
    await editor.row(0).click();
    await editor.field('Text', editor.frame).click();
    await editor.page.keyboard.press('ControlOrMeta+End');
    await editor.page.keyboard.type(' Last');
    await expectSeen(block('long').nth(1), 'Last');
    await editor.undo();
    await expectSeen(block('long').nth(1), 'Number 60.');
  });
});
