import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

/** What a thread did, as Chromium traces it: `tdur` is what it took of the processor, in microseconds. */
const traced = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), pid: z.number(), tid: z.number(), tdur: z.optional(z.number()) }),
  ),
});

/** The name by which the thread of the page is found in the trace. */
const MARK = 'handout-measured';

/**
 * Measures the longest task of a page's main thread while something is done there: what it takes of the processor, in ms, so that
 * other processes of the machine make it no longer. What promises go on with after a task is traced beside it, and counts by itself.
 */
export async function measureLongestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = traced.parse(JSON.parse(trace.toString('utf8')));
  const marked = traceEvents.find(({ name }) => name === MARK);
  if (!marked) throw new Error('The trace lacks the page.');
  const durations = traceEvents
    .filter(({ pid, tid }) => pid === marked.pid && tid === marked.tid)
    .flatMap(({ tdur }) => tdur ?? []);
  if (durations.length === 0) throw new Error('The trace lacks what the page did.');
  return Math.max(...durations) / 1000;
}
