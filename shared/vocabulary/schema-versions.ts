/** The newest version of files that is read; older files are migrated. */
export const SCHEMA_VERSION = 2;
/**
 * The version of a file that uses nothing newer. A document is written in the oldest version that holds it, so that the
 * release before goes on editing all others.
 */
export const PLAIN_SCHEMA_VERSION = 1;
