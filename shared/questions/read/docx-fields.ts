import { findSymbolFont, readSymbols } from '../../text/symbol-fonts.ts';
import type { Span } from '../inline.ts';
import { readEq } from '../source/read-eq.ts';
import type { Reading } from '../source/reading.ts';
import { findAllElements, findElement, listElements, type XmlElement } from '../source/xml-tree.ts';
import { getValue, isOn } from './docx-styles.ts';
import { GAP } from './docx-tabs.ts';

/** A field: its code, and what Word worked out of it last. */
export interface Field {
  code: string;
  readonly result: Span[];
  readonly isHidden: boolean;
  /** The code has ended, and the result follows. */
  hasResult: boolean;
  /** Words of its result went on to the text at once: a table of contents has paragraphs of its own. */
  hasShown: boolean;
  /** What a field of a form is. */
  readonly form: XmlElement | undefined;
}

export const createField = (code: string, isHidden: boolean, form?: XmlElement): Field => ({
  code,
  result: [],
  isHidden,
  hasResult: false,
  hasShown: false,
  form,
});

const getName = ({ code }: Field): string => /^\s*(\w+|=)/.exec(code)?.[1]?.toLowerCase() ?? '';

/** Tells whether a field prints its result as it is; others are read by their code. */
export const showsResult = (field: Field): boolean => !field.form && !/^(?:eq|symbol)$/.test(getName(field));

/** Lists the marks that begin a field which has no end. */
export function listUnended(part: XmlElement): Set<XmlElement> {
  const open: XmlElement[] = [];
  for (const mark of findAllElements(part, ['fldChar'])) {
    if (mark.attributes.fldCharType === 'begin') open.push(mark);
    if (mark.attributes.fldCharType === 'end') open.pop();
  }
  return new Set(open);
}

/** The signs of an EQ field that are raised or lowered by their own format. */
export const toRaisedCode = (text: string, isRaised: boolean): string =>
  `\\s\\${isRaised ? 'up' : 'do'}(${text.replace(/[\\(),;]/g, '\\$&')})`;

/** Reads a field of a form, whose result is what somebody has filled in. */
function readForm(form: XmlElement, field: Field, reading: Reading): Span[] | null {
  const box = findElement(form, 'checkBox');
  if (box) {
    const isTicked = findElement(box, 'checked') ? isOn(box, 'checked') : isOn(box, 'default');
    return [toSpan(isTicked ? '☒' : '☐')];
  }
  const list = findElement(form, 'ddList');
  if (list) {
    const entries = listElements(list, 'listEntry').map(({ attributes }) => attributes.val ?? '');
    reading.lose('Choices of a form', entries.join(' / '));
    return [toSpan(entries[Number(getValue(list, 'result') ?? getValue(list, 'default') ?? 0)] ?? GAP)];
  }
  return field.result.every(({ text }) => text.trim() === '') ? [toSpan(GAP)] : null;
}

const toSpan = (text: string): Span => ({ text, marks: [] });

/** Reads `SYMBOL 174 \f "Symbol"`; null where it names no sign. */
function readSymbolCode(code: string): string | null {
  const number = /^\s*symbol\s+(0x[\da-f]+|\d+)/i.exec(code)?.[1];
  if (number === undefined) return null;
  const sign = String.fromCodePoint(Math.min(Number(number), 0xffff));
  const font = findSymbolFont(/\\f\s*("[^"]*"|\S+)/i.exec(code)?.[1]);
  return font === null ? sign : readSymbols(sign, font);
}

/** Reads what a field prints; one that prints nothing that is known is lost by its code. */
export function readField(field: Field, reading: Reading, countParagraph: () => number): Span[] {
  const name = getName(field);
  if (field.hasShown) return [];
  if (field.form) {
    const form = readForm(field.form, field, reading);
    if (form) return form;
  }
  if (name === 'eq') {
    const { text, isWhole } = readEq(field.code);
    if (!isWhole) reading.lose('Part of a formula', field.code.trim());
    return [toSpan(text)];
  }
  const sign = name === 'symbol' ? readSymbolCode(field.code) : null;
  if (sign !== null) return [toSpan(sign)];
  if (field.result.some(({ text }) => text !== '')) return field.result;
  if (/^autonum/.test(name)) return [toSpan(`${countParagraph()}. `)];
  const words = /^\s*(?:macrobutton|gotobutton)\s+\S+\s+(.*\S)/i.exec(field.code)?.[1];
  if (words !== undefined) return [toSpan(words)];
  if (field.code.trim() !== '' && !field.isHidden) reading.lose('Field', field.code.trim());
  return [];
}
