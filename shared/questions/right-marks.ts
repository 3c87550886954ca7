import { once } from 'es-toolkit';
import { listQuestionWords, QUESTION_WORDS, toAlternatives } from '../vocabulary/question-words.ts';
import { findAnswered } from './answers.ts';
import { isCode, maskCode, type Span, sliceSpans, toText, trimSpans } from './inline.ts';
import type { Line } from './lines.ts';
import { readTruth } from './truth.ts';

/** An option as it is read: its words without what was taken for a mark of the right one. */
export interface FoundOption {
  readonly spans: readonly Span[];
  readonly correct: boolean;
}

/** The options of one question, with what is known of the right ones. */
export interface MarkedQuestion {
  readonly options: readonly Line[];
  readonly prompt: string;
  /** The answers below it and of lists of answers. */
  readonly answers: readonly string[];
}

export interface FoundOptions {
  readonly options: readonly FoundOption[];
  /** The signs that were taken off the options, each as it stood. */
  readonly taken: readonly string[];
  /** The answer says nothing of these options. */
  readonly isAnswerUnused: boolean;
}

/** A sign in the words of an option that may say that it is right, with [from, to) of the words without it. */
interface TextSign {
  readonly sign: string;
  /** The sign and its side: a test marks its right answers in one way. */
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

const BEFORE = /^\s*([*✓✔☑√✅]\uFE0F?)(\s*)(?=\S)/u;
const BEHIND = /(?<=\S)(\s*)(?:[([{（]\s*([✓✔☑√✅xX]\uFE0F?)\s*[)\]}）]|([*✓✔☑√✅]\uFE0F?))\s*$/u;
/** "(correct)", "<-- correct", "- correct": behind a single dash "right" would be a direction. */
const getWords = once(() => {
  const words = listQuestionWords('right');
  const long = words.filter((word) => word.length > 5);
  return new RegExp(
    String.raw`(?<=\S)\s*(?:[([{（*]\s*(?:${toAlternatives(words)})\s*[)\]}）*]|(?:<?--+|<-|←|⇐)\s*(?:${toAlternatives(words)})?|\s[-–—]\s*(?:${toAlternatives(long)}))\s*$`,
    'iu',
  );
});
const getWrongWords = once(() => {
  const words = Object.values(QUESTION_WORDS).flatMap(({ truth }) => truth[1]);
  return new RegExp(`^(?:${toAlternatives(['wrong', 'incorrect', ...words])})$`, 'iu');
});

/** Signs that are no signs of mathematics or of a program. */
const isTick = (sign: string): boolean => /[✓✔☑✅]|\p{L}{2}/u.test(sign);

const CROSS = /^\s*([✗✘✖❌☒]\uFE0F?)\s*(?=\S)|(?<=\S)\s*([✗✘✖❌☒]\uFE0F?)\s*$/u;

/** Finds what says that an option is wrong, beside one that is marked as right: a cross, or "(wrong)". */
function findCross(text: string): TextSign | null {
  const cross = CROSS.exec(text);
  if (cross) {
    const isBefore = cross[1] !== undefined;
    const place = isBefore ? { from: cross[0].length, to: text.length } : { from: 0, to: cross.index };
    return { sign: cross[0].trim(), kind: 'wrong', ...place };
  }
  const words = BRACKETS.exec(text);
  if (!words || words.index === 0 || !getWrongWords().test(words[1] ?? '')) return null;
  return { sign: words[0].trim(), kind: 'wrong', from: 0, to: words.index };
}

function findTextSign(text: string): TextSign | null {
  const word = getWords().exec(text);
  if (word) return { sign: word[0].trim(), kind: 'word', from: 0, to: word.index };
  const before = BEFORE.exec(text);
  if (before) {
    const [whole, sign = ''] = before;
    return { sign, kind: `${sign} before`, from: whole.length, to: text.length };
  }
  const behind = BEHIND.exec(text);
  if (!behind) return null;
  const [whole, , inside, bare = ''] = behind;
  return { sign: whole.trim(), kind: `${inside?.toLowerCase() ?? bare} behind`, from: 0, to: behind.index };
}

const CODE =
  /[{};]|==|=>|->|::|<<|>>|&&|\|\||\w\(\s*\w*\s*\)|\w\[\w*\]|(?:^|\s)&\w|^\s*[*.]\.?\w+\.\w|\*\.|^\s*\.\w|\b(?:SELECT|FROM|WHERE|int|char|void|float|double|def|print|return|const|let|var)\b/u;
const OPERATOR = /^\s*[-+/×·÷=^<>%*]|[+×·÷=^<>√∛∜]|\S\*\S|[-+/%*]\s*$/u;
const NUMBERS = /^[\s\d.,/%€$£°-]+$/;
/** Something in brackets at the end. */
const BRACKETS = /[([{（]\s*([^()[\]{}（）]*?)\s*[)\]}）]\s*$/u;

/** A function of a variable: "f(x)". */
const FUNCTION = /\p{L}\s?\(\s?[xX]\s?\)/u;

/** Tells whether a sign that also is one of mathematics or of programs can be a mark of its option. */
function isPlausible(
  found: TextSign,
  text: string,
  others: readonly string[],
  { prompt, options }: MarkedQuestion,
): boolean {
  const rest = text.slice(found.from, found.to);
  if (isTick(found.sign) && found.kind !== 'word') return true;
  if (found.kind === 'word' || found.kind === 'x behind') {
    const inside = others.map((other) => BRACKETS.exec(other)?.[1]);
    if (inside.some((words) => words !== undefined && !getWrongWords().test(words))) return false;
    if (found.kind === 'word') return true;
    // Of letters alone, one with a mark is no function.
    if ([rest, ...others].every((one) => /^\s*\p{Lu}\s*$/u.test(one))) return !FUNCTION.test(prompt);
    if (
      /(?<![\p{L}\p{M}])\p{L}\s*$/u.test(rest) ||
      !/\s$/.test(text.slice(0, text.lastIndexOf(found.sign))) ||
      /(?<![\p{L}\d])[xX](?![\p{L}\d])/u.test(`${prompt} ${rest} ${others.join(' ')}`)
    )
      return false;
  }
  const hasCode = options.some(({ spans }) => spans.some(isCode));
  if (hasCode || [rest, ...others].some((one) => CODE.test(one) || OPERATOR.test(one))) return false;
  if (found.sign.includes('√'))
    return !/^\s*√\s*[\d(]|^\s*√\p{L}|^\s*√\s*\p{L}(?!\p{L})/u.test(text) && !/\d\s*√\s*$/u.test(text);
  return !found.kind.startsWith('*') || /^[\s"“‘«¿¡([]*[\p{L}\p{N}\p{M}]/u.test(rest);
}

/** Tells whether a star may belong to a number or a letter: "*3", "v*" and "CH3*" are marks only where other questions have such ones. */
const needsHabit = ({ kind, from, to }: TextSign, text: string): boolean =>
  kind.startsWith('*') &&
  (NUMBERS.test(text.slice(from, to)) ||
    /^\s*\p{L}\s*$/u.test(text.slice(from, to)) ||
    /\d\*\s*$/.test(text)) &&
  !/\*\s|\s\*\s*$/.test(text);

/** What one question has of one kind of sign. */
interface Use {
  readonly kind: string;
  readonly signs: ReadonlyMap<number, TextSign>;
  readonly needsHabit: boolean;
}

function listUses(question: MarkedQuestion): Use[] {
  const texts = question.options.map(({ spans }) => maskCode(spans));
  const found = texts.map(findTextSign);
  const kinds = [...new Set(found.flatMap((sign) => sign?.kind ?? []))];
  return kinds.flatMap((kind) => {
    const signs = new Map(found.flatMap((sign, at) => (sign?.kind === kind ? [[at, sign] as const] : [])));
    const unmarked = texts.filter((_, at) => !signs.has(at));
    const isClear = [...signs].every(([at, sign]) => isPlausible(sign, texts[at] ?? '', unmarked, question));
    if (!isClear || signs.size === texts.length) return [];
    return [{ kind, signs, needsHabit: [...signs].some(([at, sign]) => needsHabit(sign, texts[at] ?? '')) }];
  });
}

/** Decides for all questions of a test which signs in the words of options mark the right ones. */
function decideSigns(questions: readonly MarkedQuestion[]): ReadonlyMap<number, TextSign>[] {
  const uses = questions.map(listUses);
  const singles = uses.flat().filter(({ signs }) => signs.size === 1);
  const countHabit = (kind: string) => singles.filter((use) => use.kind === kind).length;
  return uses.map((found) => {
    const one = found.find(({ kind, signs, needsHabit }) => {
      const isAlone = signs.size === 1;
      const others = countHabit(kind) - (isAlone ? 1 : 0);
      if (needsHabit) return others > 0;
      const [sign] = signs.values();
      return isAlone || others > 0 || isTick(sign?.sign ?? '');
    });
    return one?.signs ?? new Map();
  });
}

const getMark = ({ label }: Line) => (label?.type === 'option' ? label.mark : null);
const isMarked = ({ label }: Line): boolean => label?.type === 'option' && label.isMarked;

/** Lists the options that a sign beside their letters, or their box, marks; a box that all have marked is a bullet. */
function listBoxed(options: readonly Line[]): number[] {
  const marked = [...options.keys()].filter((at) => options[at] && isMarked(options[at]));
  const areBoxes = options.every(({ label }) => label?.type === 'option' && label.sign === null);
  return areBoxes && marked.length === options.length ? [] : marked;
}

/** Returns the options that the answers name; null where they name none or gainsay each other, or there is no answer. */
function listAnswered({ options, answers }: MarkedQuestion, plain: readonly string[]): number[] | null {
  const [first, ...others] = [...new Set(answers)].map((answer) => findNamed(answer, options, plain));
  const isClear = others.every((other) => other && first && isSame(other, first));
  return isClear ? (first ?? null) : null;
}

/** Returns the options that one answer names; null where it names none. */
function findNamed(answer: string, options: readonly Line[], plain: readonly string[]): number[] | null {
  const lettered = options.map(({ label }, at) => ({
    sign: label?.type === 'option' ? label.sign : null,
    text: plain[at] ?? '',
  }));
  const found = findAnswered(answer, lettered);
  if (found.length > 0) return found;
  const truths = options.length === 2 ? plain.map((text) => readTruth(text, { right: '?', wrong: '?' })) : [];
  if (truths[0] == null || truths[0] === truths[1]) return null;
  const truth = readTruth(answer, {
    right: plain[truths.indexOf(true)] ?? '',
    wrong: plain[truths.indexOf(false)] ?? '',
  });
  const at = truths.indexOf(truth ?? null);
  return truth !== null && at >= 0 ? [at] : null;
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/**
 * Reads which options are right. An answer or a key decides; else signs do that only a part of the options have, and that are
 * no signs of mathematics or code there. What is no mark stays in the words.
 */
export function readMarks(questions: readonly MarkedQuestion[]): FoundOptions[] {
  const decided = decideSigns(questions);
  return questions.map((question, at) => readOptions(question, decided[at] ?? new Map()));
}

function readOptions(question: MarkedQuestion, found: ReadonlyMap<number, TextSign>): FoundOptions {
  const { options } = question;
  const boxed = listBoxed(options);
  // Where boxes say which are right, a sign in the words of another option is one of its words.
  const signs = boxed.length === 0 ? found : new Map([...found].filter(([at]) => boxed.includes(at)));
  const isTicked = boxed.length > 0 || [...signs.values()].some(({ sign }) => isTick(sign));
  const crosses = new Map(
    options.flatMap(({ spans }, at) => {
      const cross = isTicked && !signs.has(at) ? findCross(maskCode(spans)) : null;
      return cross ? [[at, cross] as const] : [];
    }),
  );
  const cut = (at: number) => {
    const sign = signs.get(at) ?? crosses.get(at);
    const spans = options[at]?.spans ?? [];
    return sign ? trimSpans(sliceSpans(spans, sign.from, sign.to)) : [...spans];
  };
  const plain = options.map((_, at) => toText(cut(at)));
  const marked = [...new Set([...boxed, ...signs.keys()])];
  const answered = listAnswered(question, plain);
  const right = answered ?? marked;
  // Signs that the answer gainsays are words of their options.
  const isTaken = signs.size + crosses.size > 0 && (answered === null || isSame(answered, marked));
  const boxes = options.flatMap((line) => {
    const mark = getMark(line);
    return mark !== null && (isMarked(line) || CROSS.test(`${mark} x`)) ? mark : [];
  });
  const all = [...signs, ...crosses].sort(([one], [other]) => one - other);
  const taken = [...boxes, ...(isTaken ? all.map(([, { sign }]) => sign) : [])];
  return {
    options: options.map(({ spans }, at) => ({
      spans: isTaken ? cut(at) : [...spans],
      correct: right.includes(at),
    })),
    taken: [...new Set(taken)],
    isAnswerUnused: question.answers.length > 0 && answered === null,
  };
}
