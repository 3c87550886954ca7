import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { joinTexts } from '../join-texts.ts';
import { getOwn } from '../source/get-own.ts';
import { readHtml } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { findElement, getXmlText, listElements, type XmlElement } from '../source/xml-tree.ts';
import { GAP_MARK, type Gap, toGaps } from './gap-answers.ts';
import { BLOCK_INTERACTIONS, type Declared, readGapMatch, readInlineGap } from './qti-interactions.ts';
import { fillVariables } from './qti-templates.ts';
import { findDeep, replaceElements, toHtmlWithout } from './qti-tree.ts';

const NONE: Declared = { correct: [], mapped: [], isMultiple: false, tolerance: '' };

/** Lists the answers that a mapping finds right: of several that are given, all that earn something, else those that earn most. */
function listMapped(declaration: XmlElement, isMultiple: boolean): string[] {
  const entries = findDeep(declaration, 'mapentry').map(({ attributes }) => ({
    key: attributes.mapkey ?? '',
    value: Number(attributes.mappedvalue),
  }));
  const most = Math.max(...entries.map(({ value }) => value).filter((value) => !Number.isNaN(value)));
  return entries.filter(({ value }) => value > 0 && (isMultiple || value === most)).map(({ key }) => key);
}

/** Reads how far numbers may be from the right ones, by their responses. */
function readTolerances(item: XmlElement): ReadonlyMap<string, string> {
  return new Map(
    findDeep(item, 'equal').flatMap((equal): [string, string][] => {
      const { tolerancemode: mode = 'exact', tolerance = '' } = equal.attributes;
      const id = findElement(equal, 'variable')?.attributes.identifier;
      const [below = '', above = below] = tolerance.trim().split(/\s+/);
      if (mode === 'exact' || id === undefined || !(Number(below) > 0)) return [];
      const sides = below === above ? below : `${below} / ${above}`;
      return [[id, mode === 'relative' ? `${sides} %` : sides]];
    }),
  );
}

function readDeclarations(item: XmlElement): ReadonlyMap<string, Declared> {
  const tolerances = readTolerances(item);
  return new Map(
    listElements(item, 'responsedeclaration').map((declaration) => {
      const listed = findDeep(declaration, 'correctresponse').flatMap((part) => findDeep(part, 'value'));
      const isMultiple = declaration.attributes.cardinality === 'multiple';
      const mapped = listMapped(declaration, isMultiple);
      const correct = listed.length > 0 ? listed.map((value) => getXmlText(value).trim()) : mapped;
      const id = declaration.attributes.identifier ?? '';
      return [id, { correct, mapped, isMultiple, tolerance: tolerances.get(id) ?? '' }];
    }),
  );
}

/** Words that are shown only after an answer, or only to a teacher. */
const ASIDE = ['modalfeedback', 'feedbackblock', 'feedbackinline', 'rubricblock', 'templateblock'];

const isInteraction = ({ name }: XmlElement): boolean => name.endsWith('interaction');

/** What was found in the body of an item while its text was read. */
interface Body {
  readonly text: RichTextValue;
  readonly gaps: readonly Gap[];
  readonly blocks: readonly XmlElement[];
}

function readBody(body: XmlElement, declared: (element: XmlElement) => Declared, reading: Reading): Body {
  const gaps: Gap[] = [];
  const blocks: XmlElement[] = [];
  const replace = (element: XmlElement): string | null => {
    if (ASIDE.includes(element.name)) return '';
    const gap = readInlineGap(element, declared(element), reading);
    if (gap) {
      gaps.push(gap);
      return GAP_MARK;
    }
    if (!isInteraction(element) || element === dragged) return null;
    blocks.push(element);
    return '';
  };
  // One text into which words are dragged is the text of the item; each of several is a question of its own.
  const [first, ...others] = findDeep(body, 'gapmatchinteraction');
  const dragged = others.length === 0 ? first : undefined;
  const known = dragged ? readGapMatch(dragged, declared(dragged), reading) : new Map<XmlElement, Gap>();
  const replaced = replaceElements(body, (element) => {
    if (element.name === 'gaptext') return '';
    const gap = known.get(element);
    if (!gap) return replace(element);
    gaps.push(gap);
    return GAP_MARK;
  });
  return { text: readHtml(toHtmlWithout(replaced, []), reading), gaps, blocks };
}

