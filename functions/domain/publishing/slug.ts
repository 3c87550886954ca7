const LENGTH = 60;

/**
 * Converts the first usable name to a part of a URL: "The Water Cycle!" becomes "the-water-cycle". Letters of
 * every script stay; Latin ones lose their accents.
 */
export function toSlug(...names: readonly string[]): string {
  return names.map(slugify).find((name) => name !== '') ?? 'document';
}

const slugify = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LENGTH)
    .toWellFormed()
    .replace(/-$/, '');
