import type { MarkName } from '../../text/rich-text.ts';
import { findSymbolFont } from '../../text/symbol-fonts.ts';

type Attributes = Readonly<Record<string, string>>;

/** What a style says of its words, by the mark that it is. Editors underline with it alone. */
const STYLES: readonly (readonly [MarkName, RegExp])[] = [
  ['underline', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bunderline\b/i],
  ['superscript', /(?:^|;)\s*vertical-align\s*:\s*super\b/i],
  ['subscript', /(?:^|;)\s*vertical-align\s*:\s*sub\b/i],
  ['strong', /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)\b/i],
  ['em', /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)\b/i],
];

/** Lists the marks that the style of an element is. */
export const listStyledMarks = ({ style = '' }: Attributes): MarkName[] =>
  style === '' ? [] : STYLES.filter(([, sign]) => sign.test(style)).map(([mark]) => mark);

/** Finds the font of signs that an element is set in, or else that of the element around it; null for one of letters. */
export function findStyledFont({ style = '', face }: Attributes, around: string | null): string | null {
  const named = /(?:^|;)\s*font-family\s*:\s*([^;,]*)/i.exec(style)?.[1] ?? face?.split(',')[0];
  return named === undefined ? around : findSymbolFont(named);
}
