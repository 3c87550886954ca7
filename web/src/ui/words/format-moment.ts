const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a moment in the browser's language: "Mar 1, 2026, 10:30 AM". Takes ISO text, or ms since 1970. */
export const formatMoment = (at: string | number): string => moment.format(new Date(at));
