/** In short form a measurement only shows that it can be made, and its figure says nothing: `npm run bench -- --short`. */
export const isShort = (): boolean => process.env.BENCH === 'short';

/** Returns how often something is done: `times` for a figure, `least` in short form. */
export const repeat = (times: number, least = 1): number => (isShort() ? least : times);
