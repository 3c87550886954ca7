import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { worksheet } from '#shared/kinds/worksheet/schema.ts';
import type { EditorDriver } from '../support/editor-driver.ts';
import { aJourney } from '../support/journey.ts';
import { aPrinter } from '../support/render.ts';

/** Handwriting, a checklist and a blank space, made as a teacher makes them, and printed. */
const journey = aJourney();
const print = aPrinter();
let editor: EditorDriver;
let faults: readonly string[];

beforeAll(async () => {
  ({ editor, faults } = await journey.visitor());
  await editor.openNew();
});
afterAll(() => {
  expect(faults).toEqual([]);
});

const press = async (...keys: string[]) => {
  for (const key of keys) await editor.page.keyboard.press(key);
};
/** The runs of letters in each row of guide lines: what they say, and the face that draws them. */
const readRows = async (place: number): Promise<string[][]> =>
  (await editor.block(place)).locator('.guide-lines').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('tspan')].map((run) => {
        const face = /(Hand|Dots|Andika|Guides|Trad)'/.exec(run.getAttribute('font-family') ?? '')?.[1];
        return `${run.textContent} ${run.getAttribute('stroke') ? 'outlined ' : ''}${face}`;
      }),
    ),
  );
const expectRows = (place: number, rows: readonly string[][]) =>
  expect.poll(() => readRows(place)).toEqual(rows);
const readFocusedName = () => editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const findStyleGroup = (of: string): Locator =>
  editor.page.getByRole('group', { name: `Style of ${of}`, exact: true });

