import { maxBy, once } from 'es-toolkit';
import { listQuestionWords, QUESTION_WORDS, toAlternatives } from '../vocabulary/question-words.ts';

/** The two options of a statement that is true or false, as they are printed. */
export interface TruthWords {
  readonly right: string;
  readonly wrong: string;
  /** The wrong one is named first. */
  readonly isTurned: boolean;
  /** Which of them has a marked box before it; null where none has. */
  readonly marked: { readonly truth: boolean; readonly box: string } | null;
}

/** What a prompt that asks so is without the words: [from, to) of it. */
export interface FoundTruth extends TruthWords {
  readonly from: number;
  readonly to: number;
}

const LANGUAGES = Object.entries(QUESTION_WORDS);
const toLarge = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const toPart = (words: readonly string[]): string =>
  `(?:${toAlternatives([...words].sort((a, b) => b.length - a.length))})`;

/** A pair of words of one language, or of its initials. */
interface Pair {
  readonly areInitials: boolean;
  readonly initials: readonly [right: string, wrong: string];
  readonly behind: RegExp;
  readonly before: RegExp;
  /** Two large letters far from the statement behind them: "T  F  Ice is cold."; null for words. */
  readonly apart: RegExp | null;
}

const BOX = '[☐□▢○◯❍☑☒✓✔●]';

const SEPARATORS = String.raw`\s*(?:\/|\||,|，|、|・|·|-|–|\s(?:${toAlternatives(listQuestionWords('or'))})\s|(?:か|または|还是|還是|或|または))\s*`;

function toPair(
  language: string,
  right: readonly string[],
  wrong: readonly string[],
  areInitials: boolean,
): Pair {
  const between = areInitials
    ? String.raw`\s*(?:\/|\||\s(?:${toAlternatives(QUESTION_WORDS[language]?.or ?? [])})\s)\s*`
    : String.raw`(?:${SEPARATORS}|\s+)`;
  const [first, second] = [toPart(right), toPart(wrong)];
  const box = (name: string) => String.raw`(?:(?<${name}>${BOX})\s*)?`;
  const pair = `(?:${box('b1')}(?<r1>${first})${between}${box('b2')}(?<w1>${second})|${box('b3')}(?<w2>${second})${between}${box('b4')}(?<r2>${first}))`;
  const isSpaced = !['zh', 'ja', 'ko', 'th'].includes(language);
  const edge = isSpaced ? String.raw`(?<![\p{L}\p{M}\p{N}])` : '';
  const end = isSpaced ? String.raw`(?![\p{L}\p{M}\p{N}])` : '';
  const flags = 'iu';
  const behind = String.raw`\s*[([（【]?\s*${edge}${pair}${end}\s*[)\]）】]?\s*[?？؟.:：。!]?\s*$`;
  const before = String.raw`^\s*[([（【]?\s*${pair}${end}\s*[)\]）】]?\s*[?？؟;:：.–-]?\s*`;
  return {
    areInitials,
    initials: [right[0] ?? '', wrong[0] ?? ''],
    behind: new RegExp(behind, flags),
    before: new RegExp(before, flags),
    apart: areInitials
      ? new RegExp(
          String.raw`^\s*(?<r1>${toPart(right).toUpperCase()})\s+(?<w1>${toPart(wrong).toUpperCase()})\s{2,}(?=\p{Lu})`,
          'u',
        )
      : null,
  };
}

/** Lists the pairs of all languages: words before initials, English first. */
const getPairs = once(() => {
  const words = LANGUAGES.map(([language, { truth }]) => toPair(language, truth[0], truth[1], false));
  const initials = LANGUAGES.flatMap(([language, { initials }]) =>
    (initials ?? []).map(([right, wrong]) => toPair(language, [right], [wrong], true)),
  );
  return [...words, ...initials];
});

/** Words and letters that say in which of several languages a text is. */
const SIGNS: Readonly<Record<string, string>> = {
  de: '\\p{L}*[äöüß]\\p{L}*|der|die|das|ist|ein|eine|und|nicht|sind',
  fr: 'le|les|est|une|des|du|sont|et|la terre',
  es: '\\p{L}*ñ\\p{L}*|el|los|las|es|una|del|son',
  pt: '\\p{L}*[ãõ]\\p{L}*|o|os|as|uma|são|não|do|da|é',
  it: 'il|lo|gli|è|una|della|sono|di',
};
const countSigns = (language: string, text: string): number =>
  text.match(new RegExp(`(?<!\\p{L})(?:${SIGNS[language]})(?!\\p{L})`, 'giu'))?.length ?? 0;

