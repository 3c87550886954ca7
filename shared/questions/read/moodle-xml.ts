import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { decodeText } from '../source/decode-text.ts';
import { getOwn } from '../source/get-own.ts';
import { hasMarkup } from '../source/has-markup.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import { findElement, getXmlText, listElements, readXml, type XmlElement } from '../source/read-xml.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { toLine } from '../source/to-line.ts';
import { takeClozeFields } from './cloze.ts';
import { GAP_MARK, type Gap, splitGapAnswers, toGaps } from './gap-answers.ts';
import { createMoodleFiles } from './moodle-files.ts';
import { loseRest } from './moodle-rest.ts';

/** A question of the file while it is read. */
interface Asked {
  readonly element: XmlElement;
  readonly reading: Reading;
  readonly prompt: () => RichTextValue;
}

const getText = (element: XmlElement | undefined): string =>
  element ? getXmlText(findElement(element, 'text')) : '';

/** Converts the text of an element: HTML, or plain with its line breaks. */
function toRich(element: XmlElement | undefined, reading: Reading, isLine = false): RichTextValue {
  const text = getText(element);
  if (element) reading.findPicture = createMoodleFiles(element);
  const isHtml = element?.attributes.format !== 'plain_text' && hasMarkup(text);
  if (isHtml) return (isLine ? readHtmlLine : readHtml)(text, reading);
  return isLine ? toLine(text) : text.trim();
}

const getFraction = ({ attributes }: XmlElement): number => Number(attributes.fraction ?? 0);

function toChoice({ element, reading, prompt }: Asked): ReadQuestion {
  const answers = listElements(element, 'answer');
  const isSingle = !/^(?:false|0)$/.test(getXmlText(findElement(element, 'single')).trim());
  const isRight = (answer: XmlElement) => getFraction(answer) > (isSingle ? 99 : 0);
  for (const answer of answers) {
    const fraction = getFraction(answer);
    if (fraction !== 0 && fraction < 99) reading.lose('Weight of an answer', `${fraction}%`);
  }
  const options = answers.map((answer) => ({
    text: toRich(answer, reading, true),
    correct: isRight(answer),
  }));
  return { type: 'choice', prompt: prompt(), options, ...(!isSingle && { several: true }) };
}

function toTrueFalse({ element, prompt }: Asked): ReadQuestion {
  const right = listElements(element, 'answer').find((answer) => getFraction(answer) > 0);
  const isTrue = /true/i.test(getText(right));
  const options = [
    { text: 'True', correct: isTrue },
    { text: 'False', correct: right !== undefined && !isTrue },
  ];
  return { type: 'choice', prompt: prompt(), options };
}

function toWritten({ element, reading, prompt }: Asked): ReadQuestion {
  const answers = listElements(element, 'answer').filter((answer) => getFraction(answer) > 0);
  const texts = answers.map((answer) => {
    const text = toPlainText(toRich(answer, reading));
    const tolerance = Number(getXmlText(findElement(answer, 'tolerance')) || 0);
    return tolerance > 0 ? `${text} (± ${tolerance})` : text;
  });
  for (const answer of listElements(element, 'answer'))
    if (getFraction(answer) <= 0 && getText(answer).trim() !== '*')
      reading.lose('Expected wrong answer', toPlainText(toRich(answer, reading)));
  const answer = texts.join(' / ');
  return splitGapAnswers(prompt(), answer) ?? { type: 'open', prompt: prompt(), answer, lines: 1 };
}

function toEssay({ element, reading, prompt }: Asked): ReadQuestion {
  const lines = Number.parseInt(getXmlText(findElement(element, 'responsefieldlines')), 10);
  const answer = toRich(findElement(element, 'graderinfo'), reading);
  return { type: 'open', prompt: prompt(), answer, lines: Number.isNaN(lines) ? null : lines };
}

function toPairs({ element, reading, prompt }: Asked): ReadQuestion {
  const sides = listElements(element, 'subquestion').map((part) => ({
    left: toRich(part, reading, true),
    right: toRich(findElement(part, 'answer'), reading, true),
  }));
  return {
    type: 'pairs',
    prompt: prompt(),
    pairs: sides.filter(({ left }) => !isBlank(left)),
    extras: sides.flatMap(({ left, right }) => (isBlank(left) && !isBlank(right) ? [right] : [])),
  };
}

