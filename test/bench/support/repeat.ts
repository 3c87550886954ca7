/** Tells whether measurements are made in short form, only to show that they can be made (`npm run bench -- --short`). */
export const isShort = (): boolean => process.env.BENCH === 'short';

/**
 * Returns how often something is done, or how much of it there is: `times` for a figure, `least` in short form, where a figure says
 * nothing.
 */
export const repeat = (times: number, least = 1): number => (isShort() ? least : times);
