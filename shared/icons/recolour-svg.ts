/**
 * Recolours a drawing of the library: black lines take the colour itself, every other colour a tint of it
 * that is as light as the colour was, white stays white. `color` is #RRGGBB. Only colour values are replaced,
 * so nothing but colours can be inserted.
 */
export function recolourSvg(svg: string, color: string): string {
  const [red, green, blue] = readChannels(color);
  const tint = (light: number) =>
    `#${[red, green, blue].map((channel) => toHex(channel + (255 - channel) * light)).join('')}`;
  const coloured = svg.replace(
    PAINT,
    (_, name: string, was: string) => `${name}="${tint(getLightness(was))}"`,
  );
  // Shapes without a colour are drawn in black.
  return coloured.replace(/^(\s*(?:<\?xml[^>]*\?>\s*)?<svg\b)/, `$1 fill="${tint(0)}"`);
}

const PAINT = /\b(fill|stroke|stop-color|color)="(#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?|black|white)"/g;
const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };

function readChannels(color: string): [red: number, green: number, blue: number] {
  const digits = (NAMED[color] ?? color).slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** Returns the perceived lightness of a colour (Rec. 601 luma): 0 for black, 1 for white. */
function getLightness(color: string): number {
  const [red, green, blue] = readChannels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');
