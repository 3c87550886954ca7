import { outlineSvg } from './outline-svg.ts';
import { recolourSvg } from './recolour-svg.ts';

/** How an icon is drawn: in one colour (#RRGGBB) or (null) its own, whole or by its lines alone. */
export interface IconLook {
  readonly color: string | null;
  readonly outline: boolean;
}

export function drawIcon(svg: string, { color, outline }: IconLook): string {
  const drawing = outline ? outlineSvg(svg) : svg;
  return color ? recolourSvg(drawing, color) : drawing;
}

/** Names a look, to tell drawings of an icon apart; empty for its own colours. */
export const nameLook = ({ color, outline }: IconLook): string =>
  [outline ? 'outline' : '', color ?? ''].filter(Boolean).join(' ');
