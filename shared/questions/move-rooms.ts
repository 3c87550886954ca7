import { once, uniq, upperFirst } from 'es-toolkit';
import { listQuestionWords, QUESTION_WORDS, toAlternatives } from '../vocabulary/question-words.ts';
import { maskCode, type Span, sliceSpans } from './inline.ts';
import type { PlacedLine } from './lines.ts';

/** The number of a question, perhaps with its word: "1.", "2.3", "Question 4:". */
const getNumber = once(
  () =>
    String.raw`(?<number>(?:(?:${toAlternatives(listQuestionWords('question'))})\s*)?\p{Nd}{1,3}(?:\.\p{Nd}{1,2}){0,3}\s?[.)．）、:：](?!\p{Nd})|\p{Nd}{1,2}(?:\.\p{Nd}{1,2}){1,3}(?=\s))\s*(?=\S)`,
);
const ANSWER = String.raw`\p{L}|true|false|[√✓✔×✗]`;

/** "____ 1. ", "__B__ 2. ": a line to write on, empty or filled. */
const getRuled = once(
  () => new RegExp(String.raw`^\s*(?<room>_{2,}|_+\s?(?<answer>${ANSWER})\s?_+)\s*${getNumber()}`, 'iu'),
);
/** "(   ) 1. ", "（ B ）2. ", "[ ] 3. ". */
const getBracketed = once(
  () =>
    new RegExp(
      String.raw`^\s*(?<room>\(\s+\)|（\s*）|\[\s+\]|(?:\(\s+|（\s*)(?<answer>${ANSWER})(?:\s+\)|\s*）))\s*${getNumber()}`,
      'iu',
    ),
);
/** "T 1. ", "(False) 2. ": an answer alone before its number, where several lines have one. */
const getAnswered = once(() => {
  const words = Object.values(QUESTION_WORDS).flatMap(({ truth, initials = [] }) => [
    ...truth.flat().filter((word) => word.length > 1),
    // Letters of options say nothing of truth.
    ...initials
      .flat()
      .map((letter) => letter.toUpperCase())
      .filter((letter) => !/^[A-E]$/.test(letter)),
  ]);
  const answer = toAlternatives(uniq(words.map(upperFirst)));
  return new RegExp(String.raw`^\s*(?<room>\(?(?<answer>${answer})\)?)\s+${getNumber()}`, 'u');
});
/** "T  F  1. ": both letters to be circled. */
const getPair = once(() => {
  const pairs = Object.values(QUESTION_WORDS).flatMap(({ initials = [] }) =>
    initials.map(([right, wrong]) => String.raw`${right.toUpperCase()}\s*[/|]?\s*${wrong.toUpperCase()}`),
  );
  return new RegExp(String.raw`^\s*(?<pair>${[...new Set(pairs)].join('|')})\s+${getNumber()}`, 'u');
});
const PLAIN = /^\s*\p{Nd}{1,3}\s?[.)．）、]\s/u;

const plain = (text: string): Span => ({ text, marks: [] });

interface FoundRoom {
  readonly number: string;
  readonly room: string;
  readonly answer: string | null;
  readonly pair: string | null;
  /** Where the words behind the number begin. */
  readonly from: number;
}

interface Known {
  /** Brackets before a number are room to write, and no boxes of options. */
  readonly isBracketed: boolean;
  /** Several lines have an answer alone before their numbers. */
  readonly isAnswered: boolean;
}

function findRoom(text: string, { isBracketed, isAnswered }: Known): FoundRoom | null {
  const found =
    getRuled().exec(text) ??
    (isBracketed ? getBracketed().exec(text) : null) ??
    getPair().exec(text) ??
    (isAnswered ? getAnswered().exec(text) : null);
  const { number = '', room = '', answer = null, pair = null } = found?.groups ?? {};
  return found ? { number, room, answer, pair, from: found[0].length } : null;
}

function move(line: PlacedLine, { number, room, answer, pair, from }: FoundRoom): PlacedLine {
  const words = sliceSpans(line.spans, from);
  const label = plain(`${number} `);
  if (pair !== null) return { ...line, spans: [label, plain(`${pair.replace(/\s+/g, '  ')}  `), ...words] };
  const given = answer === null ? {} : { answer, shown: room };
  return { ...line, ...given, spans: [label, plain('____ '), ...words], hasRoom: true };
}

/**
 * Moves the room for an answer behind the number of its question: "____ 1. Ice melts." An answer that stands there is kept
 * apart. Empty brackets right below a question are the boxes of its options.
 */
export function moveRooms(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  let isBox = false;
  let isBelow = false;
  const isAnswered = lines.filter(({ spans }) => getAnswered().test(maskCode(spans))).length > 1;
  return lines.map((line) => {
    const text = maskCode(line.spans);
    if (text.trim() === '' || line.listed !== null) return line;
    const isBracketed = getBracketed().test(text);
    if (isBracketed && isBelow) isBox = true;
    else if (!isBracketed) isBox = false;
    isBelow = PLAIN.test(text);
    const found = findRoom(text, { isBracketed: !isBox, isAnswered });
    return found ? move(line, found) : line;
  });
}
