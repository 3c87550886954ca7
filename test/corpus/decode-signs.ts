/** The signs that XML and HTML name, without the readers that are tried. */
export const NAMED_SIGNS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Decodes escaped signs; a name that is not known stays. */
export const decodeSigns = (text: string): string =>
  text
    .replace(/&#x([\da-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w{2,6});/g, (whole, name: string) => NAMED_SIGNS[name] ?? whole);
