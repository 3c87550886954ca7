// @module-tag slow
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listViolations } from '../support/axe.ts';
import { aWorksheet } from '../support/builders.ts';
import { anEmail } from '../support/editor-driver.ts';
import { aJourney, openStored, type Visitor } from '../support/journey.ts';

const journey = aJourney();

const SCREENS = [
  { name: 'an upright tablet', width: 820, height: 1180, isTouch: true },
  { name: 'a phone', width: 390, height: 844, isTouch: true },
  { name: '1366 px at 200 % zoom', width: 683, height: 384, isTouch: false },
] as const;

describe.each(SCREENS)('on $name', ({ name: _, ...screen }) => {
  test('a worksheet is made from its first question to its PDF', async () => {
    const visitor = await journey.visitor(screen);
    const { editor, page } = visitor;
    await editor.openNew();
    await expectFitting(visitor);

    await writeFirstQuestion(visitor);
    await closeWithEscape(visitor);
    await pressOnSheet(visitor);
    await useMore(visitor);

    await editor.button('Make Printable').click();
    await editor.dialog.getByLabel('E-mail').waitFor();
    await expectFitting(visitor);
    await editor.signUp(anEmail());
    const dialog = page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByLabel('File name').fill('From afar');
    await dialog.getByText('Science', { exact: true }).click();
    await dialog.getByText('Grade 2', { exact: true }).click();
    await expectFitting(visitor);
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await page.waitForURL(/\/d\//);
    await page
      .getByRole('button', { name: 'Download PDF' })
      .or(page.getByRole('link', { name: 'Download PDF' }))
      .first()
      .waitFor();
    await expectFitting(visitor);
    expect(visitor.faults.filter((fault) => !/Failed to load/.test(fault))).toEqual([]);
    await visitor.context.close();
  });
});

test.each([
  [926, 768, false],
  [1024, 768, true],
  [1093, 614, false],
  [1180, 820, true],
  [1259, 768, true],
])('a bar %d px wide covers and cuts nothing', async (width, height, isTouch) => {
  const { editor, page, context } = await journey.visitor({ width, height, isTouch });
  await openStored(editor, aWorksheet({ large_print: true, filename: 'Volcanoes and earthquakes' }));
  for (const part of [editor.saveState, page.locator('.file-name'), editor.button('Make Printable')])
    await expect.poll(() => isSeen(part)).toBe(true);
  await expectFitting({ editor, page });
  await useMore({ editor, page });
  await context.close();
});

test('a tablet that is turned upright gets the drawer', async () => {
  const { editor, page, context } = await journey.visitor({ width: 1180, height: 820, isTouch: true });
  await openStored(editor, aWorksheet());
  await page.setViewportSize({ width: 820, height: 1180 });
  await editor.button('Edit', page.locator('.top-bar')).waitFor();
  await expectFitting({ editor, page });
  await context.close();
});

test('a finger writes in the title beside the first item, whose buttons stand in the margin', async () => {
  const { editor, context } = await journey.visitor({ width: 390, height: 844, isTouch: true });
  await openStored(editor, aWorksheet({ items: ['One', 'Two'].map(aHeader) }));
  await editor.paper.getByText('One').tap();
  await editor.frame.locator('.frame-body').waitFor();
  const title = editor.paper.locator('[data-field=title]').first();
  for (const text of [title, editor.paper.getByText('One'), editor.paper.getByText('Two')])
    await expect.poll(() => isSeen(text)).toBe(true);
  await title.tap();
  await expect.poll(() => isFocused(editor.field('Title'))).toBe(true);
  await context.close();
});

test('what the empty texts of a matching ask for stands in one line each, below one another, on a phone', async () => {
  const { editor, context } = await journey.visitor({ width: 360, height: 740, isTouch: true });
  const item = { id: 'm', type: 'matching', data: { pairs: [{ term: 'sun', definition: 'star' }] } };
  await openStored(editor, aWorksheet({ items: [item] }));
  await editor.paper.getByText('sun').tap();
  const texts = editor.frame.locator('.rich-field-text[data-empty]');
  await expect.poll(() => texts.count()).toBe(4);
  const cut = texts.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
  expect(await cut).toBe(0);
  const getLeft = async (name: string) => (await editor.field(name, editor.frame).boundingBox())?.x;
  expect(await getLeft('New fake answer')).toBe(await getLeft('Term of new pair'));
  await context.close();
});

test('a sticker and its controls are in reach on a phone as soon as it is chosen behind More', async () => {
  const { editor, page, context } = await journey.visitor({ width: 390, height: 844, isTouch: true });
  await openStored(editor, aWorksheet());
  await editor.button('More').tap();
  await editor.button('Sticker').tap();
  await editor.dialog.getByRole('button', { name: /^star/ }).first().tap();
  await page.getByRole('toolbar', { name: 'Image' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'More tools' }).count()).toBe(0);
  await context.close();
});

