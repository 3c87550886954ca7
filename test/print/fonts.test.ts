import { expect, test } from 'vitest';
import { PrintBundle } from '#functions/adapters/chromium/bundle.ts';
import { openDrivenPrintPage, startDrivenBrowser } from '../support/driven-print-page.ts';
import { listFixtures } from '../support/paper/fixtures.ts';

const BUNDLE = new URL('../../dist/print', import.meta.url).pathname;
const fixtures = listFixtures();

/** The font files that a page fetches which prints these documents and nothing else. */
async function listFetchedFonts(...names: string[]): Promise<string[]> {
  const [{ browser }, bundle] = await Promise.all([startDrivenBrowser(), PrintBundle.open(BUNDLE)]);
  const read = bundle.read.bind(bundle);
  const asked: string[] = [];
  bundle.read = (path) => {
    asked.push(path);
    return read(path);
  };
  const page = await openDrivenPrintPage(browser, bundle);
  for (const { document } of fixtures.filter(({ name }) => names.includes(name)))
    await page.evaluate((request) => window.handout.print(request), {
      document,
      answerKey: false,
      paper: document.paper,
      images: [],
    });
  await browser.close();
  return asked.flatMap((path) => /^\/assets\/(.*)\.woff2?$/.exec(path)?.[1] ?? []);
}

test('a document in Latin letters fetches its own fonts and no stand-in', async () => {
  const names = [
    'water-cycle-first-half',
    'forty-question-test',
    'spanish-past-tense',
    'french-at-the-market',
  ];
  const fetched = await listFetchedFonts(...names);
  expect(fetched.filter((file) => !/^(nunito|andika|atkinson-hyperlegible)-/.test(file))).toEqual([]);
});

test.each([
  ['hebrew-class-trip', /^noto-sans-hebrew-hebrew-/],
  ['greek-alphabet', /^noto-sans-greek-/],
  ['hindi-animals', /^noto-sans-devanagari-devanagari-/],
])('%s fetches the face of its script besides its own fonts', async (name, face) => {
  const fetched = await listFetchedFonts(name);
  const fallbackFonts = fetched.filter((file) => !/^(nunito|lexend|noto-serif)-/.test(file));
  expect(fallbackFonts.length).toBeGreaterThan(0);
  expect(fallbackFonts.filter((file) => !face.test(file))).toEqual([]);
});
