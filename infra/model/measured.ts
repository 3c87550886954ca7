/**
 * Measured on 2026-11-29. Files that a device which has none fetches, on a published page whose pages are opened and in an
 * editor where somebody signs up and publishes: `test/journeys/publishing/fetched-files.test.ts` counts them. The start of
 * Node with `npm run bench -- handler-import`. Bytes of a stored receipt, which a test counts.
 */
export const MEASURED = { pageFiles: 11, editorFiles: 90, coldMs: 340, receiptBytes: 158 } as const;