test('the sheet of shortcuts opens by its key on a small screen, where no help button is in sight', async () => {
  const { editor, page, context } = await journey.visitor({ width: 820, height: 1180 });
  await editor.openNew();
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await editor.button('More').click();
  await editor.button('Help').click();
  await page.getByRole('menuitem', { name: 'Bingo' }).click();
  await page.getByRole('dialog', { name: 'Help' }).getByRole('heading', { name: 'Bingo' }).waitFor();
  await context.close();
});

test('a finger selects several items, and takes one back', async () => {
  const { editor, context } = await journey.visitor({ width: 390, height: 844, isTouch: true });
  await openStored(editor, aWorksheet({ items: ['One', 'Two', 'Three'].map(aHeader) }));
  await editor.button('Edit anyway').tap();
  await editor.row(0).tap();
  await editor.button('More', editor.frame).tap();
  await editor.page.getByRole('menuitem', { name: 'Select several' }).tap();
  await editor.row(1).tap();
  await editor.row(2).tap();
  const head = editor.page.locator('.list-head h2');
  await expect.poll(() => head.textContent()).toBe('3 items selected');
  await editor.row(1).tap();
  await expect.poll(() => head.textContent()).toBe('2 items selected');
  await editor.button('Hide on paper').tap();
  await expect.poll(() => editor.paper.textContent()).toMatch(/Two/);
  expect(await editor.paper.locator('.section-header').count()).toBe(1);
  await editor.button('Clear the selection').tap();
  await editor.row(1).tap();
  await editor.frame.locator('.frame-body').waitFor();
  await context.close();
});

test('a window that is made small while an item is open shows the notice about it until it is dismissed', async () => {
  const { editor, page, context } = await journey.visitor();
  await openStored(editor, aWorksheet({ items: ['One'].map(aHeader) }));
  await editor.row(0).click();
  await page.setViewportSize({ width: 800, height: 768 });
  const notice = page.getByText('This editor works best on a screen wider than 925 px.');
  await notice.waitFor();
  await editor.button('Go on').click();
  expect(await notice.count()).toBe(0);
  await page.reload();
  await editor.paper.waitFor();
  expect(await notice.count()).toBe(0);
  await context.close();
});

test('a notice that comes later moves no button from under the finger', async () => {
  for (const [width, height] of [[390, 844] as const, [820, 1180] as const]) {
    const { editor, page, context } = await journey.visitor({ width, height, isTouch: true });
    const spaced = new Promise<void>((resolve) => void page.exposeFunction('goOn', resolve));
    await page.route('**/SpacingNotice-*.js', async (route) => {
      await spaced;
      await route.continue();
    });
    // Letters that are no multiple of their size, as a browser has them that rounds their widths.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.letter-probe { letter-spacing: 1px; }');
      document.adoptedStyleSheets.push(sheet);
    });
    await openStored(editor, aWorksheet());
    await page.evaluate(() => document.fonts.ready);
    const before = await editor.button('Edit anyway').boundingBox();
    await page.evaluate('goOn()');
    await page.getByText('This browser sets letters wider or closer than they print.').waitFor();
    expect(await editor.button('Edit anyway').boundingBox()).toEqual(before);
    await context.close();
  }
});

const aHeader = (title: string) => ({ id: title, type: 'section_header', data: { title } });

