import { waitForFallbackFonts } from '#shared/paper/fonts/fallback-fonts.ts';
import { waitForSyllables } from '#shared/text/syllables.ts';
import { SHOWN } from './page-styles.ts';

/**
 * Waits until no font is loading and the layout has stopped changing; returns whether anything had to be
 * fetched. Hidden elements are laid out only when they are measured and printed.
 */
export async function waitUntilSettled(sheets: HTMLElement, passes: () => number): Promise<boolean> {
  let hasFetched = false;
  let known = document.fonts.size;
  for (let seen = -1; seen !== passes() || document.fonts.status !== 'loaded' || seen === 0; ) {
    seen = passes();
    await Promise.all([waitForFallbackFonts(), waitForSyllables()]);
    // A loaded style sheet creates all its font faces again.
    if (document.fonts.size !== known) hasFetched = true;
    known = document.fonts.size;
    // Fonts are fetched when something is laid out in them.
    if (sheets.hasAttribute(SHOWN)) sheets.firstElementChild?.getBoundingClientRect();
    await waitForNextTask();
    if (document.fonts.status === 'loaded') continue;
    hasFetched = true;
    // The paper has subscribed before and packs its pages again at once.
    await new Promise((resolve) => document.fonts.addEventListener('loadingdone', resolve, { once: true }));
  }
  return hasFetched;
}

/** Waits for the next task; a timer would wait for a millisecond or more. An open port is never collected. */
async function waitForNextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  port1.close();
}
