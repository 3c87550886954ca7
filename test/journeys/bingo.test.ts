import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, type Visitor } from '../support/journey.ts';
import { type PdfPage, readPdf } from '../support/pdf.ts';

/** A set of bingo cards by somebody who has no account, from the start page to the printed PDF. */
const journey = aJourney();
const { items } = JSON.parse(
  readFileSync(new URL('../fixtures/state-capitals.json', import.meta.url), 'utf8'),
) as { items: { term: string; definition: string }[] };

/** The word of each clue. */
const clues = new Map(items.map(({ term, definition }) => [definition, term]));

let teacher: Visitor;
let editor: EditorDriver;
let printed: ReturnType<typeof cardsOn> = [];
beforeAll(async () => {
  teacher = await journey.visitor();
  editor = teacher.editor;
});
const cards = () => editor.paper.locator('.bingo-card');
const squares = () => cards().first().locator('.bingo-square');
const freeCells = () => editor.page.locator('.free-space[aria-pressed=true]').count();
const said = () => editor.dialog.locator('.call > [role=status]').textContent();
const list = () => editor.dialog.locator('.called-list ol');
const cell = (word: string) => editor.dialog.getByRole('button', { name: word, exact: true });
const notice = (words: string) => editor.page.locator('.notice', { hasText: words });
async function paste(words: typeof items) {
  await editor.button('Paste a table').click();
  const table = words.map(({ term, definition }) => `${term}\t${definition}`).join('\n');
  await editor.dialog.getByRole('textbox').fill(table);
  await editor.button(`Add ${words.length} words`).click();
}
const tile = (name: string) => editor.page.locator('.side-bar').getByText(name, { exact: true });

