import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '../support/axe.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, type Visitor } from '../support/journey.ts';
import { type PdfPage, readPdf } from '../support/pdf.ts';

/** Forty Spanish words on cards: pasted, put in order, pictured, published, printed on both sides, studied. */
const FOOD = `el pan → bread; la leche → milk; el queso → cheese; la manzana → apple; el plátano → banana;
la naranja → orange; el huevo → egg; el pollo → chicken; el pescado → fish; la carne → meat; el arroz → rice;
los frijoles → beans; la sopa → soup; la ensalada → salad; la lechuga → lettuce; el tomate → tomato;
la zanahoria → carrot; la cebolla → onion; el ajo → garlic; la papa → potato; el maíz → corn;
la mantequilla → butter; el azúcar → sugar; la sal → salt; la pimienta → pepper; el aceite → oil;
el vinagre → vinegar; el agua → water; el jugo → juice; el té → tea; el café → coffee; el helado → ice cream;
la galleta → cookie; el pastel → cake; la fresa → strawberry; la uva → grape; el limón → lemon;
la sandía → watermelon; la piña → pineapple; el durazno → peach`
  .split(';')
  .map((pair) => pair.trim().split(' → ') as [term: string, definition: string]);

/** Two tenths of a millimetre, in points. */
const CLOSE = (0.2 / 25.4) * 72;
const CLEAR = 'Are you sure you want to delete all cards?';

