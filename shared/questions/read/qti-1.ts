import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { readHtml } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { getXmlText, type XmlElement } from '../source/xml-tree.ts';
import { addPoints, areChosen } from './file-points.ts';
import { getAllMaterial, type Response, readPresentation } from './qti-1-presentation.ts';
import { type Item, toInlineGaps, toNamedGaps, toPairs, toSingle } from './qti-1-questions.ts';
import { findRefused, findTypeName, listFields } from './qti-1-types.ts';
import { findDeep } from './qti-tree.ts';

/** Returns the words outside of the places of answers. */
const getHtml = ({ shown }: Item): string => shown.filter((part) => typeof part === 'string').join('<br>');

const listLabelTexts = ({ labels }: Response): string[] => labels.map(({ text }) => toPlainText(text)).sort();

/** Tells whether all responses are chosen from the same labels, as in a matching. */
function isMatching({ responses, typeName }: Item): boolean {
  const chosen = responses.filter(({ labels, isWritten }) => !isWritten && labels.length > 0);
  if (chosen.length < 2) return false;
  if (/match|categori/i.test(typeName)) return true;
  const [first, ...others] = chosen.map((response) => listLabelTexts(response).join('\n'));
  return chosen.length === responses.length && others.every((texts) => texts === first);
}

/** Tells whether words stand behind an answer, which is then a gap of their sentence. */
function isInline({ shown, responses }: Item): boolean {
  const first = shown.findIndex((part) => typeof part !== 'string');
  const hasWordsBehind = shown
    .slice(first + 1)
    .some((part) => typeof part === 'string' && part.trim() !== '');
  return (
    hasWordsBehind && responses.every(({ prompt, cardinality }) => prompt === '' && cardinality === 'single')
  );
}

/** Makes a question of each place of an answer, the first below the words of the item. */
function toEach(prompt: RichTextValue, item: Item): ReadQuestion[] {
  const own = item.responses.map((response) =>
    toSingle(readHtml(response.prompt, item.reading), response, item),
  );
  return isBlank(prompt) ? own : [{ type: 'text', prompt }, ...own];
}

function toQuestions(item: Item): ReadQuestion[] {
  const { responses, reading, typeName } = item;
  const html = getHtml(item);
  const prompt = readHtml(html, reading);
  const [first, second] = responses;
  if (!first) {
    const isAsked = /essay|short answer|response/i.test(typeName);
    return [isAsked ? { type: 'open', prompt, answer: '', lines: null } : { type: 'text', prompt }];
  }
  const named = toNamedGaps(html, item);
  if (named) return [named];
  if (isMatching(item)) return [toPairs(prompt, item)];
  if (isInline(item)) return [toInlineGaps(item)];
  if (!second)
    return [toSingle(readHtml([html, first.prompt].filter(Boolean).join('<br>'), reading), first, item)];
  if (responses.every(({ isWritten }) => isWritten)) return [toInlineGaps(item)];
  return toEach(prompt, item);
}

const getWords = (html: string, reading: Reading): string => toPlainText(readHtml(html, reading));

/** Names what an item has beside its question; a solution may be the answer of one. */
function loseRest(item: XmlElement, questions: readonly ReadQuestion[], reading: Reading): void {
  for (const feedback of findDeep(item, 'itemfeedback')) {
    const html = getAllMaterial(feedback);
    const words = html === '' ? '' : getWords(html, reading);
    const isAnswer = questions.some((one) => one.type === 'open' && toPlainText(one.answer) === words);
    if (words !== '' && !isAnswer) reading.lose('Feedback', words);
  }
}

/** The elements in which Respondus and Blackboard have the points of an item. */
const POINTS = ['qmd_weighting', 'qmd_absolutescore_max'];

/** Returns the points of an item, as Canvas, D2L, Respondus and Blackboard have them; "" without any. */
function getPoints(item: XmlElement): string {
  const named = listFields(item).find(({ label }) => /^(?:points_possible|qmd_weighting)$/i.test(label));
  const elements = POINTS.map((name) => getXmlText(findDeep(item, name)[0]).trim());
  return named?.entry ?? elements.find((text) => text !== '') ?? '';
}

function readItem(element: XmlElement, reading: Reading, hasPoints: boolean): void {
  const title = element.attributes.title ?? '';
  reading.begin(title);
  const typeName = findTypeName(element);
  const refused = findRefused(element, typeName);
  if (refused) {
    const words = getWords(getAllMaterial(element), reading);
    const formulas = findDeep(element, 'formula').map((part) => getXmlText(part));
    reading.lose(`Question of the type “${refused}”`, [title, words, ...formulas].join(' ').trim());
    return;
  }
  const shown = readPresentation(element, reading);
  const responses = shown.filter((part) => typeof part !== 'string');
  const solutions = findDeep(element, 'solution').map(getAllMaterial);
  const solution = readHtml(solutions.join('<br>'), reading);
  const questions = toQuestions({ shown, responses, typeName, solution, reading });
  const points = hasPoints ? getPoints(element) : '';
  const asked = questions.filter(({ type }) => type !== 'text');
  for (const question of questions)
    reading.add(asked.length === 1 ? addPoints(question, points, reading) : question);
  if (points !== '' && asked.length > 1) reading.lose('Points of several questions', points);
  const words = questions
    .map((question) => ('prompt' in question ? toPlainText(question.prompt) : ''))
    .join(' ');
  if (title !== '' && !words.includes(title)) reading.lose('Title', title);
  loseRest(element, questions, reading);
}

/** Reads a test of QTI 1.2, as Canvas, Blackboard, D2L, Respondus and Common Cartridges have it. */
export function readQtiOne(root: XmlElement, reading: Reading): void {
  for (const part of findDeep(root, 'assessment')) {
    const title = part.attributes.title ?? '';
    reading.where = 'The test';
    if (title !== '') reading.lose('Title of the test', title);
  }
  for (const name of ['presentation_material', 'objectives', 'rubric'])
    for (const part of findDeep(root, name)) {
      const text = getAllMaterial(part);
      if (text !== '') reading.lose('Text of the test', getWords(text, reading));
    }
  const items = findDeep(root, 'item');
  const hasPoints = areChosen(items.map(getPoints));
  for (const item of items) readItem(item, reading, hasPoints);
}
