/** Colours for the paper, named for assistive technology. The first ones print well without colour. */
export const PAPER_COLORS = [
  { name: 'Black', hex: '#111827' },
  { name: 'Dark gray', hex: '#4B5563' },
  { name: 'Gray', hex: '#9CA3AF' },
  { name: 'Brown', hex: '#7C4A21' },
  { name: 'Red', hex: '#DC2626' },
  { name: 'Orange', hex: '#EA580C' },
  { name: 'Yellow', hex: '#CA8A04' },
  { name: 'Green', hex: '#15803D' },
  { name: 'Teal', hex: '#0F766E' },
  { name: 'Blue', hex: '#1D4ED8' },
  { name: 'Purple', hex: '#7E22CE' },
  { name: 'Pink', hex: '#DB2777' },
] as const;

/** Parses a typed colour ("1d4ed8", "#15f") to "#1D4ED8"; null where it is none. */
export function readHex(text: string): string | null {
  const digits = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text)?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toUpperCase()}`;
}

/** Returns the colour's name in the palette, else its hex digits. */
export const colorName = (hex: string): string =>
  PAPER_COLORS.find((color) => color.hex === readHex(hex))?.name ?? hex;
