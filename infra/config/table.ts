/**
 * The one table, as a plain literal that both the embedded cloud and the CDK read.
 * `by_owner` lists a person's documents by last change; it carries what a list shows and never the body,
 * which would be read and paid for with every list. `by_state` is sparse: only documents that wait for a
 * PDF carry `publish_state` and `queued_at`, so the sweeper reads nothing else.
 * `expires_at` is in seconds since 1970; the engine may delete late, so readers check it themselves.
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expires_at',
  indexes: [
    {
      name: 'by_owner',
      partitionKey: 'owner',
      sortKey: 'updated_at',
      carries: ['entity_type', 'filename', 'title', 'version', 'hash', 'deleted_at', 'publishing'],
    },
    { name: 'by_state', partitionKey: 'publish_state', sortKey: 'queued_at', carries: [] },
  ],
} as const;
