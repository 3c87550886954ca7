import * as z from 'zod/mini';

/** Who speaks on the bus. */
export const EVENT_SOURCE = 'handout';

/** A document was published: its frozen revision waits to be made into PDFs. */
const publishRequested = z.object({
  document_id: z.string(),
  revision: z.number(),
  /** The revision is published, and somebody wants it on the other paper. */
  other_paper: z.optional(z.boolean()),
});
export type PublishRequested = z.output<typeof publishRequested>;

/** What can be seen of a document by everybody has changed. */
const documentChanged = z.object({ document_id: z.string() });
export type DocumentChanged = z.output<typeof documentChanged>;

/** Somebody wants their account gone, and everything in it. */
const accountDeletionRequested = z.object({ user_id: z.string() });
export type AccountDeletionRequested = z.output<typeof accountDeletionRequested>;

/**
 * Every event on the bus, by its `detail-type`: the shape of its detail and the file in
 * `functions/events` that answers it. A `queued` one waits its turn in the render queue; the others go to
 * their function at once, and whoever sent one says so again if nobody has heard.
 */
export const EVENTS = {
  PublishRequested: { detail: publishRequested, handler: 'render-document', queued: true },
  DocumentPublished: { detail: documentChanged, handler: 'index-gallery', queued: false },
  DocumentUnpublished: { detail: documentChanged, handler: 'index-gallery', queued: false },
  AccountDeletionRequested: {
    detail: accountDeletionRequested,
    handler: 'delete-account',
    queued: false,
  },
} as const;

export type EventName = keyof typeof EVENTS;
const names = Object.keys(EVENTS) as EventName[];
export const QUEUED_EVENTS = names.filter((name) => EVENTS[name].queued);
/** The events that go to their function at once, by its file. */
export const DIRECT_EVENTS = Map.groupBy(
  names.filter((name) => !EVENTS[name].queued),
  (name) => EVENTS[name].handler,
);

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
export const getRenderTimes = (timeout: number) => ({
  timeout,
  /** For each of the four PDFs at most, so that all are given up before the function's own end. */
  deadline: (timeout * 5) / 24,
  /** A renderer holds its document for longer than it can live. */
  lease: timeout * 1.25,
  /** As Lambda wants it: no message is seen again while it may still be dealt with. */
  visibility: timeout * 6,
});
