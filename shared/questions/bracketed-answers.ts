import type { ReadQuestion } from '../items/parts/read-question.ts';
import type { Group } from './group-lines.ts';
import { maskCode, type Span, sliceSpans, toValue, trimSpans } from './inline.ts';
import type { Line } from './lines.ts';
import { findTruthOfWord } from './truth.ts';

/** A group whose answer stood in the brackets of its prompt, which are empty now, and what was taken out. */
interface Emptied {
  readonly group: Group;
  readonly taken: string;
}

/** "（ B ）", and "( B )" with room: close ones name a picture or a part. */
const LETTERS = /（\s*([A-HＡ-Ｈ]{1,6})\s*）|\(\s+([A-H]{1,6})\s+\)|\(([A-H])\)(?=\s*[。？?.]?\s*$)/gu;
const HAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Hangul}/u;

const replaceIn = (line: Line, from: number, to: number, text: string): Line => {
  const mark: Span = { text, marks: [] };
  const spans = trimSpans([...sliceSpans(line.spans, 0, from), mark, ...sliceSpans(line.spans, to)]);
  return { ...line, spans, text: maskCode(spans) };
};

/** Takes the letter of the right option out of the brackets to write it in; null where there is none for sure. */
export function emptyBrackets(group: Group): Emptied | null {
  const signs = group.options.flatMap(({ label }) => (label?.type === 'option' ? (label.sign ?? []) : []));
  if (group.answers.length > 0 || signs.length < 2) return null;
  const found = group.prompt.flatMap((line, at) =>
    [...line.text.matchAll(LETTERS)].map((one) => ({ one, line, at })),
  );
  const [first, another] = found;
  if (!first || another) return null;
  const { one, line, at } = first;
  const letters = (one[1] ?? one[2] ?? one[3] ?? '').normalize('NFKC');
  const isClose = one[3] !== undefined;
  const isKnown = [...letters.toLowerCase()].every((letter) => signs.includes(letter));
  if (!isKnown || (isClose && !HAN.test(line.text))) return null;
  const isWide = one[0].startsWith('（');
  const prompt = group.prompt.with(
    at,
    replaceIn(line, one.index, one.index + one[0].length, isWide ? '（　）' : '(   )'),
  );
  return { group: { ...group, prompt, answers: [letters] }, taken: one[0] };
}

/** "（√）" behind a statement says that it is true. */
const TRUTH = /\s*[（(]\s*([√✓✔×✗✘对對错錯])\s*[）)]\s*[。.]?\s*$/u;

/** A word in brackets behind a whole sentence: "Ice is warm. (False)". */
const BEHIND_SENTENCE = /(?<=[.!。…]["”’»)]?)\s*[（(]\s*(\p{L}[\p{L}\p{M}]{1,14})\s*[）)]\s*[.。]?\s*$/u;

/** The words before brackets that say whether they are true, and what the brackets say. */
interface Stated {
  readonly spans: Span[];
  readonly right: string;
  readonly wrong: string;
  readonly isTrue: boolean;
  readonly taken: string;
}

/** Takes what says whether a statement is true out of the brackets behind it; null where nothing does. */
export function takeTruth({ spans, text }: Pick<Line, 'spans' | 'text'>): Stated | null {
  const sign = TRUTH.exec(text);
  const found = sign ?? BEHIND_SENTENCE.exec(text);
  if (!found || found.index === 0) return null;
  const [right, wrong] = HAN.test(text) ? ['对', '错'] : ['True', 'False'];
  const words = sign
    ? { right, wrong, isTrue: /[√✓✔对對]/.test(sign[1] ?? '') }
    : findTruthOfWord(found[1] ?? '');
  return words && { ...words, spans: sliceSpans(spans, 0, found.index), taken: found[0].trim() };
}

/** Makes a choice of a statement whose brackets say whether it is true; null of any other. */
export function readBracketedTruth({ prompt, options, answers }: Group): ReadQuestion | null {
  const last = prompt.at(-1);
  const stated = last && takeTruth(last);
  if (!stated || options.length > 0 || answers.length > 0) return null;
  const { right, wrong, isTrue, taken } = stated;
  return {
    type: 'choice',
    prompt: toValue([...prompt.slice(0, -1).map(({ spans }) => spans), stated.spans]),
    options: [
      { text: right, correct: isTrue },
      { text: wrong, correct: !isTrue },
    ],
    truth: true,
    taken: [taken],
  };
}
