import { once } from 'es-toolkit';

/** What an emoji begins with or is joined by; texts without any are most, and searched for nothing more. */
const MAY_BE_EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20E3/u;

/**
 * Compiled where a text needs it: its list of sequences is long. Some keyboards ask for a drawing where it is the rule already,
 * and some leave that out for signs that nobody means as letters.
 */
const getEmoji = once(() => /\p{RGI_Emoji}\uFE0F?|[\p{Emoji}&&[\u{1F000}-\u{1FFFF}]]/gv);

/** The sign that asks for the drawing of a character that may be a letter too, such as a heart. */
const AS_DRAWING = '\uFE0F';
const JOINER = '\u200D';

/** Returns the name of the drawing of an emoji in the icon library. */
const toIconId = (emoji: string): string => {
  const points = Array.from(emoji);
  const named = points.at(-1) === AS_DRAWING && !points.includes(JOINER) ? points.slice(0, -1) : points;
  return named.map((point) => point.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')).join('-');
};

/** A part of a text: letters, or one emoji with the icon that draws it. */
export interface EmojiPart {
  readonly text: string;
  readonly icon: string | null;
}

/**
 * Splits a text at its emoji, joined ones such as flags and families as one. A sign that Unicode shows as a letter, such as a
 * trademark, stays one unless it asks for its drawing.
 */
export function splitEmoji(text: string): EmojiPart[] {
  if (!MAY_BE_EMOJI.test(text)) return [{ text, icon: null }];
  const parts: EmojiPart[] = [];
  let end = 0;
  const addLetters = (to: number) => {
    if (to > end) parts.push({ text: text.slice(end, to), icon: null });
  };
  for (const { 0: emoji, index } of text.matchAll(getEmoji())) {
    addLetters(index);
    parts.push({ text: emoji, icon: toIconId(emoji) });
    end = index + emoji.length;
  }
  addLetters(text.length);
  return parts;
}
