import { uniqBy } from 'es-toolkit';
import { joinAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { joinTexts } from '../join-texts.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { listElements } from '../source/xml-tree.ts';
import { listRightAnswers } from './earned.ts';
import { GAP_MARK, type Gap, splitGapAnswers, toGaps } from './gap-answers.ts';
import { listRightIds, listWritten } from './qti-1-key.ts';
import { getMaterial, type Label, type Response, type Shown } from './qti-1-presentation.ts';
import { findDeep } from './qti-tree.ts';

/** An item while questions are made of it. */
export interface Item {
  readonly shown: readonly Shown[];
  readonly responses: readonly Response[];
  readonly typeName: string;
  /** The answer that only a teacher is shown; "" without one. */
  readonly solution: RichTextValue;
  readonly reading: Reading;
}

const getPlain = ({ text }: Label): string => toPlainText(text);

/** Lists the labels that are right; in a list of which several may be, each that earns something is. */
const listRight = ({ labels, compared, cardinality }: Response): Label[] => {
  const ids = listRightIds(compared, cardinality === 'multiple');
  return labels.filter((label) => ids.some((id) => isNamed(label, id, labels)));
};

/** Tells whether a key names a label: by its id, by "id:correct" as OLAT does, or by its words as ILIAS does in gaps. */
const isNamed = (label: Label, key: string, labels: readonly Label[]): boolean =>
  labels.some(({ id }) => id === key)
    ? label.id === key
    : `${label.id}:correct` === key || getPlain(label) === key;

/** Lists the right written answers; some programs put them into labels that are never shown. */
function listAnswers(response: Response, { reading }: Item): string[] {
  const { labels, compared, isNumber } = response;
  for (const { value } of compared.filter(({ how }) => how === 'matches'))
    reading.lose('Pattern of the answer', value);
  const answers = listWritten(compared, isNumber).map(({ text, weight }) => {
    const label = labels.find(({ id }) => id === text);
    return { text: label ? getPlain(label) : text, weight };
  });
  return listRightAnswers(answers, reading.lose);
}

function toChoice(prompt: RichTextValue, response: Response, { reading }: Item): ReadQuestion {
  const right = listRight(response);
  for (const { weight, value } of response.compared) {
    const isPart = response.cardinality !== 'multiple' && weight < 99;
    const label = isPart && response.labels.find(({ id }) => id === value);
    if (label && !right.includes(label))
      reading.lose(`Answer that earns ${Number(weight.toFixed(2))} % of the points`, getPlain(label));
  }
  for (const value of listRightIds(response.compared, true)) {
    const isKnown = response.labels.some((label) => isNamed(label, value, response.labels));
    if (!isKnown && !value.endsWith(':wrong')) reading.lose('Answer that is no option', value);
  }
  const several = response.cardinality === 'multiple';
  const options = response.labels.map((label) => ({ text: label.text, correct: right.includes(label) }));
  return { type: 'choice', prompt, options, ...(several && { several }) };
}

/** Reads the words at the ends of an order: what comes first and what comes last. */
function readEnds({ element }: Response): string {
  const extension = findDeep(element, 'render_extension')[0] ?? element;
  const texts = listElements(extension, 'material').map((part) => ({
    position: part.attributes.position,
    html: getMaterial(part),
  }));
  return texts
    .filter(({ position, html }) => position !== undefined && html !== '')
    .map(({ html }) => html)
    .join(' → ');
}

function toOrder(prompt: RichTextValue, response: Response, { reading }: Item): ReadQuestion {
  const ids = listRightIds(response.compared, true);
  const ends = readHtml(readEnds(response), reading);
  const asked = joinTexts(prompt, ends);
  const isWhole = response.labels.every(({ id }) => ids.includes(id));
  if (!isWhole || ids.length === 0) {
    reading.lose('Order that the file does not say', response.labels.map(getPlain).join(' / '));
    const entries = response.labels.map(({ text }) => text);
    return { type: 'open', prompt: joinTexts(asked, ...entries), answer: '', lines: null };
  }
  const sorted = [...response.labels].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { type: 'order', prompt: asked, entries: sorted.map(({ text }) => text) };
}

function toOpen(prompt: RichTextValue, response: Response, item: Item): ReadQuestion {
  const isEssay = /essay|long answer|written response|short response/i.test(item.typeName);
  const answer = joinAlternatives(listAnswers(response, item));
  if (isEssay || (answer === '' && !isBlank(item.solution)))
    return { type: 'open', prompt, answer: answer || item.solution, lines: null };
  const lines = answer === '' ? null : 1;
  return splitGapAnswers(prompt, answer) ?? { type: 'open', prompt, answer, lines };
}

/** Makes pairs of one list of which the key has two each, as ILIAS has them; null of any other. */
function toGroupedPairs(prompt: RichTextValue, { labels, compared, element }: Response): ReadQuestion | null {
  if (element.name !== 'response_grp') return null;
  const byId = new Map(labels.map((label) => [label.id, label]));
  const sides = compared
    .filter(({ how }) => how === 'contains' || how === 'matches')
    .map(({ value }) => value.split(',').map((id) => byId.get(id.trim())));
  const pairs = sides.flatMap(([left, right]) =>
    left && right ? [{ left: left.text, right: right.text }] : [],
  );
  if (pairs.length === 0 || pairs.length < sides.length) return null;
  const used = new Set(sides.flat());
  return {
    type: 'pairs',
    prompt,
    pairs,
    extras: labels.filter((label) => !used.has(label)).map(({ text }) => text),
  };
}

/** Makes the question of one place of an answer. */
export function toSingle(prompt: RichTextValue, response: Response, item: Item): ReadQuestion {
  const grouped = toGroupedPairs(prompt, response);
  if (grouped) return grouped;
  if (response.cardinality === 'ordered' && response.labels.length > 0)
    return toOrder(prompt, response, item);
  if (response.isWritten || response.labels.length === 0) return toOpen(prompt, response, item);
  if (isFilledIn(item)) {
    const answer = joinAlternatives(response.labels.map(getPlain));
    return splitGapAnswers(prompt, answer) ?? { type: 'open', prompt, answer, lines: 1 };
  }
  return toChoice(prompt, response, item);
}

/** Tells whether the labels of a response are answers to write, and none to choose from. */
const isFilledIn = ({ typeName }: Item): boolean => /fill.?in/i.test(typeName);

/** Reads a gap: every label of a written one is an answer, as is where all are right; else they are its choices. */
function toGap(response: Response, item: Item): Gap {
  const { labels } = response;
  if (response.isWritten || labels.length === 0)
    return { answer: joinAlternatives(listAnswers(response, item)), wrong: [] };
  const right = listRight(response);
  if (isFilledIn(item) || right.length === labels.length)
    return { answer: joinAlternatives([...new Set(labels.map(getPlain))]), wrong: [] };
  const [first, ...more] = right;
  for (const other of more) item.reading.lose('Another right answer', getPlain(other));
  return {
    answer: first ? getPlain(first) : '',
    wrong: labels.filter((label) => !right.includes(label)).map(getPlain),
  };
}

const NAME = /\[([^\][<>]{1,80})\]/g;

/** Makes gaps where the text names them: "[colour]", each with a response of that name; null where it does not. */
export function toNamedGaps(html: string, item: Item): ReadQuestion | null {
  const { responses, reading } = item;
  const names = new Map(responses.map((response) => [response.id.replace(/^response_/, ''), response]));
  const prompts = new Map(
    responses.map((response) => [toPlainText(readHtmlLine(response.prompt, reading)), response]),
  );
  const found: Response[] = [];
  const marked = html.replace(NAME, (whole, name: string) => {
    const own = prompts.get(name.trim()) ?? names.get(name.trim());
    if (!own) return whole;
    found.push(own);
    return GAP_MARK;
  });
  if (found.length === 0 || new Set(found).size !== responses.length) return null;
  const gaps = new Map(responses.map((response) => [response, toGap(response, item)]));
  return toGaps(
    toPlainText(readHtml(marked, reading)),
    found.flatMap((response) => gaps.get(response) ?? []),
  );
}

/** Takes off the paragraph around a whole text, so that a gap stands in its sentence. */
const unwrap = (html: string): string => {
  const inside = /^\s*<p\b[^>]*>([\s\S]*)<\/p>\s*$/i.exec(html)?.[1];
  return inside === undefined || /<p\b/i.test(inside) ? html : inside;
};

/** Makes gaps at the places where the answers stand within the text. */
export function toInlineGaps(item: Item): ReadQuestion {
  const gaps: Gap[] = [];
  const html = item.shown.reduce<string>((before, part) => {
    if (typeof part === 'string') {
      const words = unwrap(part);
      const isWord = before.endsWith(GAP_MARK) && /^[\p{L}\p{N}]/u.test(words);
      return `${before}${isWord ? ' ' : ''}${words}`;
    }
    gaps.push(toGap(part, item));
    if (part.prompt !== '') return `${before}<br>${part.prompt} ${GAP_MARK}<br>`;
    return `${before}${/\S$/.test(before) ? ' ' : ''}${GAP_MARK}`;
  }, '');
  return toGaps(toPlainText(readHtml(html, item.reading)), gaps);
}

/** Makes pairs: each response is a left side with the same labels, or a heading with all that belongs to it. */
export function toPairs(prompt: RichTextValue, item: Item): ReadQuestion {
  const { responses, reading } = item;
  const isSorted = responses.some((response) => listRight(response).length > 1);
  const labels = uniqBy(
    responses.flatMap((response) => response.labels),
    getPlain,
  );
  const pairs = responses.flatMap((response) => {
    const own = readHtmlLine(response.prompt, reading);
    const right = listRight(response);
    if (isSorted) return right.map(({ text }) => ({ left: text, right: own }));
    const [first] = right;
    // What has neither a side nor a key asks nothing.
    return isBlank(own) && !first ? [] : [{ left: own, right: first?.text ?? '' }];
  });
  const used = new Set(pairs.flatMap(({ left, right }) => [toPlainText(isSorted ? left : right)]));
  const extras = labels.filter((label) => !used.has(getPlain(label))).map(({ text }) => text);
  if (isSorted) for (const extra of extras) reading.lose('Entry that belongs to none', toPlainText(extra));
  return { type: 'pairs', prompt, pairs, extras: isSorted ? [] : extras };
}