const hasWords = (text: string): boolean => text.replaceAll(GAP_MARK, '').trim() !== '';

/** Reads an item of QTI 2 or 3, named alike, into one question for each interaction. */
export function readQtiItem(item: XmlElement, reading: Reading): void {
  const title = item.attributes.title ?? '';
  reading.begin(title);
  const declarations = readDeclarations(item);
  const declared = ({ attributes }: XmlElement) =>
    declarations.get(attributes.responseidentifier ?? '') ?? NONE;
  const filled = fillVariables(item);
  const body = findElement(filled ?? item, 'itembody');
  if (body && !filled) {
    reading.lose('Question with variables', `${title} ${getXmlText(body).replace(/\s+/g, ' ')}`.trim());
    return;
  }
  if (!body) {
    reading.lose('Item without a body', title);
    return;
  }
  for (const name of ASIDE)
    for (const part of findDeep(item, name)) reading.lose('Feedback', getXmlText(part).replace(/\s+/g, ' '));
  for (const part of findDeep(item, 'cataloginfo'))
    reading.lose('Support for other readers', getXmlText(part).replace(/\s+/g, ' '));
  for (const part of findDeep(item, 'companionmaterialsinfo'))
    reading.lose('Material beside the question', getXmlText(part).replace(/\s+/g, ' '));
  const before = reading.questions.length;
  const { text, gaps, blocks } = readBody(body, declared, reading);
  addText(text, gaps, blocks.length === 1, reading);
  // The text above a single interaction is its prompt.
  const above = blocks.length === 1 && gaps.length === 0 ? text : '';
  for (const element of blocks) {
    const own = findElement(element, 'prompt');
    const asked = own ? readHtml(toHtmlWithout(own, []), reading) : '';
    const hot = element.name === 'hottextinteraction' ? readHotText(element, reading) : '';
    const prompt = joinTexts(above, asked, hot);
    const make = getOwn(BLOCK_INTERACTIONS, element.name);
    if (make) reading.add(make({ element, declared: declared(element), prompt, reading }));
    else
      reading.lose(
        `Interaction “${element.name.replace(/interaction$/, '')}”`,
        `${toPlainText(prompt)} ${getXmlText(element).replace(/\s+/g, ' ')}`,
      );
  }
  const added = reading.questions.slice(before);
  const words = added.map((question) => ('prompt' in question ? toPlainText(question.prompt) : '')).join(' ');
  if (title !== '' && !words.includes(title)) reading.lose('Title', title);
}

/** Reads the sentences of which words are chosen. */
const readHotText = (element: XmlElement, reading: Reading): RichTextValue =>
  readHtml(toHtmlWithout(element, ['prompt']), reading);

/** Adds the text of an item: with gaps, as a question with a short line, or alone. */
function addText(text: RichTextValue, gaps: readonly Gap[], isPrompt: boolean, reading: Reading): void {
  const plain = toPlainText(text);
  if (gaps.length === 0) {
    if (!isPrompt && hasWords(plain)) reading.add({ type: 'text', prompt: text });
    return;
  }
  const [only] = gaps;
  const trimmed = plain.trimEnd();
  const before = trimmed.slice(0, -1);
  const isAtEnd = trimmed.endsWith(GAP_MARK) && /(?:[?!.:\n] ?|^)$/.test(before);
  if (gaps.length === 1 && only?.wrong.length === 0 && isAtEnd) {
    reading.add({ type: 'open', prompt: before.trimEnd(), answer: only.answer, lines: 1 });
  } else reading.add(toGaps(plain, gaps));
}
