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
    // Brackets of formulas may grow, or not.
    .replace(/\\(?:left|right)(?![a-z])/g, '')
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

const letters = (value: Parameters<typeof toPlainText>[0]): string =>
  toLetters(escapeSigns(removeEdges(toPlainText(value))));

/** Returns the letters of what a question asks; formats have no place for directions but before the text. */
const toPrompt = (question: ReadQuestion): string => {
  if (!('prompt' in question)) return '';
  const directions = 'directions' in question ? letters(question.directions ?? '') : '';
  return directions + letters(question.prompt);
};

/** The keys of a file as the product reads it. */
export const toKeys = (questions: readonly ReadQuestion[]): Key[] =>
  questions
    .filter(({ type }) => type !== 'text' && type !== 'card')
    .map((question) => ({ prompt: toPrompt(question), right: listRight(question) }));

/** The keys of questions as cards have them: a pair is a card of its own. */
export const toCardKeys = (questions: readonly ReadQuestion[]): Key[] =>
  questions.flatMap((question): Key[] => {
    if (question.type === 'card')
      return [{ prompt: letters(question.term), right: [plain(question.definition)] }];
    if (question.type === 'pairs')
      return question.pairs.map(({ left, right }) => ({ prompt: letters(left), right: [plain(right)] }));
    return toKeys([question]);
  });

/** Compares what is written on cards: the front has the question, the back its answer, both perhaps with more. */
export function compareCards(found: readonly Key[], truth: readonly Key[]): Compared {
  const unfound = truth.filter(
    ({ prompt, right }) =>
      right.some((one) => one !== '') &&
      !found.some((card) => {
        const back = card.right.join('');
        const answers = right.flatMap((one) => one.split(/[|;]/));
        return card.prompt.includes(prompt) && answers.every((one) => back.includes(one));
      }),
  );
  return { compared: truth.length - unfound.length, unproved: 0, unfound: unfound.map(describe), wrong: [] };
}

/** What the comparison of the keys of a file came to. */
export interface Compared {
  /** Keys that both readers have. */
  readonly compared: number;
  /** Keys that the second reader does not read, such as those of formulas. */
  readonly unproved: number;
  /** Keys of the file whose question the product does not have: it was refused, or its words differ. */
  readonly unfound: readonly string[];
  readonly wrong: readonly string[];
}

const describe = ({ prompt, right }: Key): string =>
  `${prompt.slice(0, 40)}: ${right.join(' ; ').slice(0, 120)}`;

/** A line of answers has the same key as a text with a gap for each. */
const toOneLine = ({ right }: Key): string =>
  right
    .join(';')
    .replace(/[;\s]+/g, ';')
    .replace(/^;|;$/g, '');
const isEqual = (one: Key, other: Key): boolean =>
  one.prompt === other.prompt && toOneLine(one) === toOneLine(other);

/** Tells whether a question with the same key has the words of another, and more. */
const isWithin = (one: Key, other: Key): boolean =>
  other.prompt !== '' &&
  other.right.length > 0 &&
  (one.prompt.startsWith(other.prompt) || one.prompt.endsWith(other.prompt)) &&
  toOneLine(one) === toOneLine(other);

/** Takes each key out of a list that has one like it; returns those without. */
function pairAlike(keys: readonly Key[], left: Key[], isAlike: (one: Key, other: Key) => boolean): Key[] {
  return keys.filter((key) => {
    const at = left.findIndex((own) => isAlike(own, key));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Compares the keys of the product with those of the file; a question that the product refused is no wrong key. */
export function compareKeys(found: readonly Key[], truth: readonly Key[]): Compared {
  const left = [...found];
  // Of questions with the same words, each has its own key first.
  const equal = pairAlike(truth, left, isEqual);
  // A document has no end of a question: what stands below a text with gaps goes on with it.
  const others = pairAlike(equal, left, isWithin);
  const wrong: string[] = [];
  const unfound = others.filter((key) => {
    const at = left.findIndex(({ prompt }) => prompt === key.prompt);
    const [own] = at < 0 ? [] : left.splice(at, 1);
    if (own) wrong.push(`${describe(own)} instead of ${key.right.join(' ; ').slice(0, 120)}`);
    return !own;
  });
  return {
    compared: truth.length - unfound.length,
    unproved: left.filter(({ right }) => right.length > 0).length,
    unfound: unfound.filter(({ right }) => right.length > 0).map(describe),
    wrong,
  };
}
