import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/**
 * Says of each page what it showed when a test of this file failed. Once a test has waited in vain as long as tests wait, the
 * file's other tests fail at once: they go on from it, and each would wait as long.
 */
export function explainFailures(getPages: () => readonly Page[]): void {
  let stuck: string | null = null;
  beforeEach(({ task: { name }, onTestFailed }) => {
    if (stuck !== null) throw new Error(`Not tried after "${stuck}", which waited in vain`);
    const begun = performance.now();
    onTestFailed(async () => {
      if (performance.now() - begun >= PATIENCE_MS) stuck = name;
      for (const page of getPages())
        console.log(`failed: "${name}" at ${page.url()}: ${await describePage(page)}`);
    });
  });
}

/** How long a page may take to draw a frame, in ms, before it counts as one that draws none. */
const FRAME_MS = 10_000;

/** Describes in a line what has the focus in a page, which dialogs are open, and whether it draws. */
async function describePage(page: Page): Promise<string> {
  if (page.isClosed()) return 'closed';
  const silent = new Promise<string>((resolve) => {
    setTimeout(() => resolve('it does not answer'), 2 * FRAME_MS);
  });
  return Promise.race([silent, page.evaluate(describeDocument, FRAME_MS).catch(String)]);
}

/** Runs in the page. */
async function describeDocument(patience: number): Promise<string> {
  const name = (element: Element | null) =>
    element &&
    `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60) ?? ''}"`;
  const frame = new Promise<string>((resolve) => {
    requestAnimationFrame(() => resolve('it draws'));
    setTimeout(() => resolve('it draws no frame'), patience);
  });
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].map(name);
  return `focus on ${name(document.activeElement)}; open: ${dialogs.join(', ') || 'nothing'}; ${await frame}`;
}
