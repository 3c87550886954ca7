const LENGTH = 60;

/** "The Water Cycle!" → "the-water-cycle"; letters of every script stay, the accents of Latin ones go. */
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
