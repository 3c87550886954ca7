// @module-tag slow
import type { Page as ChromiumPage } from 'playwright-core';
import type { Browser, Page as FirefoxPage } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../support/browser.ts';
import { storeDraft } from '../support/journey.ts';
import { aFirefox, findFirefox } from '../support/paper/firefox.ts';
import { type Fixture, listFixtures } from '../support/paper/fixtures.ts';
import { groupIntoLines } from '../support/paper/group-lines.ts';
import { waitUntilSettled } from '../support/paper/preview.ts';
import type { Side } from '../support/paper/print-fixtures.ts';
import { servePrintPage } from '../support/paper/print-page.ts';
import { readSheet } from '../support/paper/read-sheet.ts';
import { aProduct } from '../support/product.ts';

const fixtures = listFixtures();
const firefox = findFirefox();
const LEFT_OUT = 'left out: no FIREFOX_PATH, and no firefox-esr or firefox on the path';
if (!firefox) console.warn(`The comparison with Firefox is ${LEFT_OUT}`);

/** The lines of each page. */
type Lines = string[][];
type Broken = { readonly student: Lines; readonly key: Lines | null };

/** Pages and lines do not hang on the browser: the paper breaks alike in the one that does not print it. */
describe.skipIf(!firefox)(firefox ? 'Firefox' : `Firefox (${LEFT_OUT})`, () => {
  let browsers: [Browser, TestBrowser];
  let server: Awaited<ReturnType<typeof servePrintPage>>;
  let inFirefox: FirefoxPage;
  let inChromium: ChromiumPage;
  let expected: ReadonlyMap<Fixture, Promise<Broken>>;
  beforeAll(async () => {
    const [other, ours, served] = await Promise.all([aFirefox(firefox ?? ''), aBrowser(), servePrintPage()]);
    const { page } = await ours.person();
    [browsers, server, inFirefox, inChromium] = [[other.browser, ours], served, other.page, page];
    await Promise.all([inFirefox.goto(server.url), inChromium.goto(server.url)]);
    // Firefox lays out what is on the screen alone.
    for (const shown of [inFirefox, inChromium])
      await (shown as FirefoxPage).evaluate(() => window.handout.show());
    expected = inOrder();
  });
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    server.stop();
  });

  // Both drivers have the calls that are used, spelled alike.
  const draw = async (page: ChromiumPage | FirefoxPage, { document }: Fixture, side: Side) => {
    const request = { document, answerKey: side === 'key', paper: document.paper, images: [] };
    await (page as FirefoxPage).evaluate((asked) => window.handout.print(asked), request);
  };
  /** The lines of each page that is drawn. */
  const lines = async (page: ChromiumPage | FirefoxPage) => {
    const sheets = (await (page as FirefoxPage).$$('.page')).map((sheet) => sheet.evaluate(readSheet));
    return (await Promise.all(sheets)).map(({ glyphs }) => groupIntoLines(glyphs));
  };
  const laidOut = async (page: ChromiumPage | FirefoxPage, fixture: Fixture, side: Side) => {
    await draw(page, fixture, side);
    return lines(page);
  };
  /** As this project's own browser breaks it; where the key has no answer it is the same pages again: null. */
  const byChromium = async (fixture: Fixture): Promise<Broken> => {
    const student = await laidOut(inChromium, fixture, 'student');
    const drawn = await inChromium.evaluate(drawing);
    await draw(inChromium, fixture, 'key');
    const isOther = (await inChromium.evaluate(drawing)) !== drawn;
    return { student, key: isOther ? await lines(inChromium) : null };
  };
  /** One after another, ahead of the browser that they are compared with. */
  const inOrder = () => {
    let last: Promise<unknown> = Promise.resolve();
    return new Map(
      fixtures.map((fixture) => {
        const broken = last.then(() => byChromium(fixture));
        last = broken.catch(() => undefined);
        return [fixture, broken];
      }),
    );
  };

  test.each(fixtures)('$name breaks into the pages and lines that print', async (fixture) => {
    const ours = await expected.get(fixture);
    expect(await laidOut(inFirefox, fixture, 'student'), 'student').toEqual(ours?.student);
    if (ours?.key) expect(await laidOut(inFirefox, fixture, 'key'), 'key').toEqual(ours.key);
  });

  test('the editor there shows the pages and lines that print', async () => {
    const product = await aProduct();
    const [fixture] = fixtures.filter(({ name }) => name === 'reading-passage');
    if (!fixture) throw new Error('There is no such fixture');
    const { document } = fixture;
    try {
      await inFirefox.goto(`${product.url}/favicon.svg`);
      await inFirefox.evaluate(storeDraft, {
        key: 'draft-kept',
        kind: document.entity_type,
        document,
        base: null,
        changed_at: 0,
      });
      await inFirefox.goto(`${product.url}/new/worksheet?draft=draft-kept`);
      await inFirefox.waitForSelector('.desk .page-content > *');
      // The pages are packed anew when the fonts are there.
      await inFirefox.evaluate(waitUntilSettled);
      const sheets = await inFirefox.$$('.desk .page');
      const seen: string[][] = [];
      for (const sheet of sheets) {
        await sheet.evaluate((page) => page.scrollIntoView({ behavior: 'instant' }));
        await inFirefox.evaluate(waitUntilSettled);
        seen.push(groupIntoLines((await sheet.evaluate(readSheet)).glyphs));
      }
      expect(seen).toEqual(await laidOut(inChromium, fixture, 'student'));
    } finally {
      await product.stop();
    }
  });
});

/** Runs in the page: all that stands in the content boxes of its pages, as markup. */
const drawing = () =>
  Array.from(document.querySelectorAll('.page-content'), (content) => content.outerHTML).join('');
