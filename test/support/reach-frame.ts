import type { BrowserCommand } from 'vitest/node';

/** Does nothing in the frame of the tests; throws where Playwright does not know it yet. */
export const reachFrame: BrowserCommand<[]> = async ({ frame }) => {
  await (await frame()).evaluate(() => undefined);
};
