import { range } from 'es-toolkit';
import { afterAll, expect } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Person } from '../support/browser.ts';
import { listStoredDrafts } from '../support/journey.ts';
import type { Sheet } from '../support/paper/compare-words.ts';
import { listFixtures } from '../support/paper/fixtures.ts';
import { Preview } from '../support/paper/preview.ts';
import { Walk } from '../support/paper/random-walk.ts';
import { sharedTest } from '../support/shared-product.ts';

/** What was edited and scrolled looks as the same document does that is opened anew: nothing on a sheet is left over. */

/** In px: of most documents some sheets are out of sight. */
const SCREEN = { width: 1440, height: 700, fetchesAhead: false };
let teacher: Person;
export let edited: Preview;
let anew: Preview;

/** Opens two windows before the tests of a file: one in which a document is edited, one in which it is opened anew. */
export function openTwoPreviews(): void {
  let other: Person;
  sharedTest.beforeAll(async ({ browser, product }) => {
    [other, teacher] = await Promise.all([browser.person(SCREEN), browser.person(SCREEN)]);
    edited = new Preview(teacher.page, product);
    anew = new Preview(other.page, product);
  });
  afterAll(async () => {
    await Promise.all([other.context.close(), teacher.context.close()]);
    // Nobody is signed in, as the account says.
    expect(teacher.faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  });
}

/** What stands on the sheets: markup, and letters where the browser put them. */
async function readEditedSheets(preview: Preview) {
  const sheets: { letters: Sheet; markup: string }[] = [];
  for (const place of range(await preview.count())) {
    const { sheet } = await preview.read(place);
    sheets.push({ letters: sheet, markup: await preview.markup(place) });
  }
  return sheets;
}

/** Compares with what the device keeps, opened in another window, sheet by sheet. */
export async function expectAsAnew(steps: readonly string[] = []): Promise<void> {
  await edited.editor.waitUntilStored();
  const [kept] = await listStoredDrafts(edited.editor);
  await anew.open(kept?.document as HandoutDocument);
  if (await edited.showsLarge()) await anew.showLarge();
  const [sheets, expected] = await Promise.all([readEditedSheets(edited), readEditedSheets(anew)]);
  const after = steps.join('\n');
  expect(sheets.length, after).toBe(expected.length);
  for (const [place, { markup, letters }] of sheets.entries()) {
    const where = `sheet ${place + 1} after\n${after}`;
    expect(markup, where).toBe(expected[place]?.markup);
    expect(letters, where).toEqual(expected[place]?.letters);
  }
}

const STEPS = 10;
/** So many steps are taken before all is compared. */
const STRIDE = 5;

/** Works on a fixture at random, as a seed decides, and compares it with the same document opened anew. */
export async function expectWalkAsAnew(name: string, seed: number): Promise<void> {
  const fixture = listFixtures().find((one) => one.name === name);
  if (!fixture) throw new Error(`There is no fixture ${name}`);
  await edited.open(fixture.document);
  const walk = new Walk(edited.editor, seed);
  for (const step of range(1, STEPS + 1)) {
    await walk.step();
    expect(await edited.emptyInSight(), walk.steps.join('\n')).toEqual([]);
    if (step % STRIDE === 0) await walk.atFirstSize(() => expectAsAnew(walk.steps));
  }
}