describe('handwriting', () => {
  test('a new item shows an empty row, and the caret stands where words to trace are typed', async () => {
    await editor.addItem('Handwriting');
    await expectRows(0, [[]]);
    await expect.poll(readFocusedName).toBe('Add words to trace');
  });

  test('it begins in upright print, which gives way to any other hand', async () => {
    await editor.page.keyboard.type('a');
    await expectRows(0, [['a outlined Andika']]);
    await editor.undo();
    await editor.choose('Font', /^Edu Hand(?! (Dots|Pre))/);
    await editor.field('Add words to trace').click();
  });

  test('typing adds a row; Enter and Tab go to the next, with Shift to the one before', async () => {
    const { keyboard } = editor.page;
    await keyboard.type('evaporation');
    await expect.poll(readFocusedName).toBe('Words of row 1');
    await press('Enter');
    await expect.poll(readFocusedName).toBe('Add words to trace');
    await keyboard.type('rain ');
    await press('Tab');
    await expectRows(0, [['evaporation Dots'], ['rain Dots']]);
    await expect.poll(readFocusedName).toBe('Add words to trace');
    await press('Shift+Tab');
    expect(await readFocusedName()).toBe('Words of row 2');
    expect(await editor.field('Words of row 2').inputValue()).toBe('rain');
    await press('Shift+Enter');
    expect(await readFocusedName()).toBe('Words of row 1');
  });

  test('a style chosen over selected letters styles only those, and goes with them', async () => {
    await press('Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
    await editor.button('Solid', findStyleGroup('“eva”')).click();
    await expectRows(0, [['eva Hand', 'poration Dots'], ['rain Dots']]);
    expect(await readFocusedName()).toBe('Words of row 1');
    await press('Home');
    await editor.page.keyboard.type('r');
    await expectRows(0, [['r Dots', 'eva Hand', 'poration Dots'], ['rain Dots']]);
  });

  test('undo and redo take steps back and forth', async () => {
    await editor.undo();
    await expectRows(0, [['eva Hand', 'poration Dots'], ['rain Dots']]);
    await editor.undo();
    await expectRows(0, [['evaporation Dots'], ['rain Dots']]);
    await editor.redo();
    await expectRows(0, [['eva Hand', 'poration Dots'], ['rain Dots']]);
  });

  test('the down arrow leads to the styles of a row, which style all of it', async () => {
    await editor.field('Words of row 2').click();
    await press('ArrowDown');
    expect(await editor.page.evaluate(() => document.activeElement?.textContent)).toContain('Trace');
    await press('Tab', 'Enter');
    await expectRows(0, [['eva Hand', 'poration Dots'], ['rain outlined Hand']]);
  });

  test('a row is duplicated, repeated, followed by empty rows, and deleted', async () => {
    await editor.button('Duplicate row 1').click();
    await expectRows(0, [
      ['eva Hand', 'poration Dots'],
      ['eva Hand', 'poration Dots'],
      ['rain outlined Hand'],
    ]);
    await editor.button('Delete row 2').click();
    await editor.button('Repeats and empty rows of row 2').click();
    const counts = editor.page.getByRole('dialog');
    await editor.setNumber('Repeat', 2, counts);
    await editor.setNumber('Empty rows', 1, counts);
    await press('Escape');
    await expectRows(0, [['eva Hand', 'poration Dots'], ['rain outlined Hand'], ['rain outlined Hand'], []]);
  });

  test('tags that are pasted are stripped', async () => {
    await editor.put(editor.field('Words of row 2'), '<b onclick="x">snow</b>');
    await expectRows(0, [['eva Hand', 'poration Dots'], ['snow outlined Hand'], ['snow outlined Hand'], []]);
  });

  test('a row to trace is all in dots, accents too, or where a sign has none all in dashes, and says so', async () => {
    const words = editor.field('Words of row 2');
    const hint = editor.page.getByText('There are no dots for “&”');
    await editor.button('Trace', findStyleGroup('row 2')).click();
    await editor.put(words, '¿Él, señor?');
    await expect.poll(async () => (await readRows(0))[1]).toEqual(['¿Él, señor? Dots']);
    expect(await hint.count()).toBe(0);
    await editor.put(words, 'él & ella');
    await expect.poll(async () => (await readRows(0))[1]).toEqual(['él & ella outlined Hand']);
    await hint.waitFor();
    await editor.put(words, 'snow');
    await editor.button('Stroke', findStyleGroup('row 2')).click();
    await expect.poll(async () => (await readRows(0))[1]).toEqual(['snow outlined Hand']);
  });

  test('a font offers the styles that it can draw; cursive has guided letters with their own rules', async () => {
    await editor.choose('Font', /^Andika/);
    await expectRows(0, [
      ['eva Andika', 'poration outlined Andika'],
      ['snow outlined Andika'],
      ['snow outlined Andika'],
      [],
    ]);
    await editor.frame.getByText('Cursive', { exact: true }).click();
    await editor.button('Guided', findStyleGroup('row 2')).click();
    await expectRows(0, [['eva Trad', 'poration outlined Trad'], ['snow Guides'], ['snow Guides'], []]);
    const rules = (await editor.block(0)).locator('.guide-lines').nth(1).locator('line');
    expect(await rules.count()).toBe(4);
    await editor.choose('Font', /^Playwrite Traditional Guides/);
    expect(await findStyleGroup('row 1').count()).toBe(0);
    await editor.undo();
  });

  test('line format has heights by grade, spacing, and red and blue lines that are marked as premium', async () => {
    await editor.showAdvanced();
    await editor.choose('Lines for', /^Grade 3/);
    const row = (await editor.block(0)).locator('.guide-lines').first();
    await expect.poll(() => row.getAttribute('height')).toBe(String(44 + 1 + 24 + 1));
    await editor.setNumber('Spacing', 0.5, editor.frame);
    await editor.frame.locator('.choice', { hasText: 'Red/blue' }).click();
    expect(await editor.frame.locator('.choice', { hasText: 'Premium' }).count()).toBe(1);
    const colors = row.locator('line');
    await expect
      .poll(() => colors.evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke'))))
      .toEqual(['#3B82F6', '#93C5FD', '#E11D48']);
  });

  test('a hand that schools teach loads when it is chosen, and draws the letters', async () => {
    await editor.choose('Font', /^Germany: Schulausgangsschrift/);
    const letters = (await editor.block(0)).locator('tspan').last();
    await expect.poll(() => letters.getAttribute('font-family')).toContain("'Playwrite DE SAS'");
    await expect
      .poll(() => editor.page.evaluate(() => document.fonts.check("20px 'Playwrite DE SAS'", 'a')))
      .toBe(true);
  });

  test('a ruling of a school book takes the place of the heights, in one step', async () => {
    const row = (await editor.block(0)).locator('.guide-lines').first();
    await editor.choose('Ruling', /^Germany: Lineatur 1/);
    const height = (15 * 96) / 25.4;
    await expect.poll(async () => Number(await row.getAttribute('height'))).toBeCloseTo(height, 3);
    expect(await row.locator('line').count()).toBe(4);
    expect(await editor.frame.getByText('Lines for', { exact: true }).count()).toBe(0);
    await editor.undo();
    await expect.poll(() => row.getAttribute('height')).toBe(String(44 + 1 + 24 + 1));
    await editor.redo();
  });
});

describe('a checklist', () => {
  const items = () => editor.paper.locator('.check-row').allTextContents();

  test('typing in the add-new field makes an item, Enter goes on, and Ctrl+Enter adds none', async () => {
    const frame = await editor.addItem('Checklist');
    await expect.poll(readFocusedName).toBe('Item 1');
    const { keyboard } = editor.page;
    await keyboard.type('I answered every question');
    await press('Enter');
    await keyboard.type('I checked my spelling');
    await press('Enter');
    await keyboard.type('I wrote my name');
    await expect
      .poll(items)
      .toEqual(['I answered every question', 'I checked my spelling', 'I wrote my name']);
    await press('ControlOrMeta+Enter', 'Escape');
    expect(await items()).toHaveLength(3);
    await editor.field('Add an item', frame).click();
    await keyboard.type('More');
    await expect.poll(items).toHaveLength(4);
  });

  test('Enter behind the last item leaves none when the writing goes on elsewhere, and none on the paper meanwhile', async () => {
    await editor.field('Item 4', editor.frame).click();
    await press('Enter');
    await expect.poll(readFocusedName).toBe('Item 5');
    expect(await items()).toHaveLength(4);
    await editor.openSection('Header');
    await editor.field('Title').click();
    await editor.row(1).click();
    await editor.field('Item 4', editor.frame).waitFor();
    expect(await editor.field('Item 5', editor.frame).count()).toBe(0);
  });

  test('the last item that is left is emptied, and has no button to delete it', async () => {
    for (const name of ['item 4', 'item 3', 'item 2']) await editor.button(`Delete ${name}`).click();
    await expect.poll(items).toEqual(['I answered every question']);
    expect(await editor.button(/^Delete item/).count()).toBe(0);
    await editor.undo(2);
    await expect.poll(items).toHaveLength(3);
  });

  test('instructions show above the items while they are switched on', async () => {
    await editor.toggle('Instructions');
    await editor.write(editor.field('Instructions text'), 'Before you hand this in:');
    const block = await editor.block(1);
    await expect.poll(() => block.textContent()).toMatch(/^Before you hand this in:I answered/);
    await editor.toggle('Instructions');
    await expect.poll(() => block.textContent()).toMatch(/^I answered/);
    await editor.toggle('Instructions');
  });
});

describe('a blank space', () => {
  const box = () => editor.paper.locator('.blank-space');
  const heightOfBox = () => box().evaluate((element) => Number.parseFloat(getComputedStyle(element).height));

  test('has a text above, a height, and an outline of any style, thickness and color', async () => {
    const frame = await editor.addItem('Blank Space');
    await editor.page.keyboard.type('Draw the rain.');
    await editor.setNumber('Height', 2, frame);
    await editor.toggle('Box outline');
    await editor.choose('Style', 'Dashed', frame);
    await editor.setNumber('Thickness', 3, frame);
    await expect.poll(heightOfBox).toBe(192);
    expect(await box().evaluate((element) => element.style.border)).toBe('3px dashed rgb(26, 26, 26)');
  });

  test('fills the rest of its page', async () => {
    await editor.toggle('Fill the rest of the page');
    await expect.poll(heightOfBox).toBeGreaterThan(194);
    await editor.undo();
    await expect.poll(heightOfBox).toBe(192);
  });
});

describe('on paper', () => {
  test('student pages and key are the same pages, with nothing outside them', async () => {
    const draft = await editor.page.evaluate(readStoredDocument);
    const document = worksheet.parse(draft);
    const [student, key] = await Promise.all([print(document), print(document, { answerKey: true })]);
    expect({ student: student.warnings, key: key.warnings }).toEqual({ student: [], key: [] });
    expect(key.pages.map(({ text }) => text.replace('Answer key', '').trim())).toEqual(
      student.pages.map(({ text }) => text),
    );
    const text = student.pages.map((page) => page.text).join(' ');
    for (const words of ['Before you hand this in:', 'I checked my spelling', 'Draw the rain.'])
      expect(text).toContain(words);
  });
});

/** Runs in the page: the document that the device keeps, once it has what was typed last. */
function readStoredDocument(): Promise<unknown> {
  const read = () =>
    new Promise<{ document: unknown } | undefined>((resolve, reject) => {
      const opening = indexedDB.open('handout', 1);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result[0]);
        };
      };
    });
  const hasLast = (draft: { document: unknown } | undefined) =>
    JSON.stringify(draft?.document ?? '').includes('"border_width":3');
  return new Promise((resolve) => {
    const look = async () => {
      const draft = await read();
      if (hasLast(draft)) resolve(draft?.document);
      else requestAnimationFrame(() => void look());
    };
    void look();
  });
}
