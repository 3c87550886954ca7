import { once } from 'es-toolkit';
import { listForeignSigns, listPlaces, toSign } from '../vocabulary/alphabets.ts';
import { listQuestionWords, toAlternatives } from '../vocabulary/question-words.ts';
import { isTruthLine } from './truth.ts';

/** "Answer: B", "ANSWER b", "Correct answer – Paris", "Ans. c", "Lösung: B", "答案：B", "【答案】B". */
const getAnswer = once(() => {
  const words = toAlternatives([...listQuestionWords('answer'), ...listPlurals()]);
  const right = toAlternatives(listQuestionWords('right').filter((word) => word.length > 3));
  const said = String.raw`(?:(?:the\s+)?correct\s+)?(?:(?:${words})(?:\s+(?:is|ist|est|es|è|é))?\s*[:：.–=-]|[【[](?:${words})[】\]]\s*[:：]?)\s*`;
  return new RegExp(
    String.raw`^\s*(?:[(（[]\s*${said}(.+?)\s*[)）\]]|${said}(.+?)|(?:the\s+)?(?:correct\s+)?(?:${words})\s+(?:(?:is|ist|est|es|è|é)\s+)?([(（]?(?:[a-h]|${listForeignSigns().join('|')}|[①-⑩])[)）]?)\.?|(?:${right})\s*[:：]\s*([(（]?[a-h][)）]?(?:\s*[.:)–—(-].*)?))\s*$`,
    'iu',
  );
});
/** "Solution: 1. …" is a list of answers. */
const LIST = /^\s*[\p{L}\p{M}]+\s*[:：.–=-]\s*\p{Nd}{1,3}\s*[.)．]\s/u;
/** "Answers: 1-5 BACDA" is one too. */
const RANGE =
  /^\s*[\p{L}\p{M}【】\s]+\s*[:：.–=-]?\s*\p{Nd}{1,3}\s*[-–—~～至]\s*\p{Nd}{1,3}\s*[:：.．]?\s*[A-HＡ-Ｈ]/u;
/** Words that say that there are several answers: "Answers: 1 B" is a list of them. */
const listPlurals = once(() => {
  const single = new Set(listQuestionWords('answer'));
  return listQuestionWords('key').filter((word) => !single.has(word));
});
const getPluralList = once(
  () => new RegExp(String.raw`^\s*(?:${toAlternatives(listPlurals())})\s*[:：.–=-]\s*\p{Nd}`, 'iu'),
);

const getInline = once(() => {
  const words = toAlternatives(listQuestionWords('answer').filter((word) => word.length > 2));
  return new RegExp(
    String.raw`(?<=[?？؟.!。…_)\]]\s{0,20})(?<=\s|[。？])[(（[]?(?:(?:the\s+)?correct\s+)?(?:${words})\s*[:：]\s*\S`,
    'iu',
  );
});
/** Finds where the answer begins that stands behind its question in the same line; -1 where none does. */
export function findInlineAnswer(line: string): number {
  const at = getInline().exec(line)?.index ?? -1;
  return at > 0 && readAnswer(line.slice(at)) !== null ? at : -1;
}

/** Tells whether a line begins with a word for several answers: "Answers: B, A". */
export const namesAnswers = (line: string): boolean =>
  new RegExp(`^\\s*(?:${toAlternatives(listPlurals())})\\s*[:：]`, 'iu').test(line);

/** Returns what stands behind the word for an answer; brackets around both are no part of it. */
function findAnswer(line: string): string | null {
  const found = getAnswer().exec(line);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4] ?? null;
}

/** Reads the answer that a line gives; null where it is none, or a line to write the answer on. */
export function readAnswer(line: string): string | null {
  if (RANGE.test(line) || LIST.test(line) || getPluralList().test(line)) return null;
  const answer = findAnswer(line);
  return answer === null || isRule(answer) ? null : answer;
}

/** Tells whether a text is a line to write on. */
export const isRule = (text: string): boolean => /^[_\s.…-]*_{3,}[_\s.…-]*$/.test(text);

/** Tells whether a line is one to write the answer on: "Answer: ____". */
export function isAnswerRule(line: string): boolean {
  const answer = findAnswer(line);
  return isRule(line) || (answer !== null && isRule(answer));
}

/** What options are called by their labels, for answers that name them. */
export interface Lettered {
  /** The letters of its label as the orders have them; null without. */
  readonly sign: string | null;
  readonly text: string;
}

/** One letter or number alone, perhaps with the words of its option behind it. */
const NAMED =
  /^[(（[]?\s*([\p{L}\p{M}]{1,4}|\p{Nd}{1,2}|[①-⑳㉠-㉻ⓐ-ⓩⒶ-Ⓩ])\s*(번)?\s*([.):\]．）：、])?\s*(.*)$/su;

