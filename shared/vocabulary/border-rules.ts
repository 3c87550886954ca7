import type { Border } from './style.ts';

/** Switches a border. Switching it off remembers its width; switching it on restores it. */
export function setBorder(target: Border, on: boolean): void {
  if (!on) target.previous_border_width = target.border_width;
  else target.border_width = target.previous_border_width;
  target.has_border = on;
}

/** Sets the colour behind something; undefined takes it away. */
export function setBackground(target: { background?: string | undefined }, color: string | undefined): void {
  if (color === undefined) delete target.background;
  else target.background = color;
}
