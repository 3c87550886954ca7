import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { removeEdges } from '#shared/maths/formula-text.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import { decodeSigns } from '../decode-signs.ts';

/** What a question has for its key: each right answer, gap, pair or entry, in one way of writing. */
export interface Key {
  /** The letters of the prompt, by which the same question is found in both lists. */
  readonly prompt: string;
  readonly right: readonly string[];
}

/** Returns a text without markup and room, in small letters: what both readers must agree on. */
export const toPlain = (html: string): string =>
  decodeSigns(html.replace(/<\/?[a-z][^<>]*>|<!--[\s\S]*?-->/gi, ''))
    .replace(/[\\\s\u00A0$(){}[\]^_±…]/g, '')
    .normalize('NFKC')
    .toLowerCase();

/** Returns the letters of a prompt. */
export const toLetters = (html: string): string => toPlain(html).replace(/[^\p{L}\p{N}]/gu, '');

const plain = (value: Parameters<typeof toPlainText>[0]): string =>
  toPlain(escapeSigns(removeEdges(toPlainText(value))));
const escapeSigns = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const splitAnswers = (answer: string): string[] => answer.split(' / ').map(plain).filter(Boolean).sort();

/** Lists what a reader of the product holds for right. */
export function listRight(question: ReadQuestion): string[] {
  switch (question.type) {
    case 'choice':
      return question.options
        .filter(({ correct }) => correct)
        .map(({ text }) => plain(text))
        .sort();
    case 'gaps': {
      const answers = question.answers.map((answer) => splitAnswers(answer).join('|'));
      return answers.some((answer) => answer !== '') ? answers : [];
    }
    case 'pairs':
      return question.pairs
        .filter(({ left, right }) => plain(left) !== '' && plain(right) !== '')
        .map(({ left, right }) => `${plain(left)}=${plain(right)}`)
        .sort();
    case 'order':
      return question.entries.map(plain);
    case 'open':
      return splitAnswers(toPlainText(question.answer));
    default:
      return [];
  }
}

/** The keys of a file as the product reads it. */
export const toKeys = (questions: readonly ReadQuestion[]): Key[] =>
  questions
    .filter(({ type }) => type !== 'text' && type !== 'card')
    .map((question) => ({
      prompt: 'prompt' in question ? toLetters(escapeSigns(removeEdges(toPlainText(question.prompt)))) : '',
      right: listRight(question),
    }));

/** What the comparison of the keys of a file came to. */
export interface Compared {
  /** Keys that both readers have. */
  readonly compared: number;
  /** Keys that the second reader does not read, such as those of formulas. */
  readonly unproved: number;
  readonly wrong: readonly string[];
}

const describe = ({ prompt, right }: Key): string =>
  `${prompt.slice(0, 40)}: ${right.join(' ; ').slice(0, 120)}`;

/** Compares the keys of the product with those of the file; a question that the product refused is no wrong key. */
export function compareKeys(found: readonly Key[], truth: readonly Key[]): Compared {
  const wrong: string[] = [];
  const left = [...found];
  let compared = 0;
  for (const key of truth) {
    const same = left.filter(({ prompt }) => prompt === key.prompt);
    const isEqual = (one: Key) => one.right.join('\n').trim() === key.right.join('\n').trim();
    const own = same.find(isEqual) ?? same[0];
    if (!own) continue;
    left.splice(left.indexOf(own), 1);
    compared += 1;
    if (!isEqual(own)) wrong.push(`${describe(own)} instead of ${key.right.join(' ; ').slice(0, 120)}`);
  }
  const unproved = left.filter(({ right }) => right.length > 0).length;
  return { compared, unproved, wrong };
}
