/** Narrow letters, of which the whole pixels of a browser change most. */
const LETTERS = 'i'.repeat(20);
const SIZE = 18;
/** At so many times the size whole pixels are no matter. */
const LARGE = 20;
/** A share by which lines begin to end elsewhere; Chromium and Firefox are off by less than a tenth of it. */
const MOST = 0.01;

/** Returns the width of a text in px, at a font size in px. */
type Measure = (text: string, size: number) => number;

/**
 * Tells whether a browser spaces the letters of the paper as their font does. Some round the width of each letter to whole
 * pixels, and then lines and pages end elsewhere than in the PDF.
 */
export function hasOwnWidths(measure: Measure): boolean {
  const own = measure(LETTERS, SIZE * LARGE) / LARGE;
  return own === 0 || Math.abs(measure(LETTERS, SIZE) / own - 1) < MOST;
}

/** Measures a text as the paper draws it. */
function measureOnPaper(text: string, size: number): number {
  const probe = document.createElement('span');
  probe.className = 'letter-probe';
  probe.style.fontSize = `${size}px`;
  probe.textContent = text;
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/** Asks this browser, once the letters of the paper are there; without them another font would be measured. */
export async function checkLetterWidths(): Promise<boolean> {
  const faces = await document.fonts.load(`${SIZE}px Nunito`, LETTERS);
  return faces.length === 0 || hasOwnWidths(measureOnPaper);
}
