import * as z from 'zod/mini';

/** A time in UTC with milliseconds, such as "2026-03-01T10:00:00.000Z". It sorts as text. */
export const instant = z.string();
