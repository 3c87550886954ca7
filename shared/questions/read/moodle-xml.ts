import { joinAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { breakLines } from '../source/break-lines.ts';
import { decodeText } from '../source/decode-text.ts';
import { getOwn } from '../source/get-own.ts';
import { hasMarkup } from '../source/has-markup.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import { readXml } from '../source/read-xml.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { toLine } from '../source/to-line.ts';
import { findElement, getXmlText, listElements, type XmlElement } from '../source/xml-tree.ts';
import { takeClozeFields } from './cloze.ts';
import { isWhole, listRightAnswers, readWeight } from './earned.ts';
import { addPoints, areChosen } from './file-points.ts';
import { GAP_MARK, type Gap, splitGapAnswers, toGaps } from './gap-answers.ts';
import { readMarkdownText } from './markdown-text.ts';
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

/** Converts the text of an element as its format says: HTML, Markdown, or plain with its line breaks. */
function toRich(element: XmlElement | undefined, reading: Reading, isLine = false): RichTextValue {
  const text = getText(element);
  if (element) reading.findPicture = createMoodleFiles(element);
  const format = element?.attributes.format;
  if (format === 'markdown') return readMarkdownText(text.trim(), reading, isLine);
  if (format !== 'plain_text' && hasMarkup(text)) {
    const html = format === 'moodle_auto_format' ? breakLines(text) : text;
    return (isLine ? readHtmlLine : readHtml)(html, reading);
  }
  return isLine ? toLine(text) : text.trim();
}

const getFraction = ({ attributes }: XmlElement): number => readWeight(attributes.fraction);

function toOptions({ element, reading }: Asked, isSingle: boolean) {
  return listElements(element, 'answer').map((answer) => {
    const fraction = getFraction(answer);
    if (fraction !== 0 && !isWhole(fraction)) reading.lose('Weight of an answer', `${fraction}%`);
    const correct = isSingle ? isWhole(fraction) : fraction > 0;
    return { text: toRich(answer, reading, true), correct };
  });
}

function toChoice(asked: Asked): ReadQuestion {
  const isSingle = !/^(?:false|0)$/.test(getXmlText(findElement(asked.element, 'single')).trim());
  const options = toOptions(asked, isSingle);
  return { type: 'choice', prompt: asked.prompt(), options, ...(!isSingle && { several: true }) };
}

/** Reads a question that is right only with all of its right options. */
const toAllOrNothing = (asked: Asked): ReadQuestion => ({
  type: 'choice',
  prompt: asked.prompt(),
  options: toOptions(asked, false),
  several: true,
});

function toTrueFalse({ element, prompt }: Asked): ReadQuestion {
  const right = listElements(element, 'answer').find((answer) => getFraction(answer) > 0);
  const isTrue = /^\s*true\s*$/i.test(getText(right));
  const isFalse = /^\s*false\s*$/i.test(getText(right));
  const options = [
    { text: 'True', correct: isTrue },
    { text: 'False', correct: isFalse },
  ];
  return { type: 'choice', prompt: prompt(), options };
}

function toWritten({ element, reading, prompt }: Asked): ReadQuestion {
  const answers = listElements(element, 'answer').map((answer) => {
    const text = toPlainText(toRich(answer, reading));
    const tolerance = readWeight(getXmlText(findElement(answer, 'tolerance')));
    return {
      text: tolerance > 0 && text.trim() !== '*' ? `${text} (± ${tolerance})` : text,
      weight: getFraction(answer),
    };
  });
  const answer = joinAlternatives(listRightAnswers(answers, reading.lose));
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
  multichoiceset: toAllOrNothing,
  oumultiresponse: toAllOrNothing,
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

const getGrade = (element: XmlElement): string => getXmlText(findElement(element, 'defaultgrade')).trim();

function readQuestion(element: XmlElement, reading: Reading, hasPoints: boolean): void {
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
  reading.add(hasPoints ? addPoints(question, getGrade(element), reading) : question);
  const words = 'prompt' in question ? toPlainText(question.prompt) : '';
  if (name !== '' && !words.includes(name)) reading.lose('Title', name);
  loseRest(element, reading, { isUnknown: false });
}

/** Reads a question bank as Moodle exports it. */
export function readMoodleXml({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const root = readXml(decodeText(bytes));
  if (root.name !== 'quiz') throw new UnreadableFile(`It begins with <${root.name}>, not with <quiz>.`);
  const elements = listElements(root, 'question');
  const hasPoints = areChosen(elements.map(getGrade));
  for (const element of elements) readQuestion(element, reading, hasPoints);
  return reading;
}
