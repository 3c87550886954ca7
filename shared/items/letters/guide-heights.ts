/** The height below the base line, as a share of the height above it. */
const DESCENDER = 0.55;
/** Half a rule, above the head line and below the descenders. */
const EDGE = 1;

/**
 * Returns the height above the base line in whole px: a picture that begins between two pixels would print a
 * little off its place.
 */
export const getGuideHeightAbove = (height: number): number => Math.ceil(height) + EDGE;
export const getGuideHeightBelow = (height: number): number => Math.ceil(height * DESCENDER) + EDGE;
