import { once } from 'es-toolkit';
import { listQuestionWords, toAlternatives } from '../vocabulary/question-words.ts';
import { maskCode, type Span, sliceSpans } from './inline.ts';
import type { PlacedLine } from './lines.ts';

/** The letters before a question and before its answer: "Q: Why? / A: So." in English, French, German, Spanish and others. */
const PAIRS = [
  ...['QA', 'QR', 'FA', 'PR', 'DR', 'VA', 'SC', 'KV', 'BA', 'ВО', 'ПВ', '问答', '問答', '문답', 'سج', 'שת'],
] as const;
/** A letter with a colon, before words. */
const LETTER = /^\s*(\p{L})\s?[:：.]\s*(?=\S)/u;

const plain = (text: string): Span => ({ text, marks: [] });

/** Tells whether the letters are those of questions and answers in turn. */
const areInTurn = (letters: readonly string[], [asks, answers]: readonly string[]): boolean =>
  letters.length > 3 && letters.every((letter, at) => letter === (at % 2 === 0 ? asks : answers));

/** Writes the letters before questions and answers in words, where all of them are in turn. */
export function spellLetters(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const found = lines.map(({ spans, listed }) => (listed === null ? LETTER.exec(maskCode(spans)) : null));
  const letters = found.flatMap((one) => one?.[1]?.toUpperCase() ?? []);
  const pair = PAIRS.find((one) => areInTurn(letters, [...one]));
  if (!pair) return lines;
  let count = 0;
  return lines.map((line, at) => {
    const [whole = '', letter = ''] = found[at] ?? [];
    if (whole === '') return line;
    const isAnswer = letter.toUpperCase() === pair.slice(1);
    if (!isAnswer) count += 1;
    return {
      ...line,
      spans: [plain(isAnswer ? 'Answer: ' : `${count}. `), ...sliceSpans(line.spans, whole.length)],
    };
  });
}

/** "Question: Which gas?", the word alone before a question, as programs write tests for a chat. */
const getAsked = once(() => {
  const words = listQuestionWords('question').filter((word) => word.length > 2);
  return new RegExp(String.raw`^\s*(?:${toAlternatives(words)})\s*[:：]\s*(?=\S)`, 'iu');
});
/** "Options:", above the options of such a question. */
const OPTIONS =
  /^\s*(?:(?:answer\s+)?(?:options|choices)|optionen|antwortmöglichkeiten|opciones|alternativas|opções|choix|options de réponse|opzioni|opties|opcje|варианты(?: ответов)?|选项|選項|選択肢|보기)\s*[:：]\s*$/iu;
const NUMBERED = /^\s*[(（]?\p{Nd}{1,3}[.)．）]/u;

/** Numbers questions that have the word alone before them, and leaves out the heading of their options. */
export function numberAsked(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const texts = lines.map(({ spans }) => maskCode(spans));
  const isAsked = texts.some((text) => getAsked().test(text));
  if (!isAsked || texts.some((text, at) => NUMBERED.test(text) || lines[at]?.listed !== null)) return lines;
  let count = 0;
  return lines.map((line, at) => {
    const text = texts[at] ?? '';
    if (OPTIONS.test(text)) return { ...line, spans: [] };
    const asked = getAsked().exec(text)?.[0];
    if (asked === undefined) return line;
    count += 1;
    return { ...line, spans: [plain(`${count}. `), ...sliceSpans(line.spans, asked.length)] };
  });
}
