import { aWorksheet } from './builders.ts';

export const VERSIONS = 8;

type Random = () => number;
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const count = (most: number, random: Random) => 1 + Math.floor(random() * most);

/** Begins the words of a right answer. */
export const RIGHT = 'the right one';

/** A choice of which one answer says that it is right. */
function aChoice(random: Random, name: string) {
  const size = 1 + count(5, random);
  const at = Math.floor(random() * size);
  const options = Array.from({ length: size }, (_, place) => ({
    answer: place === at ? `${RIGHT} of ${name}` : `wrong ${place} of ${name}`,
    correct: place === at,
    keeps_place: random() < 0.15,
  }));
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

const aHeader = (_: Random, name: string) => ({ type: 'section_header', data: { title: `Part ${name}` } });

/**
 * Makes a random test in eight versions, of which every question says in its own words what its right answer is. `first` is
 * the number of its first question.
 */
export function aRandomTest(random: Random, first: number) {
  const items = Array.from({ length: 1 + count(14, random) }, (_, at) => {
    const id = `i${first + at}`;
    const make = pick([aChoice, aChoice, aSum, aText, aHeader], random);
    return {
      id,
      ...make(random, id),
      ...(random() < 0.5 && { points: { value: count(8, random) / 2, bonus: random() < 0.1 } }),
      ...(random() < 0.1 && { order: pick(['fixed', 'with_above'] as const, random) }),
      ...(random() < 0.1 && { shown_on: pick(['sheet', 'key'] as const, random) }),
    };
  });
  const seeds = Array.from({ length: VERSIONS }, () => Math.floor(random() * 2 ** 32));
  const first_as_written = random() < 0.5;
  return aWorksheet({
    items,
    versions: { seeds, first_as_written },
    scoring: {},
    key_pages: { answers: true },
  });
}
