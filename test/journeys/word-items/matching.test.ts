import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { describeFocused } from '#test/support/describe-focused.ts';
import { editor, expectClean, expectPaper, openWordsEditor } from './worksheet.ts';

/** Pairs, fake answers, and what the key draws between them. */
openWordsEditor(aWorksheet({ title: 'Weather words', items: [] }));

describe('matching', () => {
  let frame: Locator;
  const terms = () => editor.paper.locator('.match-left').allTextContents();
  const answers = () => editor.paper.locator('.match-right, .match-lettered').allTextContents();
  const keyboard = () => editor.page.keyboard;

  test('typing in either field of the row for a new pair makes a pair, and the caret stays', async () => {
    frame = await editor.addItem('Matching');
    await editor.field('Term of new pair', frame).click();
    await keyboard().type('evaporation');
    await keyboard().press('Tab');
    await keyboard().type('liquid to gas');
    for (const _ of ['to the new pair', 'to its match']) await keyboard().press('Enter');
    await keyboard().type('gas to liquid');
    await editor.write(editor.field('Term of pair 2', frame), 'condensation');
    await editor.write(editor.field('Term of new pair', frame), 'freezing');
    const halfEmpty = frame.getByText('Pair 3 is half empty.');
    await halfEmpty.waitFor({ state: 'attached' });
    await editor.write(editor.field('Match of pair 3', frame), 'liquid to solid');
    expect(await halfEmpty.count()).toBe(0);
    expect(await terms()).toEqual(['evaporation', 'condensation', 'freezing']);
    await editor.write(editor.field('Term of new pair', frame), ' ');
    expect(await editor.field('Term of new pair', frame).count()).toBe(0);
    await editor.button('Delete pair 4', frame).click();
    await editor.toast('Pair 4 deleted').waitFor();
    await expect.poll(() => describeFocused(editor.page)).toContain('Term of new pair');
    await expectClean();
  });

  test('the right column is never as it was typed, and Shuffle Answers stores another order', async () => {
    const before = await answers();
    expect(before).not.toEqual(['liquid to gas', 'gas to liquid', 'liquid to solid']);
    await editor.button('Shuffle Answers', frame).click();
    await expect.poll(answers).not.toEqual(before);
    await editor.undo();
    await expect.poll(answers).toEqual(before);
  });

  test('a pair is moved by the keys, and one that is kept stands side by side', async () => {
    await editor.lift(editor.button(/^Move pair 3, /, frame));
    await keyboard().press('ArrowUp');
    await editor.page
      .locator('[id^="DndLiveRegion"]', { hasText: /^Pair 3, .+, moved to 2 of 4\.$/ })
      .waitFor({
        state: 'attached',
      });
    await keyboard().press('Space');
    await expect.poll(terms).toEqual(['evaporation', 'freezing', 'condensation']);
    await editor.button('Keep pair 2 side by side', frame).click();
    await expect.poll(async () => (await answers())[1]).toBe('liquid to solid');
  });

  test('a pair is dragged to another place with the mouse', async () => {
    const [from, to] = await Promise.all([
      editor.button(/^Move pair 2, /, frame).boundingBox(),
      editor.button(/^Move pair 1, /, frame).boundingBox(),
    ]);
    const { mouse } = editor.page;
    await mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 12);
    await mouse.down();
    await mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 4, { steps: 6 });
    await mouse.up();
    await expect.poll(terms).toEqual(['freezing', 'evaporation', 'condensation']);
    await editor.undo();
    await expect.poll(terms).toEqual(['evaporation', 'freezing', 'condensation']);
  });

  test('a table that is pasted into the row for a new pair makes a pair of each row, but of the headings', async () => {
    const field = editor.field('Term of new pair', frame);
    await field.click();
    await field.evaluate((node, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      clipboardData.setData('text/html', '<table><tr><td>one line</td></tr></table>');
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, 'Term\tDefinition\r\nmelting\tsolid to liquid\r\nboiling\tliquid to gas\r\n');
    await expect.poll(terms).toEqual(['evaporation', 'freezing', 'condensation', 'melting', 'boiling']);
    await editor.undo();
    await expect.poll(terms).toEqual(['evaporation', 'freezing', 'condensation']);
  });

  test('ready instructions follow the type, fake answers have letters of their own, the key writes all', async () => {
    await editor.choose('Sample text', 'Draw a line from each word to its match.', frame);
    await frame.getByText('Write Letters', { exact: true }).click();
    await editor.field('New fake answer', frame).click();
    await keyboard().type('solid to gas');
    await expectPaper(/Write the letter of the match on the line\./);
    expect((await answers()).map((words) => words.slice(0, 2))).toEqual(['A.', 'B.', 'C.', 'D.']);
    expect((await answers()).join()).toContain('solid to gas');
  });

  test('Before forces the lines to be aligned and locks that', async () => {
    await editor.showAdvanced();
    const align = frame.getByRole('switch', { name: 'Align lines' });
    await editor.toggle('Align lines', frame);
    expect(await align.isChecked()).toBe(false);
    await frame.getByText('Before', { exact: true }).click();
    expect([await align.isChecked(), await align.isDisabled()]).toEqual([true, true]);
    await expectClean();
  });

  test('the key’s lines run from dot to dot', async () => {
    await frame.getByText('Draw Lines', { exact: true }).click();
    await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
    await editor.paper.locator('.match-line').first().waitFor();
    const boxes = await editor.paper.locator('.match-line').evaluateAll((all) =>
      all.map((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const points = await editor.paper
      .locator('.match-point')
      .evaluateAll((all) =>
        all
          .map((dot) => dot.getBoundingClientRect())
          .map(({ x, y, width }) => [x + width / 2, y + width / 2]),
      );
    const near = (x: number, y: number) =>
      points.some(([px = 0, py = 0]) => Math.hypot(px - x, py - y) < 2.5);
    expect(boxes).toHaveLength(3);
    for (const { left, right, top, bottom } of boxes) {
      expect(near(left, top) || near(left, bottom)).toBe(true);
      expect(near(right, top) || near(right, bottom)).toBe(true);
    }
    await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
    await frame.getByText('Write Letters', { exact: true }).click();
  });
});
