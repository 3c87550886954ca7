/**
 * Returns how often something is done: `times` for a figure, `least` in short form (`npm run bench -- --short`), where a measurement
 * only shows that it can be made, and its figure says nothing.
 */
export const repeat = (times: number, least = 1): number => (process.env.BENCH === 'short' ? least : times);