describe('bingo', () => {
  test('begins at the start page with an empty card and what it wants', async () => {
    await editor.page.goto(journey.product.url);
    await editor.page.getByRole('link', { name: /^Bingo/ }).click();
    await editor.page.getByText('A 5 × 5 card needs 24 words, better 30. You have 0.').waitFor();
    expect(await cards().count()).toBe(1);
    expect(await squares().allTextContents()).toEqual(['FREE']);
    await editor.openSection('Card Setup');
    await editor.page.getByRole('switch', { name: 'Reuse words' }).waitFor();
    await editor.openSection('Header');
    await editor.write(editor.field('Title'), 'State capitals bingo');
  });

  test('too few words for a card stand on it all the same, and a notice says how many are missing', async () => {
    await paste(items.slice(0, 18));
    const short = notice('You have 18 words. A 5 × 5 card needs 24. Add 6, or turn on Reuse words.');
    const shown = async () => (await squares().allTextContents()).filter((word) => word !== 'FREE').sort();
    await expect.poll(shown).toEqual(
      items
        .slice(0, 18)
        .map(({ term }) => term)
        .sort(),
    );
    await short.getByRole('button', { name: 'Show me' }).click();
    const isFocused = () =>
      editor.field('New word').evaluate((field) => field === field.ownerDocument.activeElement);
    await expect.poll(isFocused).toBe(true);
    expect(await editor.field('Definition of word 18').count()).toBe(1);
  });

  test('words with their clues are pasted, and the cards are dealt', async () => {
    await paste(items.slice(18));
    await editor.page.getByText('50 words', { exact: true }).waitFor();
    await expect.poll(() => notice('You have').count()).toBe(0);
    await expect.poll(() => squares().count()).toBe(25);
  });

  test('center is marked, cannot be chosen on an even size, and a cell that is clicked makes it custom', async () => {
    await editor.openSection('Card Setup');
    await expect.poll(freeCells).toBe(1);
    // There are words enough.
    expect(await editor.page.getByRole('switch', { name: 'Reuse words' }).count()).toBe(0);
    await tile('4 × 4').click();
    await expect.poll(() => squares().count()).toBe(16);
    expect(await freeCells()).toBe(0);
    expect(await editor.page.getByRole('radio', { name: 'Center' }).isDisabled()).toBe(true);
    await tile('Corners').click();
    await expect.poll(freeCells).toBe(4);
    await editor.button('Row 2, column 2').click();
    await expect.poll(freeCells).toBe(5);
    expect(await editor.page.getByRole('radio', { name: 'Custom' }).isChecked()).toBe(true);
    await tile('5 × 5').click();
    await expect.poll(freeCells).toBe(0);
    await tile('Center').click();
    await expect.poll(freeCells).toBe(1);
    await editor.write(editor.page.getByLabel('Top word', { exact: true }).last(), 'BINGOS');
    await expect.poll(() => cards().first().locator('.bingo-top-word').textContent()).toBe('BINGO');
  });

  test('a word that has room once it is broken by its syllables is not said to be cut off', async () => {
    await tile('7 × 7').click();
    const term = editor.field('Word 1');
    const before = (await term.textContent()) ?? '';
    // With the first the syllables are fetched, for the second they are there.
    for (const word of ['electroencephalographer', 'Weihnachtsgeschichtenbuch']) {
      await editor.write(term, word);
      await expect.poll(() => editor.paper.textContent()).toContain('\u00ad');
      await expect.poll(() => notice('its place').count()).toBe(0);
    }
    await editor.write(term, before);
  });

  test('a word that is cut off, or hard to read, is named, with the way to it', async () => {
    const first = editor.field('Word 1');
    const before = (await first.textContent()) ?? '';
    const phrase = 'green plants make food from water and light, '.repeat(3);
    await editor.put(first, phrase);
    await notice(
      '“green plants make food from water and l…” hardly fits its place and is hard to read.',
    ).waitFor();
    await editor.put(first, phrase.repeat(5));
    const cut = notice('is too long for its place and is cut off.');
    await editor.openSection('Card Setup');
    await cut.getByRole('button', { name: 'Show me' }).click();
    await expect.poll(() => editor.page.locator('.card-row-open').count()).toBe(1);
    // The call list breaks a word by its syllables as the cards do, where its column has no room for it.
    await editor.put(first, 'electroencephalography');
    await editor.sheets.last().scrollIntoViewIfNeeded();
    const listed = editor.sheets.last().locator('.called', { hasText: /^elec\u00AD/ });
    await expect.poll(() => listed.count()).toBe(1);
    await editor.put(first, before);
    await expect.poll(() => notice('its place').count()).toBe(0);
    await editor.openSection('Card Setup');
    await tile('5 × 5').click();
    await tile('Center').click();
    await expect.poll(freeCells).toBe(1);
  });

  test('the free space has a star, and stickers are warned of', async () => {
    await editor.button('Add an image: Free spaces').click();
    await editor.page.getByRole('searchbox', { name: 'Search icons' }).waitFor();
    await expect.poll(() => editor.dialog.locator('.icon-tile').count()).toBeGreaterThan(0);
    await editor.dialog.locator('.icon-tile').first().click();
    await editor.dialog.waitFor({ state: 'detached' });
    const star = cards().first().locator('.bingo-free img');
    expect(await star.getAttribute('alt')).toContain('star');
    const box = await star.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await editor.button('Sticker').click();
    await editor.dialog.getByText('Stickers print on every card. Keep them off the squares.').waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
  });

  test('two cards on a page and a call list of clues make 15 pages of cards and one to call from', async () => {
    await editor.page.locator('.segments', { hasText: /^124$/ }).getByText('2', { exact: true }).click();
    await expect.poll(() => editor.sheets.count()).toBe(16);
    await editor.openSection('Call List');
    const sorts = editor.page.getByRole('radio', { name: 'Alphabetically' });
    await editor.toggle('Call list');
    await expect.poll(() => editor.sheets.count()).toBe(15);
    expect(await sorts.count()).toBe(0);
    await editor.toggle('Call list');
    await expect.poll(() => sorts.count()).toBe(1);
    await editor.toggle('Call the definition instead of the word');
    await editor.sheets.last().scrollIntoViewIfNeeded();
    await expect.poll(() => editor.sheets.last().locator('.called').count()).toBe(50);
    expect(await editor.sheets.last().textContent()).toContain('Alaska');
  });

  test('is published, and each of its 30 cards is another, with 24 words around its star', async () => {
    await editor.button('Make Printable').click();
    await editor.signUp(anEmail());
    await editor.nameIt('State capitals bingo');
    for (const name of ['Geography', 'Grade 5']) await editor.dialog.getByText(name, { exact: true }).click();
    await editor.dialog.getByRole('button', { name: 'Make Printable' }).click();
    await editor.page.waitForURL(/\/d\//, { timeout: 60_000 });
    const download = editor.page.waitForEvent('download');
    await editor.button('Download PDF').click();
    const pages = await readPdf(await readFile(await (await download).path()));
    expect(pages).toHaveLength(16);
    const dealt = pages.slice(0, 15).flatMap(cardsOn);
    expect(dealt.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    const capitals = new Set(items.map(({ term }) => term));
    for (const { words, free } of dealt) {
      // A star stands there.
      expect(free).toBe(0);
      expect(words).toHaveLength(24);
      expect(new Set(words).size).toBe(24);
      expect(words.filter((word) => !capitals.has(word))).toEqual([]);
    }
    expect(new Set(dealt.map(({ words }) => words.join())).size).toBe(30);
    expect(pages.slice(0, 15).flatMap(beyondTheirSquares)).toEqual([]);
    // No name is broken.
    expect(pages.slice(0, 15).filter(({ text }) => /[\u00AD]|\p{L}- \p{Ll}/u.test(text))).toEqual([]);
    const called = pages[15]?.runs.map(({ text }) => text).filter((text) => clues.has(text)) ?? [];
    expect(new Set(called).size).toBe(50);
    // They come at random.
    expect(called).not.toEqual([...called].sort());
    expect(called).not.toEqual([...clues.keys()]);
    printed = dealt;
  });

  test('its words are drawn one by one and none twice, by the keys; a draw is taken back', async () => {
    await editor.button('Call the words').click();
    await expect.poll(said).toBe('No word is called yet.');
    for (const drawn of [1, 2, 3, 4]) {
      await editor.page.keyboard.press(['Space', 'Enter', 'ArrowRight'][drawn % 3] ?? '');
      await expect.poll(said).toContain(`${drawn} of 50: `);
    }
    const called = await list().locator('li').allTextContents();
    expect(new Set(called).size).toBe(4);
    expect(called.filter((clue) => !clues.has(clue))).toEqual([]);
    await editor.page.keyboard.press('ArrowLeft');
    await expect.poll(() => list().locator('li').count()).toBe(3);
    expect(await list().locator('li').allTextContents()).toEqual(called.slice(1));
    expect(await violations(editor.page)).toEqual([]);
    await editor.toggle('Show the words', editor.dialog);
    await expect.poll(() => list().textContent()).toContain(clues.get(called[1] ?? '') ?? 'no such clue');
    // Wherever was pointed, the next Space draws.
    const isReady = () =>
      editor.button('Draw a word').evaluate((button) => button === button.ownerDocument.activeElement);
    await expect.poll(isReady).toBe(true);
    await editor.dialog.locator('.call-stage').click();
    await expect.poll(isReady).toBe(true);
  });

  test('full screen is one press away, and the game goes on where it was once the page is loaded again', async () => {
    await editor.button('Full screen').click();
    await editor.button('Leave full screen').waitFor();
    await editor.page.keyboard.press('Space');
    await expect.poll(() => list().locator('li').count()).toBe(4);
    await editor.page.keyboard.press('ArrowLeft');
    await expect.poll(() => list().locator('li').count()).toBe(3);
    await editor.button('Leave full screen').click();
    await editor.button('Full screen').waitFor();
    const called = await list().textContent();
    await editor.page.reload();
    await editor.button('Go on calling (3 called)').click();
    await editor.toggle('Show the words', editor.dialog);
    await expect.poll(() => list().textContent()).toBe(called);
    await editor.button('New game').click();
    await expect.poll(said).toBe('No word is called yet.');
    await editor.button('Undo').click();
    await expect.poll(() => list().textContent()).toBe(called);
  });

  test('a card is rebuilt from its number with the called words marked, and says what it wins', async () => {
    await editor.dialog.getByText('Check a card', { exact: true }).click();
    const number = editor.field('Card number', editor.dialog);
    await number.fill('31');
    await editor.dialog.getByText('This game has cards 1 to 30.').waitFor();
    for (const card of [30, 7]) {
      await number.fill(String(card));
      const words = await editor.dialog.locator('.check-grid button').allTextContents();
      expect(words).toEqual(printed[card - 1]?.words);
    }
    // It is drawn as it was printed: nothing is cut off, the star is there, and it has the room of the window.
    const square = editor.dialog.locator('.bingo-square');
    await expect.poll(() => square.locator('img').count()).toBe(1);
    expect(await editor.dialog.locator('.bingo-square[data-overfull]').count()).toBe(0);
    expect(await square.allTextContents()).toContain(printed[6]?.words[0]);
    const [room, drawn] = await Promise.all(
      ['.check-room', '.check-sheet'].map((one) => editor.dialog.locator(one).boundingBox()),
    );
    const shares = [(drawn?.height ?? 0) / (room?.height ?? 1), (drawn?.width ?? 0) / (room?.width ?? 1)];
    expect(Math.max(...shares)).toBeCloseTo(1, 2);
    await editor.dialog.getByText('Card 7 does not win yet').waitFor();
    const marked = editor.dialog.locator('.check-grid [aria-pressed=true]');
    for (const word of await marked.allTextContents()) await cell(word).click();
    await expect.poll(() => marked.count()).toBe(0);
    for (const word of printed[6]?.words.slice(5, 10) ?? []) await cell(word).click();
    await editor.dialog.getByText('Card 7 wins').waitFor();
    expect(await editor.dialog.getByRole('status').textContent()).toContain('Row 2');
    expect(await violations(editor.page)).toEqual([]);
    await editor.button('Clear my marks').click();
    await editor.dialog.getByText('3 words called.').waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
    expect(teacher.faults).toEqual([]);
  });
});

/** The runs of a page's cards that reach beyond the squares of their column, which stand below the top word's letters. */
function beyondTheirSquares({ runs }: PdfPage): string[] {
  const middles = [...'BINGO'].map((letter) => {
    const run = runs.find(({ text }) => text === letter);
    return run ? run.x + run.width / 2 : Number.NaN;
  });
  const half = ((middles[4] ?? Number.NaN) - (middles[0] ?? Number.NaN)) / 8;
  const isInside = ({ x, width }: PdfPage['runs'][number]) =>
    middles.some((middle) => x >= middle - half && x + width <= middle + half);
  const parts = new Set(items.flatMap(({ term }) => [term, ...term.split(' ')]));
  const words = runs.filter(({ text }) => parts.has(text.trim()));
  return words.filter((run) => !isInside(run)).map(({ text }) => text);
}

/** The cards of a page: the words behind each card's number. */
function cardsOn({ text }: PdfPage): { number: number; words: string[]; free: number }[] {
  const names = items.map(({ term }) => term).sort((a, b) => b.length - a.length);
  // A word that is broken has a hyphen where its line ends.
  const whole = text.replace(/\u00AD/g, '').replace(/(?<=\p{L})- (?=\p{Ll})/gu, '');
  return [...whole.matchAll(/Card (\d+) (.*?) (?=B I N G O|State capitals bingo)/g)].map(
    ([, number, squares = '']) => {
      const words: string[] = [];
      let rest = squares;
      while (rest) {
        const next = ['FREE', ...names].find((name) => rest.startsWith(name));
        if (!next) throw new Error(`Card ${number} has ${rest.slice(0, 20)}`);
        words.push(next);
        rest = rest.slice(next.length).trimStart();
      }
      return {
        number: Number(number),
        words: words.filter((word) => word !== 'FREE'),
        free: words.filter((word) => word === 'FREE').length,
      };
    },
  );
}
