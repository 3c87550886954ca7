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

/** How long a rendering may take and how often it is tried; the lease outlives the function that holds it. */
export const RENDERING = { timeoutSeconds: 120, leaseSeconds: 150, attempts: 3 } as const;
