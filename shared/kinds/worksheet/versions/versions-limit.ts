/** Versions A to H. */
export const VERSIONS_LIMIT = 8;