describe('Spanish: Food', () => {
  const journey = aJourney();
  let person: Visitor;
  let editor: EditorDriver;
  beforeAll(async () => {
    person = await journey.visitor({ width: 1366, height: 768 });
    editor = person.editor;
  });
  afterAll(() => expect(person.faults.filter((fault) => !/Failed to load/.test(fault))).toEqual([]));

  const keyboard = () => editor.page.keyboard;
  const side = (name: 'Term' | 'Definition', card: number | 'new') =>
    editor.field(`${name} of ${card === 'new' ? 'new card' : `card ${card}`}`);
  const terms = () => editor.page.locator('.card-row').getByRole('textbox', { name: /^Term of card/ });
  const firstTerms = async () => (await terms().allTextContents()).slice(0, 3);
  const focused = () => editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const choose = async (button: string | RegExp, entry: string) => {
    const item = editor.page.getByRole('menuitem', { name: entry });
    const closed = editor.button(button).and(editor.page.locator('[aria-expanded=false]'));
    // For a moment after a drag the list takes a click for the end of it. While the entries load, a second click would close them.
    const open = async () => {
      if ((await closed.count()) > 0) await closed.click();
      return item.isVisible();
    };
    await expect.poll(open).toBe(true);
    await item.click();
  };
  const all = (entry: string) => choose('Pictures, copy, clear', entry);
  const sort = (entry: string) => choose('Sort', entry);
  const expectClean = async () => expect(await listViolations(editor.page)).toEqual([]);
  const expectFirst = (...wanted: string[]) => expect.poll(firstTerms).toEqual(wanted);

  test('typing in the empty form makes a card, Tab writes on, and one empty form is always there', async () => {
    await editor.page.goto(`${journey.product.url}/new/flashcard`);
    await side('Term', 'new').click();
    await keyboard().type('uno');
    await keyboard().press('Tab');
    await keyboard().type('one');
    await keyboard().press('Tab');
    await expect.poll(focused).toBe('Term of new card');
    await keyboard().type('dos');
    await expectFirst('uno', 'dos');
    // The last card is emptied: no second empty form beside it.
    await editor.write(side('Term', 2), 'x');
    await keyboard().press('Backspace');
    expect(await side('Term', 'new').count()).toBe(0);
    await keyboard().type('dos');
    expect(await side('Term', 'new').count()).toBe(1);
    await expectClean();
  });

  test('a card is swapped, moved with the arrow keys, announced, deleted, and brought back from the toast', async () => {
    await choose('Actions of card 1', 'Swap the sides');
    await expectFirst('one', 'dos');
    await editor.lift(editor.button('Move card 1, one'));
    await keyboard().press('ArrowDown');
    await editor.page.getByText(/^Card 1, one, moved to 2 of/).waitFor({ state: 'attached' });
    await keyboard().press('Space');
    await editor.page.getByText(/^Card 1, one, dropped to 2 of/).waitFor({ state: 'attached' });
    await expectFirst('dos', 'one');
    await choose('Actions of card 1', 'Delete');
    await expectFirst('one');
    await editor.toast('Card deleted').getByRole('button', { name: 'Undo' }).click();
    await expectFirst('dos', 'one');
  });

  test('a prompt that is added has the caret', async () => {
    await choose('Actions of card 1', 'Add a prompt');
    await expect.poll(focused).toBe('Prompt of card 1');
  });

  test('a card is dragged to another place', async () => {
    const [from, to] = await Promise.all([
      editor.button(/^Move card 2,/).boundingBox(),
      editor.button(/^Move card 1,/).boundingBox(),
    ]);
    const { mouse } = editor.page;
    await mouse.move((from?.x ?? 0) + 12, (from?.y ?? 0) + 12);
    await mouse.down();
    await mouse.move((to?.x ?? 0) + 12, (to?.y ?? 0) + 4, { steps: 6 });
    await mouse.up();
    await expectFirst('one', 'dos');
  });

  test('Clear All asks first, and is undone all the same', async () => {
    await all('Clear All');
    await editor.dialog.getByText(CLEAR).waitFor();
    await editor.button('Clear All', editor.dialog).click();
    await expect.poll(() => terms().count()).toBe(0);
    await editor.undo();
    await expectFirst('one', 'dos');
    await all('Clear All');
    await editor.button('Clear All', editor.dialog).click();
  });

  test('forty rows are pasted into a field after a look at what will be added, duplicates marked', async () => {
    await editor.field('Term of new card').click();
    await editor.page.evaluate(pasteText, [...FOOD, FOOD[0] ?? []].map((row) => row.join('\t')).join('\n'));
    await editor.dialog.getByText('Duplicate, left out').waitFor();
    await editor.button('Add 40 cards', editor.dialog).click();
    await expectFirst('el pan', 'la leche', 'el queso');
    await editor.page.getByText('40 cards', { exact: true }).waitFor();
  });

  test('each sheet’s back stands beside its front', async () => {
    const boxes = await Promise.all([0, 1, 2].map((at) => editor.sheets.nth(at).boundingBox()));
    const [front, back, next] = boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0 }));
    expect(back?.y).toBe(front?.y);
    expect(back?.x).toBeGreaterThan(front?.x ?? 0);
    expect(next?.x).toBe(front?.x);
    expect(next?.y).toBeGreaterThan(front?.y ?? 0);
    await editor.page
      .getByText(/^Backs mirrored/)
      .first()
      .waitFor();
  });

  test('sorted, shuffled and flipped, and each taken back by undo', async () => {
    await sort('Sort by term, A–Z');
    await expectFirst('el aceite', 'el agua', 'el ajo');
    await editor.button('Flip all').click();
    await expectFirst('oil', 'water', 'garlic');
    await sort('Random order');
    await expect.poll(firstTerms).not.toEqual(['oil', 'water', 'garlic']);
    await editor.undo(3);
    await expectFirst('el pan', 'la leche', 'el queso');
  });

  test('the cards are saved as CSV, in a file called as the document is', async () => {
    const downloading = editor.page.waitForEvent('download');
    await all('Save as CSV');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${await editor.page.locator('.file-name').textContent()}.csv`);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.split('\r\n').filter(Boolean)).toHaveLength(41);
    expect(csv).toContain('el plátano,banana');
  });

  test('a press on a row’s button counts, though its row opens and the open section closes', async () => {
    await editor.openSection('Header');
    await editor.button('Add an image: Term of card 3').click();
    await editor.dialog.waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.field('Term of card 3', editor.page.locator('.card-row-open')).waitFor();
  });

  test('the first six get a picture on the term side', async () => {
    const words = ['bread', 'milk', 'cheese', 'apple', 'banana', 'tangerine'];
    const picking = editor.page.getByRole('dialog', { name: 'Add an Image' });
    for (const [at, word] of words.entries()) {
      await editor.button(`Add an image: Term of card ${at + 1}`).click();
      await picking.getByRole('searchbox').fill(word);
      await picking.getByText(`for “${word}”`).waitFor();
      await picking.locator('.icon-tile:not([aria-label*=Premium])').first().click();
      await picking.waitFor({ state: 'hidden' });
    }
    expect(await editor.sheets.first().locator('.picture').count()).toBe(6);
  });

  test('where cards take the whole sheet the header says so, and Every Page waits for student info', async () => {
    await editor.openSection('Page Setup');
    await editor.page.getByText('Avery 5371').click();
    await editor.openSection('Header');
    await editor.page.getByText(/^The header is not printed/).waitFor();
    const everyPage = editor.page.getByRole('switch', { name: 'Every Page' });
    expect(await everyPage.isDisabled()).toBe(true);
    await editor.toggle('Student Info');
    expect(await everyPage.isDisabled()).toBe(true);
    await editor.openSection('Page Setup');
    await editor.page.getByText('8 cards', { exact: true }).click();
    await editor.openSection('Header');
    expect(await everyPage.isDisabled()).toBe(false);
    await expectClean();
    await editor.toggle('Student Info');
    // The deck has a title, which its cards do not show.
    await editor.toggle('Title');
    await editor.write(editor.field('Title'), 'La comida');
    await editor.toggle('Title');
  });

  test('a text that no card holds is marked on its card and named before publishing', async () => {
    await editor.saveAsNewcomer(anEmail(), 'Spanish: Food');
    await editor.put(side('Definition', 3), 'cheese '.repeat(600));
    const marks = editor.paper.getByText('Cut off in print').filter({ visible: true });
    // Its term has room: the back alone is marked.
    await expect.poll(() => marks.count()).toBe(1);
    await editor.button('Make Printable').click();
    await editor.dialog.getByText('The text on card 3 does not fit and is cut off in print.').waitFor();
    await keyboard().press('Escape');
    await editor.undo();
    await expect.poll(() => side('Definition', 3).textContent()).toBe('cheese');
  });

  test('published, it is five sheets of fronts and five of backs, each definition behind its term', async () => {
    await editor.publish(['World Languages'], ['Grade 3']);
    const pages = await downloaded();
    expect(pages).toHaveLength(10);
    expectBehind(pages);
    // Their title stands in the margin alone.
    for (const { runs, height } of pages) {
      expect(runs.filter(({ text, y }) => text === 'La comida' && y < height - 48)).toEqual([]);
    }
    // Nothing is to be solved.
    expect(await editor.page.getByText('Answer key').count()).toBe(0);
    await expectClean();
  });

  test('a back that stands beside its front is drawn before anybody touches the page', async () => {
    const page = await person.context.newPage();
    await page.goto(editor.page.url());
    const words = page.locator('.sheet').nth(1).locator('p.visually-hidden');
    await expect.poll(() => words.count()).toBe(1);
    await page.close();
  });

  test('the backs move for this device’s printer alone, as it remembers', async () => {
    const { page } = editor;
    const before = await downloaded();
    await page.getByText('Backs not behind their fronts?').click();
    await editor.setNumber('Right', 2, page.locator('.both-sides'));
    await editor.setNumber('Down', -1, page.locator('.both-sides'));
    await page.reload();
    const after = await downloaded();
    const [front, back] = [0, 1].map((at) => [before[at]?.runs[0], after[at]?.runs[0]]);
    expect(front?.[1]).toEqual(front?.[0]);
    expect(((back?.[1]?.x ?? 0) - (back?.[0]?.x ?? 0)) / 72).toBeCloseTo(2 / 25.4, 3);
    expect(((back?.[1]?.y ?? 0) - (back?.[0]?.y ?? 0)) / 72).toBeCloseTo(-1 / 25.4, 3);
    await page.getByText('Backs not behind their fronts?').click();
    const sheet = await downloaded('Alignment test');
    expect(sheet.map(({ text }) => text.includes('front'))).toEqual([true, false]);
    await expectClean();
  });

  test('it is studied on the screen: Space turns a card over, arrows go on, Shuffle mixes', async () => {
    await editor.button('Study on the screen').click();
    const said = editor.dialog.locator('.study [role=status]');
    await expect.poll(() => said.textContent()).toBe('Term: el pan');
    await keyboard().press('Space');
    await expect.poll(() => said.textContent()).toBe('Definition: bread');
    await keyboard().press('ArrowRight');
    await keyboard().press('ArrowRight');
    await expect.poll(() => said.textContent()).toBe('Term: el queso');
    await editor.dialog.getByText('3 of 40').waitFor();
    await expectClean();
    await editor.button('Shuffle').click();
    await editor.dialog.getByText('1 of 40').waitFor();
    await keyboard().press('Escape');
  });

  test('it is learned: each answer is chosen, then typed, and a missed card comes again', async () => {
    const { dialog } = editor;
    const rightOf = new Map<string, string>(FOOD.map(([term, definition]) => [term, definition]));
    await editor.button('Learn: choose, then type').click();
    const asked = dialog.locator('.learn .deck-stage [role=status]');
    const choices = dialog.locator('.learn-choice');
    const readRight = async () => rightOf.get((await asked.textContent()) ?? '') ?? '';
    await expect.poll(() => asked.textContent()).toBe('el pan');
    expect(await choices.count()).toBe(4);
    await expectClean();
    // The first is missed, by its key; the others are right.
    const offered = await choices.locator('bdi').allTextContents();
    await keyboard().press(String(offered.findIndex((words) => words !== 'bread') + 1));
    await dialog.getByText('Not yet. The answer is bread').waitFor();
    await keyboard().press('Enter');
    for (const term of ['la leche', 'el queso']) {
      await expect.poll(() => asked.textContent()).toBe(term);
      await choices.getByText(await readRight(), { exact: true }).click();
      await keyboard().press('Enter');
    }
    await choices.getByText(await readRight(), { exact: true }).click();
    await keyboard().press('Enter');
    await expect.poll(() => asked.textContent()).toBe('el pan');
    await choices.getByText('bread', { exact: true }).click();
    await dialog.getByText('Right.').waitFor();
    await keyboard().press('Enter');
    await expect.poll(() => asked.textContent()).toBe('la leche');
    await expect.poll(focused).toBe('Your answer');
    await keyboard().type('Milk');
    await keyboard().press('Enter');
    await dialog.getByText('Right. The answer is milk').waitFor();
    await keyboard().press('Enter');
    await dialog.getByText('1 of 40 learned').waitFor();
    await expectClean();
    await keyboard().press('Escape');
  });

  test('on a phone that lies on its side the card has most of the height, and its buttons stand beside it', async () => {
    const { page } = editor;
    await page.setViewportSize({ width: 844, height: 390 });
    await editor.button('Study on the screen').click();
    const face = editor.dialog.locator('.study-face');
    await face.waitFor();
    await expect.poll(async () => (await face.boundingBox())?.height).toBeGreaterThan(250);
    const box = await face.boundingBox();
    const place = (name: string) => editor.button(name, editor.dialog).boundingBox();
    expect((await place('Turn'))?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
    const [back, next] = [await place('Back'), await place('Next')];
    expect(next?.y).toBe(back?.y);
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThan(390);
    await keyboard().press('Escape');
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  test('the study sheet lists all forty', async () => {
    const { page } = editor;
    await page.getByRole('link', { name: 'Edit' }).click();
    await editor.paper.waitFor();
    await editor.openSection('Page Setup');
    await editor.choose('Sides', /^Study sheet/);
    await expect.poll(() => editor.sheets.count()).toBeLessThan(4);
    // High enough for all its sheets: those out of sight stand empty.
    await page.setViewportSize({ width: 1366, height: 3600 });
    await expect.poll(() => editor.paper.locator('.study-row').count()).toBe(40);
    const words = (await editor.paper.locator('.study-row').allTextContents()).join(' ');
    for (const [term, definition] of FOOD) {
      expect(words).toContain(term);
      expect(words).toContain(definition);
    }
  });

  async function downloaded(button = 'Download PDF'): Promise<PdfPage[]> {
    const download = editor.page.waitForEvent('download');
    await editor.button(button).click();
    return readPdf(await readFile(await (await download).path()));
  }
});

/** Each definition lies exactly behind its term where the sheet is turned on its long edge. */
function expectBehind(pages: readonly PdfPage[]): void {
  FOOD.forEach(([term, definition], at) => {
    const [front, back] = [0, 1].map((of) => pages[2 * Math.floor(at / 8) + of]);
    const [seen, reverse] = [front && getMiddle(front, term), back && getMiddle(back, definition)];
    if (!front || !seen || !reverse) throw new Error(`${term} is not on its sheet`);
    expect(Math.abs(seen.x + reverse.x - front.width), term).toBeLessThan(CLOSE);
    // A picture stands above the first six terms.
    if (at >= 6) expect(Math.abs(seen.y - reverse.y), term).toBeLessThan(CLOSE);
  });
}

/** The middle of a line of text across its page, and its base line, in points; its runs stand beside each other. */
function getMiddle({ runs }: PdfPage, text: string): { x: number; y: number } | undefined {
  const from = runs.findIndex((run) => text.startsWith(run.text.trim()) && run.text.trim() !== '');
  const line = runs.filter((run) => run.text.trim() === text);
  const [run] = line.length > 0 ? line : runs.slice(from, from + 1);
  return run && { x: run.x + run.width / 2, y: run.y };
}

/** Runs in the page: pastes into the field with the caret. */
function pasteText(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(paste);
}
