/** A permission that the same deployment gives counts some seconds later: tries for half a minute. */
export const UNTIL_ALLOWED = {
  retries: 6,
  delay: 5_000,
  shouldRetry: (error: unknown) => error instanceof Error && error.name === 'AccessDeniedException',
};
