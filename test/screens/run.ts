import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildWeb } from '#infra/local/pages/build-web.ts';
import { readArguments, runCommand } from '../../bin/command.ts';
import { UsageError } from '../../bin/usage-error.ts';
import { listViolations } from '../support/axe.ts';
import { aBrowser, type TestBrowser } from '../support/browser.ts';
import { EditorDriver } from '../support/editor-driver.ts';
import { aProduct, type Product } from '../support/product.ts';
import { skipOnboarding } from '../support/skip-onboarding.ts';
import { arrange, isSmallWindow } from './arrange.ts';
import { SCREENS, type ScreenGroup } from './screens.ts';
import type { Screen } from './steps.ts';

/**
 * `npm run screens [-- NAME…]` makes the pictures of the screens, of those named, and prints what axe finds. A group is
 * opened up to its last named screen, because its screens follow each other.
 */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
const THEMES = ['light', 'dark'] as const;

const project = new URL('../..', import.meta.url).pathname;
const folder = join(project, 'screens');
let words: readonly string[] = [];
const isNamed = ({ name }: Screen) => words.length === 0 || words.some((word) => name.includes(word));
const faults: string[] = [];
let product: Product;
let browser: TestBrowser;

await runCommand(async () => {
  const usage = 'Usage: npm run screens [-- NAME…]';
  words = readArguments({ usage, words: [0, Number.POSITIVE_INFINITY] }).positionals;
  const names = SCREENS.flatMap(({ screens }) => screens.map(({ name }) => name));
  for (const word of words)
    if (!names.some((name) => name.includes(word)))
      throw new UsageError(`There is no screen ${word}; there are ${names.join(', ')}.`);
  await buildWeb(project);
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  [product, browser] = await Promise.all([aProduct(), aBrowser()]);
  try {
    for (const group of SCREENS) await visitGroup(group);
  } finally {
    await browser.close();
    await product.stop();
  }
  for (const fault of faults) console.error(fault);
  console.log(`${folder}: ${faults.length === 0 ? 'axe found nothing' : `${faults.length} faults`}`);
  if (faults.length > 0) process.exitCode = 1;
});

async function visitGroup({ screens }: ScreenGroup): Promise<void> {
  const last = screens.findLastIndex(isNamed);
  if (last < 0) return;
  const person = await browser.person();
  await person.context.addInitScript(skipOnboarding);
  const editor = new EditorDriver(person.page, product);
  for (const screen of screens.slice(0, last + 1)) {
    try {
      await screen.open(editor);
      if (isNamed(screen)) await takePictures(editor, screen);
    } catch (error) {
      faults.push(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await person.context.close();
}

/** Takes the pictures of one screen in every size and theme, and leaves the window as it was. */
async function takePictures(editor: EditorDriver, screen: Screen): Promise<void> {
  const { page } = editor;
  const { name, isSmall = false } = screen;
  const sizes = SIZES.filter((size) => !isSmall || isSmallWindow(size));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(waitUntilDrawn);
    const putBack = await arrange(editor, screen);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(waitUntilDrawn);
      const path = join(folder, colorScheme, `${size.width}x${size.height}`, `${name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      await page.screenshot({ path });
      const found = await listViolations(page);
      faults.push(...found.map((fault) => `${colorScheme} ${size.width}x${size.height} ${name}: ${fault}`));
    }
    await putBack();
  }
  if (sizes[0]) await page.setViewportSize(sizes[0]);
  await page.emulateMedia({ colorScheme: THEMES[0] });
  console.log(name);
}

/** Runs in the page: fonts and pictures are there, and what follows a change of size has been drawn. */
async function waitUntilDrawn(): Promise<void> {
  await document.fonts.ready;
  const draw = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frame = 0; frame < 4; frame += 1) await draw();
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
}
