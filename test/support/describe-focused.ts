import type { Page } from 'playwright-core';

/** How a screen reader calls what has the focus: `button "Make Printable"`; empty where nothing has it. */
export async function describeFocused(page: Page): Promise<string> {
  const here = page.locator('*:focus');
  if ((await here.count()) === 0) return '';
  const [line = ''] = (await here.ariaSnapshot()).split('\n');
  return line.replace(/^- |:$/g, '');
}
