import { splitAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toBrackets } from '../../maths/formula-text.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { joinAnswers } from '../source/between-gaps.ts';
import { hasMarkup } from '../source/has-markup.ts';
import { toInline } from '../source/to-html.ts';
import { encode, isMarked, type Source, Writing, type WrittenFile } from './writing.ts';

const escapeSigns = (text: string): string =>
  toBrackets(text)
    .replace(/[~=#{}:\\]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Texts that mean something at the beginning, or within: they are said to be plain, or written as HTML. */
const LOOKS_LIKE_SIGN = /^\s*(?:\[|%|\/\/|\$)/;

function toGiftText(value: RichTextValue): string {
  const text = toPlainText(value).trim();
  if (isMarked(value) || text.includes('->')) return `[html]${escapeSigns(toInline(value))}`;
  return `${hasMarkup(text) || LOOKS_LIKE_SIGN.test(text) ? '[plain]' : ''}${escapeSigns(text)}`;
}

function toOptions(question: Extract<ReadQuestion, { type: 'choice' }>): string {
  const count = question.options.filter(({ correct }) => correct).length;
  const share = count > 0 ? Number((100 / count).toFixed(5)) : 0;
  return question.options
    .map(({ text, correct }) => {
      if (!question.several) return `${correct ? '=' : '~'}${toGiftText(text)}`;
      return `~%${correct ? share : count > 0 ? -100 : 0}%${toGiftText(text)}`;
    })
    .join('\n');
}

/** Writes each answer that is right; those of several gaps as one. */
const toRightAnswers = (answers: readonly string[]): string => {
  const all = answers.length === 1 ? splitAlternatives(answers[0] ?? '') : [joinAnswers(answers)];
  return all.map((answer) => `=${toGiftText(answer)}`).join(' ');
};

function toGaps(question: Extract<ReadQuestion, { type: 'gaps' }>, writing: Writing): string {
  const { prompt, answers, wrong = [], directions = '' } = question;
  const above = toPlainText(directions) === '' ? '' : `${escapeSigns(toPlainText(directions))}\\n`;
  const [before = '', after = '', ...more] = prompt.split(/_{3,}/);
  const [others = []] = wrong;
  // The format has one place for an answer: within the text where there is one gap.
  const isMissingWord = more.length === 0 && after.trim() !== '' && answers.length === 1;
  const plain = hasMarkup(prompt) || LOOKS_LIKE_SIGN.test(prompt) ? '[plain]' : '';
  if (isMissingWord && others.length > 0) {
    const choices = [`=${toGiftText(answers[0] ?? '')}`, ...others.map((text) => `~${toGiftText(text)}`)];
    return `${plain}${above}${escapeSigns(before)}{${choices.join(' ')}}${escapeSigns(after)}`;
  }
  for (const text of wrong.flat()) writing.lose('Wrong choice of a gap', text);
  const inside = answers.length > 0 ? toRightAnswers(answers) : '';
  return `${plain}${above}${escapeSigns(prompt)} {${inside}}`;
}

function toGift(question: ReadQuestion, writing: Writing): string {
  switch (question.type) {
    case 'choice':
      return `${toGiftText(question.prompt)} {\n${toOptions(question)}\n}`;
    case 'gaps':
      return toGaps(question, writing);
    case 'pairs': {
      const pairs = question.pairs.map(({ left, right }) => `=${toGiftText(left)} -> ${toGiftText(right)}`);
      const extras = question.extras.map((text) => `= -> ${toGiftText(text)}`);
      return `${toGiftText(question.prompt)} {\n${[...pairs, ...extras].join('\n')}\n}`;
    }
    case 'order': {
      const entries = question.entries.map((entry, place) => `=${place + 1} -> ${toGiftText(entry)}`);
      return `${toGiftText(question.prompt)} {\n${entries.join('\n')}\n}`;
    }
    case 'open': {
      const { prompt, answer } = question;
      const all = typeof answer === 'string' ? splitAlternatives(answer) : isBlank(answer) ? [] : [answer];
      return `${toGiftText(prompt)} {${all.map((one) => `=${toGiftText(one)}`).join(' ')}}`;
    }
    case 'text':
      return toGiftText(question.prompt);
    case 'card':
      return `${toGiftText(question.term)} {=${toGiftText(question.definition)}}`;
  }
}

/** Writes GIFT, Moodle's text format. */
export function writeGift({ questions }: Source): WrittenFile {
  const writing = new Writing();
  const parts = questions.map((question) => {
    writing.begin();
    return toGift(question, writing);
  });
  return { bytes: encode(`${parts.join('\n\n')}\n`), losses: writing.losses };
}
