/** The box that a logo is drawn in, in px; in large print it is larger. */
const LOGO = { width: 200, height: 60 } as const;

/** Returns the size at which a logo fits its box, in px. */
export function getLogoSize(ratio: number): { width: number; height: number } {
  const height = Math.min(LOGO.height, LOGO.width / ratio);
  return { width: height * ratio, height };
}
