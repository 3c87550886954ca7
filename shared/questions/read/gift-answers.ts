import { joinAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { Reading } from '../source/reading.ts';
import { splitGapAnswers } from './gap-answers.ts';
import { toGiftText } from './gift-text.ts';

interface Asked {
  /** Returns the prompt, with a sign for the place of the answer where words follow it. */
  readonly prompt: (gap: string) => RichTextValue;
  readonly hasTextBehind: boolean;
  readonly reading: Reading;
}

interface Answer {
  readonly isRight: boolean;
  /** Percent; null without a weight. */
  readonly weight: number | null;
  readonly raw: string;
}

const GAP = '_____';

/** Takes the feedback behind an answer, which is named as lost. */
function dropFeedback(raw: string, reading: Reading): string {
  const [answer = '', ...feedback] = raw.split('#');
  for (const text of feedback) {
    if (text.trim() !== '') reading.lose('Feedback', toPlainText(toGiftText(text, reading)));
  }
  return answer;
}

function readAnswers(text: string, reading: Reading): Answer[] {
  return [...text.matchAll(/([~=])([^~=]*)/g)].map(([, sign, rest = '']) => {
    const weight = /^\s*%(-?[\d.]{1,12})%/.exec(rest);
    const raw = dropFeedback(weight ? rest.slice(weight[0].length) : rest, reading);
    const percent = weight ? Number(weight[1]) : null;
    return { isRight: sign === '=', weight: percent, raw };
  });
}

function toChoice(answers: readonly Answer[], asked: Asked): ReadQuestion {
  const { reading } = asked;
  const isSingle = answers.some(({ isRight }) => isRight);
  const right = answers.filter(({ isRight, weight }) => (isSingle ? isRight : (weight ?? 0) > 0));
  const isWeighted = answers.some(({ weight }) => weight !== null);
  const rights = new Set(right);
  const several = right.length > 1 || (!isSingle && isWeighted);
  for (const { weight } of answers) {
    if (weight !== null && weight !== 100 && weight !== 0) reading.lose('Weight of an answer', `${weight}%`);
  }
  const options = answers.map((answer) => ({
    text: toGiftText(answer.raw, reading, true),
    correct: rights.has(answer),
  }));
  if (!asked.hasTextBehind || right.length !== 1)
    return { type: 'choice', prompt: asked.prompt(GAP), options, ...(several && { several }) };
  const texts = options.map(({ text, correct }) => ({ text: toPlainText(text), correct }));
  return {
    type: 'gaps',
    prompt: toPlainText(asked.prompt(GAP)),
    answers: texts.flatMap(({ text, correct }) => (correct ? [text] : [])),
    wrong: [texts.flatMap(({ text, correct }) => (correct ? [] : [text]))],
  };
}

function toPairs(answers: readonly Answer[], { prompt, reading }: Asked): ReadQuestion {
  const sides = answers.map(({ raw }) => {
    const at = raw.indexOf('->');
    const halves = at < 0 ? [raw, ''] : [raw.slice(0, at), raw.slice(at + 2)];
    const [left = '', right = ''] = halves.map((half) => toGiftText(half, reading, true));
    return { left, right };
  });
  return {
    type: 'pairs',
    prompt: prompt(GAP),
    pairs: sides.filter(({ left }) => !isBlank(left)),
    extras: sides.flatMap(({ left, right }) => (isBlank(left) && !isBlank(right) ? [right] : [])),
  };
}

function toWritten(texts: readonly string[], asked: Asked): ReadQuestion {
  const prompt = asked.prompt(GAP);
  const answer = joinAlternatives(texts);
  if (asked.hasTextBehind) return { type: 'gaps', prompt: toPlainText(prompt), answers: [answer] };
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

function toNumber(text: string, asked: Asked): ReadQuestion {
  const { reading } = asked;
  const body = text.replace(/^\s*#/, '');
  const answers = /[=~]/.test(body) ? readAnswers(body, reading) : null;
  const numbers = answers ? answers.map(({ raw }) => raw) : [dropFeedback(body, reading)];
  return toWritten(numbers.filter((raw) => raw.trim() !== '').map(formatNumber), asked);
}

/** Makes a question of the text between the braces. */
export function readGiftAnswer(inside: string, asked: Asked): ReadQuestion {
  const { reading } = asked;
  const general = inside.indexOf('####');
  if (general >= 0) reading.lose('Feedback', toPlainText(toGiftText(inside.slice(general + 4), reading)));
  const text = (general < 0 ? inside : inside.slice(0, general)).trim();
  if (text === '') return openWith(asked.prompt(GAP), '');
  if (/^(?:t|true|f|false)\s*(?:#|$)/i.test(text)) {
    const isTrue = /^t/i.test(dropFeedback(text, reading));
    const options = [
      { text: 'True', correct: isTrue },
      { text: 'False', correct: !isTrue },
    ];
    return { type: 'choice', prompt: asked.prompt(GAP), options };
  }
  if (text.startsWith('#')) return toNumber(text, asked);
  const answers = readAnswers(text, reading);
  // Words before the first sign belong to no answer; alone, they are the answer.
  const lead = text.slice(0, text.search(/[~=]|$/));
  if (answers.length === 0) return toWritten([toPlainText(toGiftText(lead, reading))], asked);
  if (lead.trim() !== '') reading.lose('Text among the answers', toPlainText(toGiftText(lead, reading)));
  if (answers.every(({ isRight, raw }) => isRight && raw.includes('->'))) return toPairs(answers, asked);
  if (answers.some(({ isRight }) => !isRight)) return toChoice(answers, asked);
  const texts = answers.map(({ raw }) => toPlainText(toGiftText(raw, reading)));
  for (const { weight } of answers) {
    if (weight !== null && weight !== 100) reading.lose('Weight of an answer', `${weight}%`);
  }
  return toWritten(texts, asked);
}