/** Returns the place of the option with a letter; -1 without one. */
function findLettered(sign: string, options: readonly Lettered[]): number {
  const own = options.findIndex((option) => option.sign === sign);
  const hasOwn = options.some((option) => option.sign !== null);
  if (own >= 0) return own;
  const circled = /^[①-⑳]$/u.test(sign) ? sign.charCodeAt(0) - '①'.charCodeAt(0) : -1;
  if (circled >= 0) return circled < options.length ? circled : -1;
  // A letter that looks like one of another script would name another option.
  const isForeign = options.some((option) =>
    /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(option.sign ?? ''),
  );
  const places = listPlaces(sign);
  const latin = places.get('latin') ?? -1;
  // The entries of a pasted list have lost their letters: "ii" is the second of them.
  const roman = hasOwn ? -1 : (places.get('roman') ?? -1);
  const place = latin < options.length && latin >= 0 ? latin : roman;
  const isKnown =
    /^[a-z]{1,4}$/.test(sign) &&
    !isForeign &&
    (!hasOwn || !options.some(({ sign: own }) => /^[a-z]$/.test(own ?? '')));
  return isKnown && place < options.length ? place : -1;
}

/** "A-1": what belongs to what, which names no option of a choice. */
const PAIRED = /^\(?\s*\p{L}\s*\)?\s*(?:[-–—=:→]|->)\s*\p{Nd}{1,2}$/u;

const toWords = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.。]$/, '');

/** Returns the place of the option that an answer names by its letter; -1 where it does not. */
function readLetter(answer: string, options: readonly Lettered[]): number {
  const [, label = '', , closing, rest = ''] = NAMED.exec(answer.trim()) ?? [];
  const circled = /^[①-⑳]$/u.test(label) ? label : toSign(label);
  const place = label === '' ? -1 : findLettered(circled, options);
  if (place < 0 || rest.trim() === '' || /^[)）\]]?\s*$/.test(rest)) return place;
  const isWords = options.some(({ text }) => toWords(text) === toWords(rest));
  if (isWords) return toWords(options[place]?.text ?? '') === toWords(rest) ? place : -1;
  // "a dog" is no letter with a reason behind it.
  return closing !== undefined || label !== label.toLowerCase() || /^[(–—=-]/.test(rest) ? place : -1;
}

/** Returns the place of the option that an answer names by its letter and all of its words: "c) both a and b"; -1 where it does not. */
function readLetterAndWords(answer: string, options: readonly Lettered[]): number {
  const [, label = '', , , rest = ''] = NAMED.exec(answer.trim()) ?? [];
  const place = label === '' ? -1 : findLettered(toSign(label), options);
  return place >= 0 && rest !== '' && toWords(options[place]?.text ?? '') === toWords(rest) ? place : -1;
}

const SEVERAL = /\s*[;,،、&+]\s*|\s+(?:and|und|et|y|e|и|і|و)\s+/u;

/** Tells whether an answer says more than which options are right: "B – because it is cold". `options` are their words. */
export function hasReason(answer: string, options: readonly string[]): boolean {
  const words = options.map(toWords);
  const isPlain = (part: string) => {
    const rest = (NAMED.exec(part.trim())?.[4] ?? part).replace(/^[()（）[\]:–—\s-]+|[)）\].\s]+$/g, '');
    return rest === '' || isTruthLine(part) || [part, rest].some((one) => words.includes(toWords(one)));
  };
  return /\S\s+\S/.test(answer) && !isPlain(answer) && !answer.split(SEVERAL).every(isPlain);
}

/**
 * Returns the places of the options that an answer names: by their words, or by letters as in "a) ice; c) steam". None where
 * the letter of one option is the word of another.
 */
export function findAnswered(answer: string, options: readonly Lettered[]): number[] {
  const findSame = (text: string) => options.findIndex((option) => toWords(option.text) === toWords(text));
  const same = findSame(answer);
  if (same >= 0) {
    const letter = readLetter(answer, options);
    return letter < 0 || letter === same ? [same] : [];
  }
  const named = readLetterAndWords(answer, options);
  if (named >= 0) return [named];
  const find = (part: string) => {
    const letter = readLetter(part, options);
    return letter >= 0 ? letter : findSame(part.replace(/^(?:a|an|the)\s+/i, ''));
  };
  const parts = answer.split(SEVERAL).filter((part) => part !== '');
  if (parts.length > 1 && parts.every((part) => PAIRED.test(part))) return [];
  const places = parts.map(find);
  if (places.length > 1 && !places.includes(-1)) return places;
  const whole = find(answer);
  if (whole >= 0) return [whole];
  // "AC" names two.
  const letters = /^\p{Lu}{2,6}$/u.test(answer.trim()) ? [...answer.trim()] : [];
  const together = letters.map((letter) => findLettered(toSign(letter), options));
  return together.includes(-1) || new Set(together).size < together.length ? [] : together;
}
