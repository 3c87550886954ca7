import * as z from 'zod/mini';

/** Who speaks on the bus. */
export const EVENT_SOURCE = 'handout';

/** A document was published: its frozen revision waits to be made into PDFs. */
const publishRequested = z.object({
  document_id: z.string(),
  revision: z.number(),
});
export type PublishRequested = z.output<typeof publishRequested>;

/**
 * Every event on the bus, by its `detail-type`: the shape of its detail and the file in
 * `functions/events` that answers it.
 */
export const EVENTS = {
  PublishRequested: { detail: publishRequested, handler: 'render-document' },
} as const;

/** How often a rendering is tried. */
export const RENDER_ATTEMPTS = 3;

/** How fast a stage makes PDFs, and how soon it notices that nobody makes one any more; in seconds. */
export interface Pace {
  /** How long the render function may run. */
  readonly renderTimeout: number;
  /** How often somebody looks for what was lost, and for how long an event may be on its way. */
  readonly sweepEvery: number;
}
export const USUAL_PACE: Pace = { renderTimeout: 120, sweepEvery: 60 };

/** What hangs on how long the render function may run, all in seconds. */
export const renderTimes = (timeout: number) => ({
  timeout,
  /** For each of the four PDFs at most, so that all are given up before the function's own end. */
  deadline: (timeout * 5) / 24,
  /** A renderer holds its document for longer than it can live. */
  lease: timeout * 1.25,
  /** As Lambda wants it: no message is seen again while it may still be dealt with. */
  visibility: timeout * 6,
});
