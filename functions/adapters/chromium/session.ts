import { addAbortListener, once } from 'node:events';
import { type Printer, startPrinter } from './printer.ts';

/** A printer that starts or runs, and the controller that kills it with all its processes. */
export interface Session {
  /** Another one once its page is renewed. */
  printer: Promise<Printer>;
  readonly stop: AbortController;
}

/** Starts a printer; `forget` is called when its browser has ended. */
export function openSession(forget: (session: Session) => void): Session {
  const stop = new AbortController();
  const session: Session = { stop, printer: startPrinter(stop.signal) };
  // A browser that fails to start is reported by the rendering that waits for it.
  session.printer
    .then(({ browser }) => addAbortListener(browser.ended, () => forget(session)))
    .catch(() => undefined);
  return session;
}

/** Kills a browser, which keeps nothing, also while it starts; an orderly close takes 30 ms more. */
export async function endSession({ printer, stop }: Session): Promise<void> {
  const ended = printer.then(({ browser }) => waitUntilEnded(browser.ended)).catch(() => undefined);
  stop.abort();
  await ended;
}

async function waitUntilEnded(ended: AbortSignal): Promise<void> {
  if (!ended.aborted) await once(ended, 'abort');
}
