import { createLazy } from '../lazy.ts';

/** Typesets formulas to be drawn, with their font: few documents have one. */
export const typesetter = createLazy(async () => (await import('./styled-typeset.ts')).typesetToDraw);

export type Typeset = NonNullable<typeof typesetter.loaded>;
