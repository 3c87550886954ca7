import { ITEM_ORDERS } from '#shared/items/parts/envelope.ts';
import { LEVELS } from '#shared/vocabulary/difficulty.ts';
import { aWorksheet } from './builders.ts';

export const VERSIONS = 8;

type Random = () => number;
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const count = (most: number, random: Random) => 1 + Math.floor(random() * most);

/** Begins the words of a right answer. */
const RIGHT = 'the right one';

/** A choice of which each right answer says so: one, or now and then several. */
function aChoice(random: Random, name: string) {
  const size = 1 + count(5, random);
  const at = Math.floor(random() * size);
  const isSeveral = random() < 0.2;
  const options = Array.from({ length: size }, (_, place) => {
    const correct = place === at || (isSeveral && random() < 0.4);
    const answer = correct ? `${RIGHT} ${place} of ${name}` : `wrong ${place} of ${name}`;
    return { answer, correct, keeps_place: random() < 0.15 };
  });
  return { type: 'multiple_choice', data: { subtitle: `Choice ${name}`, options } };
}

/** A sum, whose answer the marker computes. */
const aSum = (random: Random, name: string) => ({
  type: 'open_response',
  data: {
    ...{ subtitle: `Sum ${name}: {a} + {b} * 2`, has_answer: true, answer: '{a + b * 2}' },
    numbers: { seed: Math.floor(random() * 2 ** 32), parameters: [{ name: 'a', from: 10, to: 99 }] },
  },
});

const aText = (_: Random, name: string) => ({
  type: 'open_response',
  data: { subtitle: `Say ${name}`, has_answer: true, answer: `said ${name}` },
});

/** Words to unscramble, none of which has the letters of another. */
const WORDS = ['rain', 'snow', 'hail', 'storm'];

const aTrace = (_: Random, name: string) => ({
  ...{ type: 'handwriting', prompt: `Trace ${name}` },
  data: { items: [{ id: name, subtitle: 'cat' }] },
});

/** Pairs whose halves have the same number. */
const aMatch = (random: Random, name: string) => ({
  type: 'matching',
  data: {
    ...{ instructions: `Match ${name}`, settings: { match_type: 'letter' } },
    pairs: Array.from({ length: 1 + count(4, random) }, (_, at) => ({
      ...{ term: `left ${at} of ${name}`, definition: `right ${at} of ${name}` },
    })),
  },
});

const aScramble = (random: Random, name: string) => ({
  ...{ type: 'word_scramble', prompt: `Order ${name}` },
  data: { terms: WORDS.slice(0, count(WORDS.length, random)) },
});

const aGap = (_: Random, name: string) => ({
  type: 'fill_in_the_blank',
  data: {
    subtitle: `Fill ${name}`,
    words: ['Put', `filled ${name}`, 'here'].map((value, at) => ({ value, blank: at === 1 })),
  },
});

/** A line from 0 to 4, of which the odd numbers are missing. */
const aLine = (_: Random, name: string) => ({
  type: 'number_line',
  data: { subtitle: `Count ${name}`, to: 4 },
});

const aHeader = (_: Random, name: string) => ({ type: 'section_header', data: { title: `Part ${name}` } });

/** Makes something else of a question for the support or the challenge sheet, or nothing. */
function listVariants(random: Random, of: string, share: number) {
  return LEVELS.filter(() => random() < share).map((level) => {
    const id = `${of}${level[0]}`;
    return { id, ...pick(QUESTIONS, random)(random, id), variant: { of, level } };
  });
}

const MAKERS = [aChoice, aChoice, aSum, aText, aHeader, aTrace, aMatch, aScramble, aGap, aLine];
const QUESTIONS = MAKERS.filter((make) => make !== aHeader);

/**
 * Makes a random test in eight versions, of which every question says in its own words what its right answer is. `first` is
 * the number of its first question.
 */
export function aRandomTest(random: Random, first: number) {
  // One test in eight has variants, which are printed on eight sheets more for each difficulty.
  const share = random() < 0.125 ? 0.3 : 0;
  const items = Array.from({ length: 1 + count(14, random) }, (_, at) => {
    const id = `i${first + at}`;
    const make = pick(MAKERS, random);
    const item = {
      id,
      ...make(random, id),
      ...(random() < 0.5 && { points: { value: count(8, random) / 2, bonus: random() < 0.1 } }),
      ...(random() < 0.1 && { order: pick(ITEM_ORDERS, random) }),
      ...(random() < 0.1 && { shown_on: pick(['sheet', 'key'] as const, random) }),
    };
    return make === aHeader ? [item] : [item, ...listVariants(random, id, share)];
  }).flat();
  const seeds = Array.from({ length: VERSIONS }, () => Math.floor(random() * 2 ** 32));
  const first_as_written = random() < 0.5;
  return aWorksheet({
    items,
    versions: { seeds, first_as_written },
    scoring: {},
    key_pages: { answers: true, guide: true },
  });
}

/** Finds a question in the text of a sheet: its number, which what the key alone shows has not, and its name. */
export const QUESTION = /(?:(\d+)\.\s+)?((?:Choice|Sum|Say|Trace|Match|Order|Fill|Count) i\d+[sc]?)\b/g;

/** Solves the printed text of one question as a marking guide says it: in the words of what is right. */
export function solveInWords(text: string): string[] {
  if (/Match \w+/.test(text))
    return [...text.matchAll(/left (\d+) of (\w+)/g)].map(
      ([, pair, name]) => `left ${pair} of ${name} – right ${pair} of ${name}`,
    );
  if (/Choice \w+/.test(text))
    return [...text.matchAll(new RegExp(`${RIGHT} \\d+ of \\w+`, 'g'))].map(([words]) => words);
  return solveQuestion(text).split(', ').filter(Boolean);
}

/** Solves the printed text of one question: what is expected as its answer, in short. */
export function solveQuestion(text: string): string {
  const sum = /(\d+) \+ (\d+) \* 2/.exec(text);
  if (sum) return String(Number(sum[1]) + 2 * Number(sum[2]));
  const [, task, name = ''] = /(Say|Trace|Match|Order|Fill|Count) (\w+)/.exec(text) ?? [];
  if (task === 'Say') return `said ${name}`;
  if (task === 'Trace') return '';
  if (task === 'Match') return matchPairs(text);
  if (task === 'Order') return text.split(/\s+/).flatMap(unscramble).join(', ');
  if (task === 'Fill') return `filled ${name}`;
  if (task === 'Count') return '1, 3';
  return [...text.matchAll(new RegExp(`([A-Z])\\s+${RIGHT}`, 'g'))].map(([, letter]) => letter).join(', ');
}

/** Writes beside the place of each term the letter of its definition, which has the same number in its words. */
const matchPairs = (text: string): string =>
  [...text.matchAll(/left (\d+) of/g)]
    .map(([, pair], row) => {
      const letter = new RegExp(`([A-Z])\\.\\s+right ${pair} of`).exec(text)?.[1];
      return `${row + 1}${letter}`;
    })
    .join(', ');

const sortLetters = (text: string): string => [...text].toSorted().join('');

/** Finds the word that has these letters. */
const unscramble = (letters: string): string[] =>
  WORDS.filter((word) => sortLetters(word) === sortLetters(letters));
