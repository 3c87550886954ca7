import type { Locator, Page } from 'playwright-core';

/** Finds the place on the screen of the letters in a text: their middle. */
export const findLetters = (text: Locator, letters: string): Promise<{ x: number; y: number }> =>
  text.evaluate((element, words) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node as Text).data.indexOf(words);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`“${words}” is not on the sheet`);
  }, letters);

/** Presses the sheet between two halves of a word, and types at once. */
export async function writeBetween(
  text: Locator,
  [before, after]: readonly [string, string],
  typed: string,
): Promise<void> {
  const page = text.page();
  await text.scrollIntoViewIfNeeded();
  const { x, y } = await text.evaluate(findBorder, [before, after] as const);
  await page.mouse.click(x, y);
  await page.keyboard.type(typed);
}

/** Runs in the page: returns where the second of two neighbouring words begins. */
function findBorder(element: Element, [before, after]: readonly [string, string]): { x: number; y: number } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = (node as Text).data.indexOf(before + after);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at + before.length);
    range.setEnd(node, at + before.length + 1);
    const { left, right, top, height } = range.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(node.parentElement as Element).direction === 'rtl';
    return { x: isRightToLeft ? right - 1 : left + 1, y: top + height / 2 };
  }
  throw new Error(`“${before}${after}” is not on the sheet`);
}

/** Double-clicks the word on the sheet. */
export async function doubleClick(text: Locator, word: string): Promise<void> {
  const { x, y } = await findLetters(text, word);
  await text.page().mouse.dblclick(x, y);
}

/** What has the focus, by its name, and what is selected there. */
export const readFocus = (page: Page): Promise<{ name: string; selected: string }> =>
  page.evaluate(() => ({
    name: document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '',
    selected: document.getSelection()?.toString() ?? '',
  }));
