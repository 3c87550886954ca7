import type { ReadQuestion } from '../items/parts/read-question.ts';
import type { Group } from './group-lines.ts';
import { maskCode, type Span, sliceSpans, toValue, trimSpans } from './inline.ts';
import type { Line } from './lines.ts';

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

/** Makes a choice of a statement whose brackets say whether it is true; null of any other. */
export function readBracketedTruth({ prompt, options, answers }: Group): ReadQuestion | null {
  const last = prompt.at(-1);
  const found = last && TRUTH.exec(last.text);
  if (!last || !found || found.index === 0 || options.length > 0 || answers.length > 0) return null;
  const isTrue = /[√✓✔对對]/.test(found[1] ?? '');
  const lines = [...prompt.slice(0, -1).map(({ spans }) => spans), sliceSpans(last.spans, 0, found.index)];
  const [right, wrong] = HAN.test(last.text) ? ['对', '错'] : ['True', 'False'];
  return {
    type: 'choice',
    prompt: toValue(lines),
    options: [
      { text: right, correct: isTrue },
      { text: wrong, correct: !isTrue },
    ],
    truth: true,
    taken: [found[0].trim()],
  };
}
