// @module-tag slow
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { MEASURED } from '#infra/model/measured.ts';
import { editor, openPeople, publishQuiz, signUpWithPlan, teacher } from './people.ts';

/** What a device that has none of our files fetches: the model of costs multiplies these counts with visits. */
const journey = openPeople({ fetchesAhead: true });
let worked: ReadonlySet<string>;
beforeAll(async () => {
  worked = countFiles(teacher.context);
  await signUpWithPlan();
  await publishQuiz('Snow', 'Public');
});

/** Collects the hashed files that a device asks for from now on. */
function countFiles(context: BrowserContext): ReadonlySet<string> {
  const files = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  return files;
}

/** Expects a count within a tenth: what the page fetches while nobody touches it hangs on time. */
const expectAbout = (counted: number, written: number): void =>
  expect(Math.abs(counted - written) / written, `${counted} files`).toBeLessThanOrEqual(0.1);

test('a published page that nobody has touched fetches nothing of the editor', async () => {
  const { page, context } = await journey.visitor();
  const files = countFiles(context);
  await page.goto(editor.page.url());
  await page.getByRole('button', { name: 'Share on social networks' }).waitFor();
  await page.waitForLoadState('networkidle');
  const names = [...files].join(' ');
  expect(names).toContain('for-published');
  expect(names).not.toMatch(/for-(editor|worksheet)/);
});

test('a published page whose pages are opened fetches the files that the model of costs counts', async () => {
  const { page, context } = await journey.visitor({ fetchesAhead: true });
  const files = countFiles(context);
  await page.goto(editor.page.url());
  await page.getByRole('button', { name: 'Open the pages' }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.mouse.move(300, 300, { steps: 2 });
  await expect.poll(() => page.locator('.sheet p.visually-hidden').textContent()).toContain('What falls?');
  await page.waitForLoadState('networkidle');
  expectAbout(files.size, MEASURED.pageFiles);
});

test('an editor in which somebody signs up and publishes fetches the files that the model of costs counts', () => {
  expectAbout(worked.size, MEASURED.editorFiles);
});
