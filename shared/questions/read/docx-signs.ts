import { findSymbolFont, NO_SIGN, readSymbols } from '../../text/symbol-fonts.ts';
import type { Reading } from '../source/reading.ts';
import { getXmlText, type XmlElement } from '../source/xml-tree.ts';
import { GAP } from './docx-tabs.ts';

/** Elements of a run that are text, by what they are read as. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  softHyphen: '',
};
/** What is no text, by what a loss calls it. */
const LOST: Readonly<Record<string, string>> = {
  pgNum: 'Number of the page',
  dayShort: 'Date',
  dayLong: 'Date',
  monthShort: 'Date',
  monthLong: 'Date',
  yearShort: 'Date',
  yearLong: 'Date',
  contentPart: 'Drawing by hand',
};

function readSymbol({ font, char = '' }: XmlElement['attributes'], reading: Reading): string {
  const code = Number.parseInt(char, 16);
  const letter = Number.isNaN(code) ? NO_SIGN : String.fromCodePoint(Math.min(code, 0x10ffff));
  const known = findSymbolFont(font);
  const isPrivate = code >= 0xe000 && code <= 0xf8ff;
  const sign = known === null ? letter : readSymbols(letter, known);
  if (sign !== NO_SIGN && !(known === null && isPrivate)) return sign;
  reading.lose('Sign of a font', `${font ?? ''} ${char}`);
  return '';
}

/** Signs that are in no font here: codes that only the font of the file gives a sense. */
const UNKNOWN = /[\uF000-\uF0FF\uFFFD]/g;

function leaveOutUnknown(text: string, reading: Reading): string {
  const unknown = text.match(UNKNOWN);
  if (!unknown) return text;
  const codes = unknown.map((sign) => sign.charCodeAt(0).toString(16).toUpperCase());
  reading.lose('Sign of a font', codes.join(' '));
  return text.replace(UNKNOWN, '');
}

/** Reads what a part of a run prints as letters; the letters of a font of signs are its signs. */
export function readSigns(
  { name, attributes, children }: XmlElement,
  symbols: string | null,
  reading: Reading,
): string {
  const text = getXmlText({ name, attributes, children });
  if (name === 't' || name === 'instrText') return leaveOutUnknown(readSymbols(text, symbols ?? ''), reading);
  if (name === 'sym') return readSymbol(attributes, reading);
  if (name === 'ptab' && /^(?:underscore|heavy)$/.test(attributes.leader ?? '')) return GAP;
  if (name === 'symEx') return String.fromCodePoint(Number.parseInt(attributes.char ?? '', 16) || 0xfffd);
  const sign = Object.hasOwn(SIGNS, name) ? SIGNS[name] : undefined;
  if (sign !== undefined) return sign;
  const lost = Object.hasOwn(LOST, name) ? LOST[name] : undefined;
  if (lost !== undefined) reading.lose(lost);
  else reading.lose('Part of the text that is not known', text || name);
  return '';
}
