import * as z from 'zod/mini';

/** The source of our events on the bus. */
export const EVENT_SOURCE = 'handout';

/** The sweeps of what is due, by the name under which each measures how long the oldest has waited. */
export const SWEEPS = ['erase accounts', 'erase documents', 'thin out versions', 'check pictures'] as const;
export type Sweep = (typeof SWEEPS)[number];

/** A document was published: its frozen revision waits to be made into PDFs. */
const publishRequested = z.object({
  document_id: z.string(),
  revision: z.number(),
  /** The owner of the document, by whom the render queue is shared; missing in what an earlier release sent. */
  owner_id: z.optional(z.string()),
  /** True where the revision is published already, and a reader wants it on the other paper size. */
  other_paper: z.optional(z.boolean()),
});
export type PublishRequested = z.output<typeof publishRequested>;

/** The public part of a document has changed. */
const documentChanged = z.object({ document_id: z.string() });
export type DocumentChanged = z.output<typeof documentChanged>;

/** A user has asked to delete their account and everything in it. */
const accountDeletionRequested = z.object({ user_id: z.string() });
export type AccountDeletionRequested = z.output<typeof accountDeletionRequested>;

/**
 * Every event on the bus, by its `detail-type`: the shape of its detail and the file in `functions/events`
 * that handles it. A `queued` event waits in the render queue; all others go to their function at once, and
 * the sweeper sends lost ones again.
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

/**
 * The path at which the bus finds the owner of a queued event: owners take turns, however many events one of them
 * has waiting.
 */
export const OWNER_PATH = '$.detail.owner_id';

/** How often a rendering is tried. */
export const RENDER_ATTEMPTS = 3;

/** The pace of a stage: how fast it makes PDFs, and how soon it notices a lost one; in seconds. */
export interface Pace {
  /** How long the render function may run. */
  readonly renderTimeout: number;
  /** The interval of the sweeper, and the age at which it counts an event as lost. */
  readonly sweepEvery: number;
}
export const USUAL_PACE: Pace = { renderTimeout: 120, sweepEvery: 60 };

/** Returns the times that follow from the render function's timeout, all in seconds. */
export const getRenderTimes = (timeout: number) => ({
  timeout,
  /** The time for one PDF. */
  deadline: (timeout * 5) / 24,
  /**
   * The time for all PDFs of a document: the last PDF may begin just before it is over, and is given up before the
   * function's own end.
   */
  allDeadline: (timeout * 18) / 24,
  /** A renderer holds its document for longer than it can live. */
  lease: timeout * 1.25,
  /** Six timeouts, as Lambda recommends: no message is delivered again while it may still be handled. */
  visibility: timeout * 6,
});
