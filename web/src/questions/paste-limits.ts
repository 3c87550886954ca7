/** The most that is pasted at once; fields cut to their own limits, and lists say how many lines they left out. */
export const PASTE_LIMITS = {
  /** Characters: a test of forty pages. */
  characters: 100_000,
  lines: 5_000,
  /** Elements of HTML: a test of Word of some hundred questions. */
  elements: 3_000,
  /** Characters of HTML. */
  html: 2_000_000,
} as const;

const hasMore = (text: string, pattern: RegExp, most: number): boolean =>
  text.length > most && (text.match(pattern)?.length ?? 0) > most;

/** Tells whether HTML would hold the page for longer than a blink. */
export const isHeavyHtml = (html: string): boolean =>
  html.length > PASTE_LIMITS.html || hasMore(html, /<[a-z]/gi, PASTE_LIMITS.elements);

export const isLongText = (text: string): boolean =>
  text.length > PASTE_LIMITS.characters || hasMore(text, /\n|\r/g, PASTE_LIMITS.lines);
