import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import { findAllElements, getXmlText, listElements, type XmlElement } from '../source/read-xml.ts';
import type { Reading } from '../source/reading.ts';
import { GAP_MARK, splitGapAnswers, toGaps } from './gap-answers.ts';
import { findDeep } from './qti-tree.ts';

/** The words of the first material directly inside, as HTML. */
const getHtml = (element: XmlElement | undefined): string =>
  element
    ? findAllElements(element, ['mattext', 'response_lid', 'response_str', 'response_num', 'render_choice'])
        .filter(({ name }) => name === 'mattext')
        .map(getXmlText)
        .join('<br>')
    : '';

/** Collects the answers that earn points, by the response that they belong to. */
function readRight(item: XmlElement): ReadonlyMap<string, string[]> {
  const right = new Map<string, string[]>();
  const collect = (condition: XmlElement) => {
    for (const child of listElements(condition)) {
      if (child.name === 'not') continue;
      if (child.name !== 'varequal' && child.name !== 'vargte') {
        collect(child);
        continue;
      }
      const ident = child.attributes.respident ?? '';
      right.set(ident, [...(right.get(ident) ?? []), getXmlText(child).trim()]);
    }
  };
  for (const condition of findDeep(item, 'respcondition')) {
    const earns = findDeep(condition, 'setvar').some((part) => Number(getXmlText(part)) > 0);
    if (earns) for (const part of listElements(condition, 'conditionvar')) collect(part);
  }
  return right;
}

interface Label {
  readonly id: string;
  readonly text: RichTextValue;
}

/** A place of an answer: its choices, none where it is written. */
interface Response {
  readonly id: string;
  readonly isMultiple: boolean;
  readonly prompt: string;
  readonly labels: readonly Label[];
  readonly right: readonly string[];
}

function readResponses(item: XmlElement, reading: Reading): Response[] {
  const right = readRight(item);
  return findAllElements(item, ['response_lid', 'response_str', 'response_num']).map((element) => {
    const id = element.attributes.ident ?? '';
    const labels = findDeep(element, 'response_label').map((label) => ({
      id: label.attributes.ident ?? '',
      text: readHtmlLine(findDeep(label, 'mattext').map(getXmlText).join(' '), reading),
    }));
    return {
      id,
      isMultiple: /^multiple$/i.test(element.attributes.rcardinality ?? ''),
      prompt: getHtml(element),
      labels: labels.filter(({ text }) => toPlainText(text) !== ''),
      right: right.get(id) ?? [],
    };
  });
}

const findRight = ({ labels, right }: Response): Label | undefined =>
  labels.find(({ id }) => right.includes(id));

/** Pairs: each response is a left side, with the same labels to choose from. */
function toPairs(prompt: RichTextValue, responses: readonly Response[], reading: Reading): ReadQuestion {
  const used = new Set(responses.map((response) => findRight(response)?.id));
  const [first] = responses;
  return {
    type: 'pairs',
    prompt,
    pairs: responses.map((response) => ({
      left: readHtmlLine(response.prompt, reading),
      right: findRight(response)?.text ?? '',
    })),
    extras: (first?.labels ?? []).filter(({ id }) => !used.has(id)).map(({ text }) => text),
  };
}

function toWritten(prompt: RichTextValue, { right, labels }: Response): ReadQuestion {
  // Some programs put the answers into labels that are never shown.
  const texts = right.map((id) => labels.find((label) => label.id === id)?.text ?? id).map(toPlainText);
  const answer = [...new Set(texts)].join(' / ');
  const lines = answer === '' ? null : 1;
  return splitGapAnswers(prompt, answer) ?? { type: 'open', prompt, answer, lines };
}

/** Gaps that the text names: "[colour]", each with a response of that name. */
function toNamedGaps(html: string, responses: readonly Response[], reading: Reading): ReadQuestion | null {
  const names = new Map(responses.map((response) => [response.id.replace(/^response_/, ''), response]));
  const found: Response[] = [];
  const marked = html.replace(/\[([^\][<>]{1,80})\]/g, (whole, name: string) => {
    const own = [...names.values()].find((response) => response.prompt.trim() === name) ?? names.get(name);
    if (!own) return whole;
    found.push(own);
    return GAP_MARK;
  });
  if (found.length === 0 || found.length !== responses.length) return null;
  const gaps = found.map((response) => {
    const right = findRight(response);
    const others = response.labels.filter((label) => label !== right && !response.right.includes(label.id));
    return {
      answer: toPlainText(right?.text ?? response.right[0] ?? ''),
      wrong: others.map(({ text }) => toPlainText(text)),
    };
  });
  return toGaps(toPlainText(readHtml(marked, reading)), gaps);
}

function toQuestion(item: XmlElement, reading: Reading): ReadQuestion {
  const presentation = listElements(item, 'presentation')[0];
  const html = getHtml(presentation);
  const responses = readResponses(item, reading);
  const [first, second] = responses;
  const gaps = second || /\[[^\]]+\]/.test(html) ? toNamedGaps(html, responses, reading) : null;
  if (gaps) return gaps;
  const prompt = readHtml(html, reading);
  if (!first) return { type: 'text', prompt };
  if (second) return toPairs(prompt, responses, reading);
  const isWritten = findAllElements(item, ['response_lid']).length === 0;
  if (isWritten) return toWritten(prompt, first);
  const options = first.labels.map(({ id, text }) => ({ text, correct: first.right.includes(id) }));
  return { type: 'choice', prompt, options, ...(first.isMultiple && { several: true }) };
}

/** Reads a test of QTI 1.2, as Canvas, Blackboard and Common Cartridges have it. */
export function readQtiOne(root: XmlElement, reading: Reading): void {
  for (const part of findDeep(root, 'assessment')) {
    const title = part.attributes.title ?? '';
    reading.where = 'The test';
    if (title !== '') reading.lose('Title of the test', title);
  }
  for (const item of findDeep(root, 'item')) {
    const title = item.attributes.title ?? '';
    reading.begin(title);
    const question = toQuestion(item, reading);
    reading.add(question);
    const words = 'prompt' in question ? toPlainText(question.prompt) : '';
    if (title !== '' && !words.includes(title)) reading.lose('Title', title);
    for (const feedback of findDeep(item, 'itemfeedback')) {
      const text = findDeep(feedback, 'mattext').map(getXmlText).join(' ').trim();
      if (text !== '') reading.lose('Feedback', toPlainText(readHtml(text, reading)));
    }
  }
}
