import { isRecord } from '../../is-record.ts';
import { joinAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { toValue } from '../inline.ts';
import { toLines } from '../rich-lines.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import { Reading } from '../source/reading.ts';
import { GAP_MARK, type Gap, toGaps } from './gap-answers.ts';

/** The JSON of some content. */
export type Content = Readonly<Record<string, unknown>>;

export const findText = (value: unknown): string => (typeof value === 'string' ? value : '');
const listRecords = (value: unknown): Content[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Settings and words of buttons, which are no content. */
const SETTINGS =
  /^(?:l10n|ui|uiStrings|behaviour|overallFeedback|confirmCheck|confirmRetry|currentIndex|library|subContentId|contentType|mime|path|metadata|copyright|license|.*Text|.*Label|.*Message|text(?:No|Of)|.*Button.*|progressType|disableImageZooming|position|checkAnswer|tryAgain|showSolutions?|submitAnswer|scoreShow|answerIs.*|answered.*|correctAnswer|feedbackHeader|dropZone\w*|empty|contains|grabbed|cancelledDragging|resetDrop.*|aria.*|a11y.*|contentName|expandImage|minimizeImage|useSeparator)$/;
const PICTURES = /^(?:image|media)$/;

/** Lists the texts of some content, without settings. */
function listTexts(value: unknown, isLeftOut: (key: string) => boolean, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (depth > 20 || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    Array.isArray(value) || !isLeftOut(key) ? listTexts(one, isLeftOut, depth + 1) : [],
  );
}

/** Names all texts of some content as lost, without settings and pictures. */
export function loseTexts(what: string, value: unknown, reading: Reading): void {
  const isLeftOut = (key: string) => SETTINGS.test(key) || PICTURES.test(key);
  for (const text of listTexts(value, isLeftOut)) reading.lose(what, toPlainText(readHtml(text, reading)));
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Names the texts of some content that nothing of what was read has, such as the title of a picture. */
export function loseForgotten(content: Content, read: unknown, reading: Reading): void {
  const known = new Set(splitWords(JSON.stringify(read)));
  for (const text of listTexts(content, (key) => SETTINGS.test(key))) {
    // Its pictures and links were named as losses before, so this reading is thrown away.
    const plain = toPlainText(readHtml(text, new Reading()));
    if (splitWords(plain).some((word) => !known.has(word))) reading.lose('Text without a place', plain);
  }
}

/** Shows a picture that content names by its path; "" where there is none. */
function showPicture(image: unknown, alt: string, reading: Reading): string {
  if (!isRecord(image)) return '';
  const path = findText(image.path);
  return path === '' ? '' : reading.show(path, alt);
}

/** Shows the picture above a question. */
export function showMedia({ media }: Content, reading: Reading): string {
  const type = isRecord(media) && isRecord(media.type) ? media.type : media;
  const params = isRecord(type) && isRecord(type.params) ? type.params : null;
  return params ? showPicture(params.file, findText(params.alt), reading) : '';
}

const toPicture = (content: Content, reading: Reading): ReadQuestion[] => {
  const prompt = showPicture(content.file, findText(content.alt), reading);
  return prompt === '' ? [] : [{ type: 'text', prompt }];
};

function toChoice(content: Content, reading: Reading): ReadQuestion[] {
  const answers = listRecords(content.answers);
  for (const { tipsAndFeedback } of answers) loseTexts('Feedback', tipsAndFeedback, reading);
  const behaviour = isRecord(content.behaviour) ? content.behaviour : {};
  const options = answers.map(({ text, correct }) => ({
    text: readHtmlLine(findText(text), reading),
    correct: correct === true,
  }));
  const rights = options.filter(({ correct }) => correct).length;
  const several = behaviour.type === 'multi' || (behaviour.type !== 'single' && rights > 1);
  const prompt = readHtml(findText(content.question), reading);
  return [{ type: 'choice', prompt, options, ...(several && { several }) }];
}

function toTrueFalse(content: Content, reading: Reading): ReadQuestion[] {
  const isTrue = content.correct === 'true' || content.correct === true;
  const options = [
    { text: 'True', correct: isTrue },
    { text: 'False', correct: !isTrue },
  ];
  return [{ type: 'choice', prompt: readHtml(findText(content.question), reading), options }];
}

/** Reads "*answer/other:tip*" as gaps. */
function toStarGaps(
  html: string,
  directions: unknown,
  reading: Reading,
  words?: readonly string[],
): ReadQuestion {
  const gaps: Gap[] = [];
  const marked = html.replace(/\*([^*\n]{1,2000}?)\*/g, (_, inside: string) => {
    const [answers = '', tip] = inside.split(':');
    if (tip) reading.lose('Hint', tip);
    const right = answers.split('/').map((answer) => toPlainText(readHtmlLine(answer, reading)));
    // A word that is dragged has one place.
    const [answer = '', ...more] = words ? right : [joinAlternatives(right)];
    for (const other of more) reading.lose('Another right answer', other);
    gaps.push({ answer, wrong: [] });
    return GAP_MARK;
  });
  const all = words ? [...gaps.map(({ answer }) => answer), ...words] : [];
  const chosen = gaps.map(({ answer }) => ({ answer, wrong: all.filter((word) => word !== answer) }));
  const text = toPlainText(readHtml(marked.replaceAll('\n', '<br>'), reading));
  return toGaps(text, words ? chosen : gaps, readHtml(findText(directions), reading));
}

function toBlanks(content: Content, reading: Reading): ReadQuestion[] {
  const texts = Array.isArray(content.questions) ? content.questions : [];
  return texts.map((text) => toStarGaps(findText(text), content.text, reading));
}

function toDragText(content: Content, reading: Reading): ReadQuestion[] {
  const others = [...findText(content.distractors).matchAll(/\*([^*\n]{1,500})\*/g)];
  const words = others.map(([, word = '']) => word.split(':')[0] ?? '');
  return [toStarGaps(findText(content.textField), content.taskDescription, reading, words)];
}

/** Words to be marked in a text: each is an option, the right ones among all. */
function toMarkWords(content: Content, reading: Reading): ReadQuestion[] {
  const text = toPlainText(readHtml(findText(content.textField), reading));
  const options = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ text: word.replaceAll('*', ''), correct: /^\W?\*/.test(word) }));
  const task = readHtml(findText(content.taskDescription), reading);
  return [{ type: 'choice', prompt: task, options: options.slice(0, 100), several: true }];
}

