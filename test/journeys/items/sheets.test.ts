// @module-tag slow
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { openStored } from '#test/support/journey.ts';
import { aQuestion, editor, getMiddle, open, openAnew, openItemsEditor } from './worksheet.ts';

/** What is seen on the sheets and around them. */
openItemsEditor();

describe('what stands beside and below something', () => {
  const getBox = async (element: Locator) =>
    (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  test('the tag of a page break covers nothing that prints', async () => {
    await open({ id: 'line', type: 'divider' }, { id: 'break', type: 'page_break' }, aQuestion('Next?'));
    const line = await getBox(await editor.block(0));
    const tag = await getBox(editor.paper.locator('.mark-tag', { hasText: 'Page Break' }));
    expect(tag.y).toBeGreaterThan(line.y + line.height);
  });

  test('the two buttons that add an item at a page break do not overlap', async () => {
    await open(aQuestion('First?'), { id: 'break', type: 'page_break' }, aQuestion('Next?'));
    await editor.row(1).click();
    const [above, below] = await Promise.all(
      ['above', 'below'].map((edge) => getBox(editor.button(`Add an item ${edge}`, editor.paper))),
    );
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  test('the outline of the header covers nothing of the first item', async () => {
    await open(aQuestion('First?'));
    const header = await getBox(editor.paper.locator('[data-block="#head"] .marks-chosen'));
    expect(header.y + header.height).toBeLessThanOrEqual((await getBox(await editor.block(0))).y);
  });

  test('the pictures of the pages stand whole in their window', async () => {
    const breaks = ['a', 'b', 'c'].map((id) => ({ id, type: 'page_break' as const }));
    await open(...breaks.flatMap((item) => [aQuestion(`Before ${item.id}?`), item]), aQuestion('Last?'));
    await editor.page.locator('.page-marker-button').click();
    const pages = editor.page.locator('.page-pictures');
    await pages.getByRole('button', { name: 'Page 4' }).waitFor();
    const sheets = await Promise.all((await pages.locator('.thumbnail-sheet').all()).map(getBox));
    const left = Math.min(...sheets.map(({ x }) => x));
    const right = Math.max(...sheets.map(({ x, width }) => x + width));
    const window = await getBox(pages);
    expect((left + right) / 2).toBeCloseTo(window.x + window.width / 2, -1);
    await editor.page.keyboard.press('Escape');
  });

  test('a short line below a question begins where its text does', async () => {
    const data = { subtitle: 'Name it.', answer_type: 'single', line_position: 'below' };
    await open({ id: 'short', type: 'open_response', data });
    const [text, line] = await Promise.all(
      ['.question-text', '.short-line'].map((part) => getBox(editor.paper.locator(part))),
    );
    expect(line?.x).toBeCloseTo(text?.x ?? 0, 0);
  });

  test('the longest numbering is read whole, and its switches stand on one line', async () => {
    await open({ ...aQuestion('First?'), numbering: { format: 13 } });
    await editor.row(0).click();
    await editor.showAdvanced();
    const isCut = (value: Element) => value.scrollWidth > value.clientWidth;
    expect(await editor.frame.locator('.numbering-fields .select-label').evaluate(isCut)).toBe(false);
    const [restart, skip] = await Promise.all(
      ['Restart', 'Skip'].map((hasText) =>
        getMiddle(editor.frame.locator('.numbering-fields label', { hasText })),
      ),
    );
    expect(restart?.y).toBeCloseTo(skip?.y ?? 0, 0);
  });
});

test('a special character is copied, and a message says so', async () => {
  await open();
  await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.button('Special characters').click();
  await editor.button('Copy ≠').click();
  await editor.toast(/Success!.*Copied: ≠/).waitFor();
  expect(await editor.page.evaluate(() => navigator.clipboard.readText())).toBe('≠');
  await editor.page.keyboard.press('Escape');
});

describe('the desk', () => {
  test('the zoom is kept for each document by itself', async () => {
    const percent = editor.page.locator('.zoom-percent');
    const zoom = async () => Number.parseInt((await percent.textContent()) ?? '', 10);
    await openAnew(aQuestion('First?'));
    const before = await zoom();
    await editor.button('Zoom out').click();
    await editor.button('Zoom out').click();
    const after = await zoom();
    expect(before - after).toBe(20);
    await openStored(editor, aWorksheet(), 'draft-another');
    expect(await zoom()).toBe(before);
    await openAnew(aQuestion('First?'));
    expect(await zoom()).toBe(after);
  });

  test('the keys scroll the sheets that have the focus', async () => {
    await openStored(
      editor,
      aWorksheet({ items: Array.from({ length: 30 }, (_, at) => aQuestion(`Number ${at}?`)) }),
      'draft-scrolled',
    );
    const desk = editor.page.locator('.desk');
    const scrolled = () => desk.evaluate(({ scrollTop }) => scrollTop);
    // Beside the sheet, where nothing is pressed.
    await desk.click({ position: { x: 20, y: 300 } });
    await editor.page.keyboard.press('ArrowDown');
    await expect.poll(scrolled).toBeGreaterThan(0);
    // A key that is pressed while the sheets still move may be lost in Chromium.
    await desk.evaluate(waitUntilStill);
    const line = await scrolled();
    await editor.page.keyboard.press('PageDown');
    await expect.poll(scrolled).toBeGreaterThan(line * 3);
    await desk.evaluate(waitUntilStill);
    await editor.page.keyboard.press('Home');
    await expect.poll(scrolled).toBe(0);
  });
});

/** Runs in the page: until an element scrolls no further. */
async function waitUntilStill(element: Element): Promise<void> {
  for (let last = -1; element.scrollTop !== last; ) {
    last = element.scrollTop;
    for (let frames = 0; frames < 4; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

describe('hidden items', () => {
  const aText = (id: string, words: string, rest = {}) => ({
    ...{ id, type: 'basic_text' as const, data: { instruction: words } },
    ...rest,
  });
  /** The words on the sheet that a tag of hidden items lies on. */
  const listCovered = () =>
    editor.paper.evaluate((paper) => {
      const tags = Array.from(paper.querySelectorAll('.mark-hidden'), (tag) => tag.getBoundingClientRect());
      return Array.from(paper.querySelectorAll('.item, .head'))
        .filter((printed) => {
          const range = document.createRange();
          range.selectNodeContents(printed);
          return tags.some((tag) =>
            Array.from(range.getClientRects()).some(
              (box) =>
                box.width > 0 &&
                box.left < tag.right &&
                box.right > tag.left &&
                box.top < tag.bottom &&
                box.bottom > tag.top,
            ),
          );
        })
        .map(({ textContent }) => textContent);
    });

  test('their tags lie on nothing that prints, first below the header and in the least gap', async () => {
    const items = [
      aText('first', 'First text', { hide: true }),
      aText('second', 'Second text'),
      aText('third', 'Third text', { shown_on: 'key' }),
      aText('fourth', 'Fourth text'),
    ];
    await openStored(
      editor,
      aWorksheet({ title: 'Rain', title_visible: 1, style: { item_spacing: 0.5 }, items }),
    );
    await expect.poll(() => editor.paper.locator('.mark-hidden').count()).toBe(2);
    expect(await listCovered()).toEqual([]);
  });

  test('several in one place have one tag, which opens one after the other', async () => {
    const hide = true;
    await open(
      aText('a', 'Seen'),
      ...['One', 'Two', 'Three'].map((words) => aText(words, words, { hide })),
      aText('z', 'Seen too'),
    );
    const tag = editor.paper.locator('.mark-hidden');
    await expect.poll(() => tag.textContent()).toContain('3 hidden');
    expect(await listCovered()).toEqual([]);
    for (const place of [1, 2, 3, 1]) {
      await tag.click();
      await expect.poll(() => tag.textContent()).toContain(`${place} of 3`);
      expect(await editor.frames.nth(place).getAttribute('class')).toContain('frame-open');
    }
    await editor.button('Add an item below', editor.paper).click();
    await editor.page.getByRole('searchbox', { name: 'Search items' }).fill('Divider');
    await editor.page.keyboard.press('Enter');
    await expect.poll(() => editor.frames.nth(2).textContent()).toContain('Divider');
  });
});

test('a worksheet of two pages fits on one by a press: each measure can be undone, and what cannot fit stays as it was', async () => {
  const question = (at: number, lines: number) => ({
    id: `q${at}`,
    type: 'open_response' as const,
    data: { subtitle: `Question ${at}?`, number_of_lines: lines },
  });
  const countPages = () => editor.page.locator('.desk .page').count();
  await open(...Array.from({ length: 40 }, (_, at) => question(at, 3)));
  await expect.poll(countPages).toBeGreaterThan(3);
  const pages = await countPages();
  await editor.openSection('Page');
  await editor.button('Fit on one page').click();
  await editor.toast('it takes').waitFor();
  await expect.poll(countPages).toBe(pages);

  // What was said of the fitting before goes with the next one.
  await editor.button(`Fit on ${pages - 1} pages`).click();
  await editor.toast(`Fits on ${pages - 1} pages`).waitFor();
  await editor.toast('it takes').waitFor({ state: 'detached' });
  await expect.poll(countPages).toBe(pages - 1);

  await open(...Array.from({ length: 9 }, (_, at) => question(at, 3)));
  await expect.poll(countPages).toBe(2);
  await editor.openSection('Page');
  await editor.button('Fit on one page').click();
  const fitted = editor.toast('Fits on one page');
  await fitted.waitFor();
  await expect.poll(countPages).toBe(1);
  // As many steps of undo as the message has measures.
  const said = ((await fitted.textContent()) ?? '').toLowerCase();
  const measures = ['less space', 'lower lines', 'fewer lines', 'smaller type'].filter((one) =>
    said.includes(one),
  );
  for (const measure of measures.toReversed()) {
    await editor.undo();
    await editor
      .toast(new RegExp(`Undone: ${measure}`, 'i'))
      .first()
      .waitFor();
  }
  await expect.poll(countPages).toBe(2);
  await fitted.waitFor({ state: 'detached' });
  await editor.button('Fit on one page').click();
  await fitted.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(countPages).toBe(2);
});