function toCloze({ element, reading }: Asked): ReadQuestion {
  const { html, gaps } = takeClozeFields(getText(findElement(element, 'questiontext')), reading);
  const asked = findElement(element, 'questiontext');
  if (asked) reading.findPicture = createMoodleFiles(asked);
  const text = hasMarkup(html) ? toPlainText(readHtml(html, reading)) : html.trim();
  return toGaps(text, gaps);
}

/** Reads a text with places "[[2]]" for the boxes of the same group. */
function toBoxes({ element, reading }: Asked): ReadQuestion {
  const boxes = [...listElements(element, 'dragbox'), ...listElements(element, 'selectoption')].map(
    (box) => ({
      text: toPlainText(toRich(box, reading, true)),
      group: getXmlText(findElement(box, 'group')).trim(),
    }),
  );
  const used = new Set<number>();
  const gaps: Gap[] = [];
  const html = getText(findElement(element, 'questiontext')).replace(/\[\[(\d{1,3})\]\]/g, (_, number) => {
    const box = boxes[Number(number) - 1];
    used.add(Number(number) - 1);
    const others = boxes.filter((other) => other.group === box?.group && other !== box);
    gaps.push({ answer: box?.text ?? '', wrong: others.map(({ text }) => text) });
    return GAP_MARK;
  });
  for (const [place, { text, group }] of boxes.entries()) {
    const isOffered = boxes.some((box, at) => used.has(at) && box.group === group);
    if (!used.has(place) && !isOffered) reading.lose('Word that fits no gap', text);
  }
  const asked = findElement(element, 'questiontext');
  if (asked) reading.findPicture = createMoodleFiles(asked);
  const text = hasMarkup(html) ? toPlainText(readHtml(html, reading)) : html.trim();
  return toGaps(text, gaps);
}

const toOrder = ({ element, reading, prompt }: Asked): ReadQuestion => ({
  type: 'order',
  prompt: prompt(),
  entries: listElements(element, 'answer').map((answer) => toRich(answer, reading, true)),
});

/** What each type of question is for us; a type that is missing here is refused by name. */
const TYPES: Readonly<Record<string, (asked: Asked) => ReadQuestion>> = {
  multichoice: toChoice,
  truefalse: toTrueFalse,
  shortanswer: toWritten,
  numerical: toWritten,
  essay: toEssay,
  matching: toPairs,
  ddmatch: toPairs,
  multianswer: toCloze,
  cloze: toCloze,
  gapselect: toBoxes,
  ddwtos: toBoxes,
  ordering: toOrder,
  description: ({ prompt }) => ({ type: 'text', prompt: prompt() }),
};

function readQuestion(element: XmlElement, reading: Reading): void {
  const type = element.attributes.type ?? '';
  const name = getText(findElement(element, 'name')).trim();
  if (type === 'category') {
    reading.where = 'Categories';
    reading.lose('Category', getText(findElement(element, 'category')));
    const info = toPlainText(toRich(findElement(element, 'info'), reading));
    if (info !== '') reading.lose('Text about a category', info);
    return;
  }
  reading.begin(name);
  const make = getOwn(TYPES, type);
  const text = findElement(element, 'questiontext');
  if (!make) {
    const words = toPlainText(toRich(text, reading));
    reading.lose(`Question of the type “${type.slice(0, 40)}”`, `${name} ${words}`);
    loseRest(element, reading, { isUnknown: true });
    return;
  }
  let prompt: RichTextValue | undefined;
  const getPrompt = () => {
    prompt ??= toRich(text, reading);
    return prompt;
  };
  const question = make({ element, reading, prompt: getPrompt });
  reading.add(question);
  const words = 'prompt' in question ? toPlainText(question.prompt) : '';
  if (name !== '' && !words.includes(name)) reading.lose('Title', name);
  loseRest(element, reading, { isUnknown: false });
}

/** Reads a question bank as Moodle exports it. */
export function readMoodleXml({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const root = readXml(decodeText(bytes));
  if (root.name !== 'quiz') throw new UnreadableFile(`It begins with <${root.name}>, not with <quiz>.`);
  for (const element of listElements(root, 'question')) readQuestion(element, reading);
  return reading;
}
