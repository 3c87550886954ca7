// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEmail, PASSWORD } from '../support/editor-driver.ts';
import { aProduct, type Product } from '../support/product.ts';
import type { Device, Engine } from './engine.ts';
import { findFirefoxBrowser } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { findWebKitBrowser } from './webkit.ts';

const BROWSERS = [findFirefoxBrowser(), findWebKitBrowser()];
const LAPTOP: Device = { name: 'laptop', width: 1366, height: 900, isTouch: false };
const SMALL: readonly Device[] = [
  { name: 'tablet', width: 820, height: 1180, isTouch: true },
  { name: 'phone', width: 390, height: 844, isTouch: true },
];
for (const { name, missing } of BROWSERS) if (missing) console.warn(`${name} is left out: ${missing}`);

let product: Product;
beforeAll(async () => {
  product = await aProduct();
});
afterAll(() => product.stop());

/** What a person does first and most, in browsers that print nothing here. */
describe.each(BROWSERS)('$name', ({ missing, start }) => {
  describe.skipIf(missing !== null)(missing ? `left out: ${missing}` : 'on a laptop', () => {
    let engine: Engine;
    let visitor: Visitor;
    let address = '';
    const email = anEmail();
    beforeAll(async () => {
      engine = await start(LAPTOP);
      visitor = new Visitor(engine, product.url);
    });
    afterAll(() => engine?.close());

    const PAPER = '.desk .page-content';
    const isFocusIn = (css: string) => visitor.see(`document.activeElement?.closest('${css}')`);
    const addItem = async (label: string) => {
      await engine.key('Control', 'Enter');
      await isFocusIn('[role=dialog]');
      await engine.type(label);
      await engine.key('Enter');
      await isFocusIn('.frame-open');
    };
    const publish = () => visitor.press({ css: '.top-bar button', name: 'Make Printable' });
    /** WebKit keeps no secure cookie of a site without https, as this one is: its people log in again. */
    const publishAgain = async (name: string) => {
      await publish();
      await isFocusIn('[role=dialog]');
      if (await visitor.has({ css: '[role=dialog] input', name: 'E-mail' })) {
        // Once the editor has said that the session has ended, it takes them for somebody new.
        if (await visitor.has({ css: '[role=dialog] button', name: 'Sign up' }))
          await visitor.press({ css: '[role=dialog] label', words: 'Log in' });
        await visitor.write({ css: '[role=dialog] input', name: 'E-mail' }, email);
        await visitor.write({ css: '[role=dialog] input', name: 'Password' }, PASSWORD);
        await visitor.press({ css: '[role=dialog] button', name: 'Log in' });
      }
      await nameAndPublish(name);
    };
    const readPdf = async () => {
      await visitor.see("location.pathname.startsWith('/d/')");
      await visitor.see("performance.getEntriesByType('resource').some(({ name }) => /\\.pdf/.test(name))");
      const url = await engine.read(
        "performance.getEntriesByType('resource').find(({ name }) => /\\.pdf/.test(name)).name",
      );
      address = String(await engine.read('location.pathname'));
      return (await (await fetch(String(url))).text()).slice(0, 5);
    };
    /** The labels are kept from one document to the next. */
    const nameAndPublish = async (name: string, labels: readonly string[] = []) => {
      await visitor.write({ css: '[role=dialog] input', name: 'File name' }, name);
      for (const words of labels)
        await visitor.press({ css: '[role=dialog] label, [role=dialog] button', words });
      await visitor.press({ css: '[role=dialog] button', name: 'Make Printable' });
    };

    test('what is typed at once after the first load of a worksheet is its title, and stands on the sheet', async () => {
      await visitor.open('/new/worksheet?blank');
      await visitor.write({ name: 'Title', css: '.side-bar [role=textbox]' }, 'Rain and snow');
      await visitor.seeWords(PAPER, 'Rain and snow');
    });

    test('keys add an item, format its words, and take back what was done', async () => {
      await addItem('Multiple Choice');
      await engine.type('What is rain?');
      await visitor.seeWords(PAPER, 'What is rain?');
      await engine.key('Control', 'a');
      await engine.key('Control', 'b');
      await visitor.see(`document.querySelector('${PAPER} strong')`);
      await engine.key('Control', 'z');
      await visitor.see(`!document.querySelector('${PAPER} strong')`);
      await engine.key('Control', 'Shift', 'z');
      await visitor.see(`document.querySelector('${PAPER} strong')`);
    });

    test('words go through the real clipboard from one field to another', async () => {
      await engine.key('Control', 'a');
      await engine.key('Control', 'c');
      await visitor.press({ css: '.frame-open [role=textbox]', name: 'Option A' });
      await engine.key('Control', 'v');
      await visitor.see(`document.querySelector('${PAPER}').textContent.split('What is rain?').length === 3`);
    });

    test('a second item stands below the first', async () => {
      await addItem('Checklist');
      await engine.key('Escape');
      await visitor.see("document.querySelectorAll('.side-bar [data-frame]').length === 2");
    });

    test('an item that is dragged by its handle takes the place of the one above', async () => {
      const readRows = () =>
        engine.read(
          "[...document.querySelectorAll('.side-bar .frame-title')].map((e) => e.textContent.trim())",
        );
      const [first, second] = (await readRows()) as string[];
      const grip = await visitor.find({ css: '[aria-label^="Move item 2, "]' });
      const above = await visitor.find({ css: '[aria-label^="Move item 1, "]' });
      await engine.drag([grip, { x: grip.x, y: grip.y - 12 }, { x: grip.x, y: above.y + 4 }, above]);
      await visitor.see(
        `document.querySelector('.side-bar .frame-title').textContent.trim() === '${second}'`,
      );
      expect(await readRows()).toEqual([second, first]);
    });

    test('a dialog takes the focus, and gives it back with Escape', async () => {
      await visitor.press({ css: '.side-bar button', words: 'Add Item' });
      await isFocusIn('[role=dialog]');
      await engine.key('Escape');
      await visitor.see("!document.querySelector('[role=dialog]')");
      await isFocusIn('.side-bar');
    });

    test('the lines of the side bar reach its edge beside a scroll bar too', async () => {
      const read =
        "[...document.querySelectorAll('.side-bar > .section')].every((e) => e.offsetWidth === 399)";
      await visitor.see(read);
    });

    test('somebody without an account signs up on the way to the PDF of a worksheet', async () => {
      await publish();
      await visitor.write({ css: '[role=dialog] input', name: 'E-mail' }, email);
      await visitor.write({ css: '[role=dialog] input', name: 'Password' }, PASSWORD);
      await visitor.press({ css: '[role=dialog] button', name: 'Sign up' });
      await visitor.find({ css: '[role=dialog] input', name: 'Code' });
      await visitor.write({ css: '[role=dialog] input', name: 'Code' }, await product.codeFor(email));
      await visitor.press({ css: '[role=dialog] label', words: 'Teacher' });
      await visitor.press({ css: '[role=dialog] button', name: 'Continue' });
      await nameAndPublish('Rain', ['Science', 'Grade 4']);
      expect(await readPdf()).toBe('%PDF-');
    });

    test('flashcards begin in their first field, are published and studied', async () => {
      await visitor.open('/new/flashcard?blank');
      await isFocusIn('[aria-label="Term of new card"]');
      await engine.type('sun');
      await visitor.seeWords(PAPER, 'sun');
      await publishAgain('Sun');
      expect(await readPdf()).toBe('%PDF-');
      await visitor.press({ name: 'Study on the screen' });
      await visitor.seeWords('[role=dialog]', 'Term: sun');
      await engine.key('Escape');
    });

    test('a bingo game takes a word a line, is published and called', async () => {
      await visitor.open('/new/bingo?blank');
      await isFocusIn('[aria-label="New word"]');
      for (let word = 1; word <= 30; word += 1) {
        await engine.type(`word ${word}`);
        await engine.key('Enter');
      }
      await visitor.seeWords('.side-bar', 'word 30');
      await publishAgain('Words');
      expect(await readPdf()).toBe('%PDF-');
      await visitor.press({ name: 'Call the words' });
      await visitor.seeWords('.call', 'No word is called yet.');
      await engine.key('ArrowRight');
      await visitor.seeWords('.call', '1 of ');
      expect(address).toContain('/d/');
    });
  });

  describe.skipIf(missing !== null).each(SMALL)('on a $name', (device) => {
    test('fingers open the side bar, write a title and see it on the sheet', async () => {
      const engine = await start(device);
      try {
        const visitor = new Visitor(engine, product.url);
        await visitor.open('/new/worksheet?blank');
        await visitor.press({ css: '.notices button', words: 'Edit anyway' });
        await visitor.press({ name: 'Title', css: '.side-bar [role=textbox]' });
        await engine.type('Clouds');
        await visitor.seeWords('.desk .page-content', 'Clouds');
        expect(await engine.read('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      } finally {
        await engine.close();
      }
    });
  });
});