/** Edits anyway, and adds a question by Add Item. */
async function writeFirstQuestion({ editor, page }: Visitor): Promise<void> {
  await editor.button('Edit anyway').click();
  await expect.poll(() => isFocused(drawer(page))).toBe(true);
  expect(await page.getByText('This editor works best').count()).toBe(0);
  await editor.button('Add Item', drawer(page)).click();
  await expectFitting({ editor, page });
  await editor.dialog.getByRole('button', { name: /^Multiple Choice/ }).click();
  await expect.poll(() => isFocused(editor.field('Question', editor.frame))).toBe(true);
  await page.keyboard.type('Which gas do plants take in?');
  await editor.paper.getByText('Which gas do plants take in?').waitFor();
  await expect.poll(() => isSeen(editor.paper.getByText('Which gas do plants take in?'))).toBe(true);
  await expectFitting({ editor, page });
}

/** Closes the drawer by Escape; the focus returns to its button, and what was written is in sight. */
async function closeWithEscape({ editor, page }: Visitor): Promise<void> {
  await editor.frame.locator('.frame-title').focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(editor.button('Edit'))).toBe(true);
  expect(await drawer(page).isVisible()).toBe(false);
  const written = editor.paper.getByText('Which gas do plants take in?');
  await expect.poll(() => isInWindow(written)).toBe(true);
}

/** A press on a letter of the sheet opens the drawer with the caret there. */
async function pressOnSheet({ editor, page }: Visitor): Promise<void> {
  const written = editor.paper.getByText('Which gas do plants take in?');
  const box = await written.boundingBox();
  await written.click({ position: { x: (box?.width ?? 0) - 1, y: (box?.height ?? 0) / 2 } });
  await expect.poll(() => isFocused(editor.field('Question', editor.frame))).toBe(true);
  await expect.poll(() => isSeen(written)).toBe(true);
  await page.keyboard.type('!');
  await editor.paper.getByText('Which gas do plants take in?!').waitFor();
  await editor.button('Preview').click();
  expect(await drawer(page).isVisible()).toBe(false);
}

/** What the bar has no room for is behind More. */
async function useMore({ editor, page }: Pick<Visitor, 'editor' | 'page'>): Promise<void> {
  await editor.button('More').click();
  const more = page.getByRole('region', { name: 'More tools' });
  await expectFitting({ editor, page });
  await editor.toggle('Answer key', more);
  await editor.paper.getByText('Answer key').first().waitFor();
  for (const name of ['Zoom in', 'Sticker', 'Special characters', 'Rename', 'Log in', 'Help'])
    expect(await editor.button(name, more).isVisible(), name).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(editor.button('More'))).toBe(true);
  expect(await more.count()).toBe(0);
}

const drawer = (page: Page): Locator => page.locator('.side-bar');

const isFocused = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => element === document.activeElement).catch(() => false);

const isInWindow = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** Tells whether a text is in sight, and nothing stands over it. */
const isSeen = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + height / 2));
  });

/** Nothing sticks out of the window or of the dialog that is open, and axe finds nothing. */
async function expectFitting({ page }: Pick<Visitor, 'editor' | 'page'>): Promise<void> {
  // A dialog that fades in is none to axe yet.
  await expect.poll(() => listViolations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(listTooWide)).toEqual([]);
}

/** Runs in the page: what is cut at a side, or scrolls sideways. The paper may, and what is made to be cut. */
function listTooWide(): string[] {
  const parts = document.querySelectorAll<HTMLElement>(
    '.dialog, .dialog *, .side-bar, .top-bar, .foot-bar, .more-tools',
  );
  const { scrollingElement: root } = document;
  const all = root ? [root, ...parts] : [...parts];
  return all
    .filter((part) => {
      const { right, left, width } = part.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowX);
      const isOut =
        width > 1 &&
        !part.closest('.visually-hidden, [aria-hidden=true]') &&
        (right > window.innerWidth + 1 || left < -1);
      return (
        part.checkVisibility({ visibilityProperty: true }) &&
        (isOut || (scrolls && part.scrollWidth > part.clientWidth + 1))
      );
    })
    .map(({ className, tagName }) => `${tagName} ${className}`);
}
