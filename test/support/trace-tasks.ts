import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor time, in microseconds. */
  readonly tdur?: number;
}

const MARK = 'traced page';
/** A task, and what promises go on with behind it, which is traced beside it. */
const TASKS = ['ThreadControllerImpl::RunTask', 'RunMicrotasks'];

/**
 * Does something in a page, and lists the tasks of its main thread meanwhile: how long each took of the processor, in ms, the longest
 * first. Other programs on the machine do not count.
 */
export async function traceTasks(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is in no browser');
  await browser.startTracing(page, {
    categories: ['-*', 'toplevel', 'blink.user_timing', 'devtools.timeline'],
  });
  let trace: Buffer;
  try {
    await page.evaluate((name) => void performance.mark(name), MARK);
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = events.find(({ name }) => name === MARK);
  if (!main) throw new Error('The trace does not have the page');
  return events
    .filter(({ name, pid, tid }) => TASKS.includes(name) && pid === main.pid && tid === main.tid)
    .map(({ tdur = 0 }) => tdur / 1_000)
    .toSorted((a, b) => b - a);
}