const toCards =
  (front: string, back: string) =>
  (content: Content, reading: Reading): ReadQuestion[] => {
    for (const key of ['description', 'title']) {
      const text = findText(content[key]);
      if (text !== '') reading.lose('Text above the cards', toPlainText(readHtml(text, reading)));
    }
    const cards = listRecords(content.dialogs ?? content.cards);
    return cards.map((card) => {
      const mark = showPicture(card.image, findText(card.imageAltText), reading);
      loseTexts('Hint', card.tips ?? card.tip, reading);
      const term = readHtml(findText(card[front]), reading);
      return {
        type: 'card',
        term: mark === '' ? term : toValue([[{ text: mark, marks: [] }], ...toLines(term)]),
        definition: readHtml(findText(card[back]), reading),
      };
    });
  };

function toSingleChoices(content: Content, reading: Reading): ReadQuestion[] {
  return listRecords(content.choices).map(({ question, answers }) => {
    const texts = Array.isArray(answers) ? answers.map(findText) : [];
    const options = texts.map((text, place) => ({
      text: readHtmlLine(text, reading),
      correct: place === 0,
    }));
    return { type: 'choice', prompt: readHtml(findText(question), reading), options };
  });
}

function toEssay(content: Content, reading: Reading): ReadQuestion[] {
  loseTexts('Keyword', content.keywords, reading);
  const solution = isRecord(content.solution) ? findText(content.solution.sample) : '';
  const prompt = readHtml(findText(content.taskDescription ?? content.question), reading);
  return [{ type: 'open', prompt, answer: readHtml(solution, reading), lines: null }];
}

const toText = (content: Content, reading: Reading): ReadQuestion[] => [
  { type: 'text', prompt: readHtml(findText(content.text), reading) },
];

/** What each type of content is for us; others are refused by their name. */
export const H5P_TYPES: Readonly<Record<string, (content: Content, reading: Reading) => ReadQuestion[]>> = {
  'H5P.MultiChoice': toChoice,
  'H5P.TrueFalse': toTrueFalse,
  'H5P.SingleChoiceSet': toSingleChoices,
  'H5P.Blanks': toBlanks,
  'H5P.DragText': toDragText,
  'H5P.MarkTheWords': toMarkWords,
  'H5P.Dialogcards': toCards('text', 'answer'),
  'H5P.Flashcards': toCards('text', 'answer'),
  'H5P.Essay': toEssay,
  'H5P.OpenEndedQuestion': toEssay,
  'H5P.AdvancedText': toText,
  'H5P.Text': toText,
  'H5P.Image': toPicture,
};
