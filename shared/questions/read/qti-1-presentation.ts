import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { escapeOtherSigns, hasMarkup } from '../source/has-markup.ts';
import { readHtmlLine } from '../source/read-html.ts';
import { toInnerHtml } from '../source/read-xml.ts';
import type { Reading } from '../source/reading.ts';
import { escapeXml } from '../source/to-html.ts';
import { getXmlText, listElements, type XmlElement } from '../source/xml-tree.ts';
import { type Compared, readKey } from './qti-1-key.ts';
import { findDeep } from './qti-tree.ts';

export interface Label {
  readonly id: string;
  readonly text: RichTextValue;
}

/** A place of an answer: its choices, none where it is written. */
export interface Response {
  readonly id: string;
  readonly element: XmlElement;
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  /** The words that are its own, as HTML. */
  readonly prompt: string;
  readonly labels: readonly Label[];
  readonly compared: readonly Compared[];
  readonly isWritten: boolean;
  readonly isNumber: boolean;
}

/** What an item shows: words as HTML, and places of answers, in their order. */
export type Shown = string | Response;

const RESPONSES = [
  'response_lid',
  'response_str',
  'response_num',
  'response_grp',
  'response_xy',
  'response_na',
];
const isResponse = ({ name }: XmlElement): boolean => RESPONSES.includes(name);

/** Writes a text of the file as HTML: what is said to be plain has no markup. */
function toHtml(text: XmlElement): string {
  if (text.name === 'matimage') {
    const { uri = '', label = '' } = text.attributes;
    return `<img src="${escapeXml(uri)}" alt="${escapeXml(label)}">`;
  }
  if (listElements(text).length > 0) return toInnerHtml(text);
  const words = getXmlText(text);
  const type = (text.attributes.texttype ?? text.attributes.type ?? '').toLowerCase();
  const isPlain = type === 'text/plain' || type === 'plain_text';
  if (isPlain || !hasMarkup(words)) {
    const escaped = escapeXml(words);
    return isPlain ? escaped.trim().replaceAll('\n', '<br>') : escaped;
  }
  return escapeOtherSigns(words);
}

const TEXTS = ['mattext', 'mat_formattedtext', 'matimage', 'matemtext'];

/** Lists the texts inside that are outside of places of answers. */
const findTexts = (element: XmlElement): XmlElement[] =>
  listElements(element).flatMap((child) => {
    if (TEXTS.includes(child.name)) return [child];
    // What stands at the ends of an order has a position.
    const isApart = child.attributes.position !== undefined || child.name.startsWith('render_');
    return isResponse(child) || isApart ? [] : findTexts(child);
  });

export const getMaterial = (element: XmlElement): string => findTexts(element).map(toHtml).join('<br>');

/** All texts of an element, also those of its labels. */
export const getAllMaterial = (element: XmlElement): string =>
  TEXTS.flatMap((name) => findDeep(element, name))
    .map(toHtml)
    .join('<br>');

/** Texts of Blackboard on the right of a matching: the labels are as many, and have no words. */
const RIGHTS = /RIGHT_MATCH_BLOCK/i;

function listRights(presentation: XmlElement): string[] {
  const block = findDeep(presentation, 'flow').find(({ attributes }) => RIGHTS.test(attributes.class ?? ''));
  return block ? listElements(block).map(getMaterial) : [];
}

interface Context {
  readonly reading: Reading;
  readonly key: ReadonlyMap<string, Compared[]>;
  readonly rights: readonly string[];
}

function toCardinality(element: XmlElement): Response['cardinality'] {
  const said = (element.attributes.rcardinality ?? '').toLowerCase();
  return said === 'ordered' || said === 'multiple' ? said : 'single';
}

/** Finds what a response is compared with. Some programs name the labels instead: of an order, with the place of each. */
function findCompared(element: XmlElement, id: string, key: Context['key']): readonly Compared[] {
  const own = key.get(id);
  if (own) return own;
  const ofLabels = findDeep(element, 'response_label').flatMap(
    ({ attributes }) => key.get(attributes.ident ?? '') ?? [],
  );
  if (toCardinality(element) !== 'ordered') return element.name === 'response_lid' ? [] : ofLabels;
  const isPlaced = ofLabels.every(({ value }) => /^\d{1,3}$/.test(value));
  const placed = [...ofLabels].sort((a, b) => Number(a.value) - Number(b.value));
  return isPlaced ? placed.map((one) => ({ ...one, value: one.id })) : [];
}

function toResponse(element: XmlElement, before: string, { reading, key, rights }: Context): Response {
  const id = element.attributes.ident ?? element.attributes.respident ?? '';
  const labels = findDeep(element, 'response_label').map((label, place) => {
    const own = getAllMaterial(label);
    return {
      id: label.attributes.ident ?? '',
      text: readHtmlLine(own === '' ? (rights[place] ?? '') : own, reading),
    };
  });
  const fib = findDeep(element, 'render_fib')[0];
  return {
    id,
    element,
    cardinality: toCardinality(element),
    prompt: getMaterial(element) || before,
    labels: labels.filter(({ text }) => toPlainText(text) !== ''),
    compared: findCompared(element, id, key),
    // ILIAS has gaps with choices, which it calls written too.
    isWritten:
      (element.name === 'response_str' || element.name === 'response_num') &&
      (fib !== undefined || findDeep(element, 'render_choice').length === 0),
    isNumber:
      element.name === 'response_num' ||
      /^(?:decimal|integer|scientific)$/i.test(fib?.attributes.fibtype ?? ''),
  };
}

/** Lists what is inside in its order. A part with one place of an answer among several such parts is that answer's own. */
function listShown(element: XmlElement, isAmongSeveral: boolean, context: Context): Shown[] {
  const texts: string[] = [];
  const shown: Shown[] = [];
  const flush = () => {
    if (texts.length > 0) shown.push(texts.splice(0).join('<br>'));
  };
  for (const child of listElements(element)) {
    if (isResponse(child)) {
      const own = isAmongSeveral ? texts.splice(0).join('<br>') : '';
      flush();
      shown.push(toResponse(child, own, context));
      continue;
    }
    if (RIGHTS.test(child.attributes.class ?? '')) continue;
    const count = RESPONSES.flatMap((name) => findDeep(child, name)).length;
    if (count === 0) {
      const html = TEXTS.includes(child.name) ? toHtml(child) : getMaterial(child);
      if (html !== '') texts.push(html);
      continue;
    }
    flush();
    const all = RESPONSES.flatMap((name) => findDeep(element, name)).length;
    shown.push(...listShown(child, count === 1 && all > 1, context));
  }
  flush();
  return shown;
}

/** Reads what an item shows, with the key of each place of an answer. */
export function readPresentation(item: XmlElement, reading: Reading): Shown[] {
  const key = readKey(item);
  return listElements(item, 'presentation').flatMap((presentation) =>
    listShown(presentation, false, { reading, key, rights: listRights(presentation) }),
  );
}
