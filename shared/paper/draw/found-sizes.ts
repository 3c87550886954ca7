import type { Stage } from './fitted-boxes.ts';

/** Sizes in pt that were found, by what was fitted; null where even the least is too large. */
const foundSizes = new Map<string, number | null>();
const FOUND_LIMIT = 5_000;

export const toSizeKey = (what: string, stage: Stage, lang = ''): string => `${what}|${stage}|${lang}`;

/** Returns the size in pt that was found; null where even the least is too large, undefined where none was sought. */
export const getFoundSize = (key: string): number | null | undefined => foundSizes.get(key);

export function keepFoundSize(key: string, size: number | null): void {
  if (foundSizes.size > FOUND_LIMIT) foundSizes.clear();
  foundSizes.set(key, size);
}

/** Returns how far words must be broken, judged by the sizes found so far. */
export function findStage(what: string, below: number, lang: string | undefined, canSplit: boolean): Stage {
  const whole = foundSizes.get(toSizeKey(what, 'whole', lang));
  if (lang === undefined || whole === undefined || (whole !== null && whole >= below)) return 'whole';
  if (!canSplit) return whole === null ? 'anywhere' : 'whole';
  const split = foundSizes.get(toSizeKey(what, 'syllables', lang));
  if (split === null) return 'anywhere';
  // Broken for nothing, a word is better whole.
  return split !== undefined && split <= (whole ?? 0) ? 'whole' : 'syllables';
}

/** A font that arrives late makes every letter another one. */
let lateFonts = 0;
const listeners = new Set<() => void>();
export const subscribeToLateFonts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function forgetSizes(): void {
  foundSizes.clear();
  lateFonts += 1;
  for (const listener of listeners) listener();
}
// Registered before any paper, because a paper that measures again must not reuse sizes of other fonts.
if (typeof document !== 'undefined') document.fonts.addEventListener('loadingdone', forgetSizes);

/** Returns how many times fonts have arrived late, for code that renders with the paper anyway. */
export const countLateFonts = (): number => lateFonts;
