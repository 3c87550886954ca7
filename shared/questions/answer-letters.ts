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
