/** How long a test waits for a state, in ms: far longer than any takes, because a busy machine may starve it. */
export const PATIENCE_MS = 180_000;
