import { forEachAsync } from 'es-toolkit';
import type { Sweep } from '#shared/events/events.ts';
import type { Due } from '../../ports/page.ts';
import type { Ports } from '../../ports/ports.ts';

/** How many of what is due are handled at the same time. */
const AT_ONCE = 8;

interface Work {
  /** Tells whether there is time for one more. */
  readonly hasTime: () => boolean;
  readonly handle: (id: string) => Promise<unknown>;
  /** Puts one that failed behind all others, so that it holds up none of them. */
  readonly putLast: (id: string) => Promise<unknown>;
}

/**
 * Handles what is due, longest waiting first, until nothing is left or `hasTime` ends. Returns how many were handled.
 * Reports how long the oldest has waited. One that fails is reported and put last; throws at the end when any failed.
 */
export async function sweepDue(
  { monitor, clock }: Pick<Ports, 'monitor' | 'clock'>,
  name: Sweep,
  pages: AsyncIterable<readonly Due[]>,
  { hasTime, handle, putLast }: Work,
): Promise<number> {
  const now = clock.now().getTime();
  const failed = new Set<string>();
  let oldest = now;
  let handled = 0;
  const tryOne = async ({ id }: Due): Promise<void> => {
    // A document whose retry was put last comes again at the end of the list.
    if (failed.has(id) || !hasTime()) return;
    try {
      await handle(id);
      handled += 1;
    } catch (error) {
      failed.add(id);
      monitor.reportFailure(name, error);
      await putLast(id);
    }
  };
  for await (const page of pages) {
    oldest = Math.min(oldest, ...page.map(({ since }) => Date.parse(since)));
    await forEachAsync(page, tryOne, { concurrency: AT_ONCE });
    if (!hasTime()) break;
  }
  monitor.reportOldestDue(name, (now - oldest) / 1000);
  if (failed.size > 0) throw new Error(`${name}: ${failed.size} failed`);
  return handled;
}