/** Finds the language whose signs a text has most of; null where it has none of any. */
function guessLanguage(languages: readonly string[], text: string): string | null {
  const counted = languages
    .filter((name) => name in SIGNS)
    .map((name) => ({ name, count: countSigns(name, text) }));
  const most = maxBy(counted, ({ count }) => count);
  return most && most.count > 0 ? most.name : null;
}

/** Returns the words of a pair as they stand in the text; the initials of one language in full. */
function toWords(pair: Pair, text: string, { r1, w1, r2, w2 }: Partial<Record<string, string>>) {
  if (!pair.areInitials)
    return {
      right: toLarge((r1 ?? r2 ?? '').toLowerCase()),
      wrong: toLarge((w1 ?? w2 ?? '').toLowerCase()),
    };
  const alike = LANGUAGES.filter(([, { initials = [] }]) =>
    initials.some((one) => String(one) === String(pair.initials)),
  );
  const names = alike.map(([name]) => name);
  const language = names.length === 1 ? names[0] : guessLanguage(names, text);
  const { truth } = QUESTION_WORDS[language ?? ''] ?? {};
  const [right, wrong] = [0, 1].map((side) => {
    const words = truth?.[side] ?? [];
    return words.find((word) => word.startsWith(pair.initials[side] ?? '')) ?? words[0];
  });
  if (right && wrong) return { right: toLarge(right), wrong: toLarge(wrong) };
  return { right: pair.initials[0].toUpperCase(), wrong: pair.initials[1].toUpperCase() };
}

/** Returns [from, to) of a prompt without "True / False", and the words for both; null where it does not ask that. */
export function findTruth(text: string): FoundTruth | null {
  for (const pair of getPairs()) {
    const behind = pair.behind.exec(text);
    const isBehind = behind !== null && behind.index > 0;
    const found = isBehind ? behind : (pair.before.exec(text) ?? pair.apart?.exec(text));
    if (!found || found[0].length >= text.length) continue;
    const { w2, b1, b2, b3, b4 } = found.groups ?? {};
    const isTurned = w2 !== undefined;
    const [right = '', wrong = ''] = isTurned ? [b4, b3] : [b1, b2];
    const marks = [right, wrong].map((box) => /[☑☒✓✔●]/.test(box));
    const truth = marks[0] === true;
    const marked = marks[0] === marks[1] ? null : { truth, box: truth ? right : wrong };
    const place = isBehind ? { from: 0, to: found.index } : { from: found[0].length, to: text.length };
    return { ...toWords(pair, text, found.groups ?? {}), isTurned, marked, ...place };
  }
  return null;
}

const LINE_EDGES = /^[*✓✔☑√\s]+|[*✓✔☑√\s.]+$/gu;

/** Indexes every word for right and wrong. */
const getTruths = once(() => {
  const truths = new Map<string, boolean | null>();
  const add = (word: string, truth: boolean) =>
    truths.set(word, truths.has(word) && truths.get(word) !== truth ? null : truth);
  for (const [, { truth, initials }] of LANGUAGES) {
    for (const word of truth[0]) add(word, true);
    for (const word of truth[1]) add(word, false);
    for (const [right, wrong] of initials ?? []) {
      add(right, true);
      add(wrong, false);
    }
  }
  return truths;
});

/** Tells whether a line is "True" or "False" alone, in the words of a language. */
export const isTruthLine = (text: string): boolean => {
  const word = text.replace(LINE_EDGES, '').toLowerCase();
  // One letter alone may be anything.
  return (
    !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u.test(word) &&
    typeof getTruths().get(word) === 'boolean'
  );
};

/** Finds the two words of a statement that a word alone calls true or false, in its language; null for any other word. */
export function findTruthOfWord(
  word: string,
): (Pick<TruthWords, 'right' | 'wrong'> & { readonly isTrue: boolean }) | null {
  const said = word.trim().toLowerCase();
  for (const [, { truth }] of LANGUAGES) {
    const side = truth.findIndex((words) => words.includes(said));
    const [right = '', wrong = ''] = truth.map(([first = '']) => toLarge(first));
    if (side >= 0) return { right, wrong, isTrue: side === 0 };
  }
  return null;
}

/** Tells whether an answer says that a statement is true, or false; null where it is something else. */
export function readTruth(
  answer: string,
  { right, wrong }: Pick<TruthWords, 'right' | 'wrong'>,
): boolean | null {
  const said = answer
    .trim()
    .toLowerCase()
    .replace(/[.)。]$/, '');
  const [word = ''] = said.split(/[\s,;:–(-]/);
  for (const text of [said, word]) {
    if ([right.toLowerCase(), right.charAt(0).toLowerCase()].includes(text)) return true;
    if ([wrong.toLowerCase(), wrong.charAt(0).toLowerCase()].includes(text)) return false;
  }
  return getTruths().get(said) ?? getTruths().get(word) ?? null;
}
