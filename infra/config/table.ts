/**
 * The one DynamoDB table, as a plain literal for the embedded cloud and the CDK. `by_owner` lists a user's
 * documents by last change; it projects what a list shows and never the body, which would be paid for with
 * every list. `by_state` is sparse: only documents that wait for a PDF have `publish_state` and `queued_at`,
 * so the sweeper reads nothing else. `expires_at` is in seconds since 1970; DynamoDB may delete late, so
 * readers check it too.
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
      projected: [
        'entity_type',
        'filename',
        'title',
        'version',
        'hash',
        'deleted_at',
        'folder',
        'publishing',
      ],
    },
    { name: 'by_state', partitionKey: 'publish_state', sortKey: 'queued_at', projected: [] },
  ],
} as const;
