import { setBackground, setBorder } from '../../vocabulary/border-rules.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { type CardLook, cardLook } from './card-look-field.ts';

interface WithLook {
  card_look?: CardLook | undefined;
}

/** Changes the look of cards or squares; one that is plain again is none. */
function changeLook(target: WithLook, change: (look: CardLook) => void): void {
  const look = target.card_look ?? cardLook.parse({});
  change(look);
  if (look.background || look.has_border) target.card_look = look;
  else delete target.card_look;
}

/** Sets the colour behind all cards or squares; undefined takes it away. */
export const setCardBackground = (target: WithLook, color: string | undefined): void =>
  changeLook(target, (look) => setBackground(look, color));

/** Switches the border of all cards or squares. */
export const setCardBorder = (target: WithLook, on: boolean): void =>
  changeLook(target, (look) => setBorder(look, on));

/** Sets how the border of all cards or squares looks. */
export const styleCardBorder = (target: WithLook, fields: Partial<CardLook>): void =>
  changeLook(target, (look) => Object.assign(look, fields));

/** Sets the font of the backs; null is that of the fronts. */
export function setBackFont(deck: { back_font?: FontId | undefined }, font: FontId | null): void {
  if (font === null) delete deck.back_font;
  else deck.back_font = font;
}
