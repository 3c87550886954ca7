import { joinAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { Reading } from '../source/reading.ts';
import { findRightOptions, isWhole, listRightAnswers, readWeight } from './earned.ts';
import { GAP_MARK, type Gap, splitGapAnswers, toGaps } from './gap-answers.ts';
import { type GiftFormat, toGiftText } from './gift-text.ts';

interface Asked {
  /** Returns the prompt, with a sign for each block of answers that has words behind it, or another one. */
  readonly prompt: (gap: string) => RichTextValue;
  readonly hasTextBehind: boolean;
  /** The format of the question, which its answers have too. */
  readonly format: GiftFormat | null;
  readonly reading: Reading;
}

interface Answer {
  readonly isMarked: boolean;
  /** What it earns, in percent. */
  readonly weight: number;
  readonly isWeighted: boolean;
  readonly raw: string;
}

/** Takes the feedback behind an answer, which is named as lost. */
function dropFeedback(raw: string, { reading, format }: Asked): string {
  const [answer = '', ...feedback] = raw.split('#');
  for (const text of feedback) {
    if (text.trim() !== '') reading.lose('Feedback', toPlainText(toGiftText(text, reading, { format })));
  }
  return answer;
}

const WEIGHT = /^\s*%(-?[\d.,]{1,12})%/;

const isWrong = (weight: string | undefined): boolean => readWeight(weight) <= 0;

function readAnswers(text: string, asked: Asked): Answer[] {
  const signed = text.replace(/~\s*=/g, '=');
  return [...signed.matchAll(/([~=])([^~=]*)/g)].flatMap(([, sign, rest = '']) => {
    const weight = WEIGHT.exec(rest);
    const raw = dropFeedback(weight ? rest.slice(weight[0].length) : rest, asked);
    // A sign with nothing behind it is no answer.
    if (raw.trim() === '') return [];
    const isMarked = sign === '=';
    // The star that stands for any other answer is no option.
    if (isMarked && weight && raw.trim() === '*' && isWrong(weight[1])) return [];
    return {
      isMarked,
      isWeighted: weight !== null,
      weight: weight ? readWeight(weight[1]) : isMarked ? 100 : 0,
      raw,
    };
  });
}

const toLineText = (raw: string, { reading, format }: Asked): RichTextValue =>
  toGiftText(raw, reading, { isLine: true, format });

function readOptions(answers: readonly Answer[], asked: Asked) {
  const right = findRightOptions(answers.map(({ weight }) => weight));
  for (const { weight } of answers)
    if (weight !== 0 && !isWhole(weight)) asked.reading.lose('Weight of an answer', `${weight}%`);
  return answers.map((answer, at) => ({
    text: toLineText(answer.raw, asked),
    correct: right[at] ?? false,
  }));
}

type Options = ReturnType<typeof readOptions>;

const toChosenGap = (options: Options): Gap => {
  const texts = options.map(({ text, correct }) => ({ text: toPlainText(text), correct }));
  return {
    answer: texts.find(({ correct }) => correct)?.text ?? '',
    wrong: texts.flatMap(({ text, correct }) => (correct ? [] : [text])),
  };
};

function toChoice(answers: readonly Answer[], asked: Asked): ReadQuestion {
  const options = readOptions(answers, asked);
  const count = options.filter(({ correct }) => correct).length;
  const isMarked = answers.some(({ isMarked }) => isMarked);
  const several = count > 1 || (!isMarked && answers.some(({ isWeighted }) => isWeighted));
  if (!asked.hasTextBehind || count !== 1)
    return { type: 'choice', prompt: asked.prompt('_____'), options, ...(several && { several }) };
  return toGaps(toPlainText(asked.prompt(GAP_MARK)), [toChosenGap(options)]);
}

function toPairs(answers: readonly Answer[], asked: Asked): ReadQuestion {
  const sides = answers.map(({ raw }) => {
    const at = raw.indexOf('->');
    const halves = at < 0 ? [raw, ''] : [raw.slice(0, at), raw.slice(at + 2)];
    const [left = '', right = ''] = halves.map((half) => toLineText(half, asked));
    return { left, right };
  });
  return {
    type: 'pairs',
    prompt: asked.prompt('_____'),
    pairs: sides.filter(({ left }) => !isBlank(left)),
    extras: sides.flatMap(({ left, right }) => (isBlank(left) && !isBlank(right) ? [right] : [])),
  };
}

function toWritten(texts: readonly string[], asked: Asked): ReadQuestion {
  const answer = joinAlternatives(texts);
  if (asked.hasTextBehind) return toGaps(toPlainText(asked.prompt(GAP_MARK)), [{ answer, wrong: [] }]);
  const prompt = asked.prompt('');
  return splitGapAnswers(prompt, answer) ?? openWith(prompt, answer);
}

const openWith = (prompt: RichTextValue, answer: string): ReadQuestion => ({
  type: 'open',
  prompt,
  answer,
  lines: answer === '' ? null : 1,
});

/** Writes a number with its tolerance, as a key prints it: "3 (± 2)", "1 … 5". */
function formatNumber(raw: string): string {
  const [value = '', tolerance] = raw
    .trim()
    .split(':')
    .map((part) => part.trim());
  const [from, to] = value.split('..');
  if (to !== undefined) return `${from} … ${to}`;
  return tolerance && Number(tolerance) !== 0 ? `${value} (± ${tolerance})` : value;
}

const listRight = (answers: readonly Answer[], { reading }: Asked, toText: (raw: string) => string) =>
  listRightAnswers(
    answers.map(({ raw, weight }) => ({ text: toText(raw), weight })),
    reading.lose,
  );

/** Lists the right numbers: those of a block behind "#". */
function readNumbers(inside: string, asked: Asked): string[] {
  const body = inside.replace(/^\s*#/, '');
  if (/[=~]/.test(body)) return listRight(readAnswers(body, asked), asked, formatNumber);
  const number = formatNumber(dropFeedback(body, asked));
  return number === '' ? [] : [number];
}

/** Lists the right words of a block without wrong ones. */
const readWords = (answers: readonly Answer[], asked: Asked): string[] =>
  listRight(answers, asked, (raw) => toPlainText(toGiftText(raw, asked.reading, { format: asked.format })));

const TRUTH = /^(?:t|true|f|false)\s*(?:#|$)/i;

function toTruth(text: string, asked: Asked): ReadQuestion {
  const isTrue = /^t/i.test(dropFeedback(text, asked));
  const options = [
    { text: 'True', correct: isTrue },
    { text: 'False', correct: !isTrue },
  ];
  return { type: 'choice', prompt: asked.prompt(''), options };
}

/** Takes the feedback on the whole question, which stands behind all answers. */
function dropGeneralFeedback(inside: string, { reading, format }: Asked): string {
  const at = inside.indexOf('####');
  if (at < 0) return inside.trim();
  reading.lose('Feedback', toPlainText(toGiftText(inside.slice(at + 4), reading, { format })));
  return inside.slice(0, at).trim();
}

/** Makes a question of the text between the braces. */
export function readGiftAnswer(inside: string, asked: Asked): ReadQuestion {
  const { reading } = asked;
  const found = dropGeneralFeedback(inside, asked);
  // An answer alone may have a weight and no sign.
  const text = WEIGHT.test(found) ? `=${found}` : found;
  if (text === '') return openWith(asked.prompt('_____'), '');
  if (TRUTH.test(text)) return toTruth(text, asked);
  if (text.startsWith('#')) return toWritten(readNumbers(text, asked), asked);
  const answers = readAnswers(text, asked);
  // Words before the first sign belong to no answer; alone, they are the answer.
  const lead = text.slice(0, text.search(/[~=]|$/));
  if (answers.length === 0) return toWritten([toPlainText(toLineText(lead, asked))], asked);
  if (lead.trim() !== '') reading.lose('Text among the answers', toPlainText(toLineText(lead, asked)));
  const isAllMarked = answers.every(({ isMarked }) => isMarked);
  if (isAllMarked && answers.some(({ raw }) => raw.includes('->'))) return toPairs(answers, asked);
  return isAllMarked ? toWritten(readWords(answers, asked), asked) : toChoice(answers, asked);
}

function readGap(inside: string, asked: Asked): Gap {
  const text = dropGeneralFeedback(inside, asked);
  if (text.startsWith('#')) return { answer: joinAlternatives(readNumbers(text, asked)), wrong: [] };
  const answers = readAnswers(text, asked);
  if (answers.every(({ isMarked }) => isMarked))
    return { answer: joinAlternatives(readWords(answers, asked)), wrong: [] };
  const options = readOptions(answers, asked);
  for (const { text: other } of options.filter(({ correct }) => correct).slice(1))
    asked.reading.lose('Another right answer', toPlainText(other));
  return toChosenGap(options);
}

/** Makes one text with gaps of a sentence with several blocks of answers. */
export const readGiftGaps = (blocks: readonly string[], asked: Asked): ReadQuestion =>
  toGaps(
    toPlainText(asked.prompt(GAP_MARK)),
    blocks.map((inside) => readGap(inside, asked)),
  );
