const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as the person's own browser writes it: "Mar 1, 2026, 10:30 AM". Takes ISO text, or ms since 1970. */
export const formatMoment = (at: string | number): string => moment.format(new Date(at));
