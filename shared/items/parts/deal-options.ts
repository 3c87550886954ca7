import { createSeededRandom, shuffleWith } from '../../shuffle.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { type ItemOption, listPrintedOptions } from './item-options.ts';

/** An option of a version of a sheet, with its place among the options as they were written, from 0. */
export interface DealtOption extends ItemOption {
  readonly place?: number;
}

/** Shuffles the options that may move among the places that they leave. */
export function dealOptions(options: readonly ItemOption[], seed: number): DealtOption[] {
  const placed = listPrintedOptions(options).map((option, place): DealtOption => ({ ...option, place }));
  const moving = shuffleWith(
    placed.filter(({ keeps_place }) => !keeps_place),
    createSeededRandom(seed),
  );
  return placed.map((option) => (option.keeps_place ? option : (moving.shift() ?? option)));
}

/** Speaks of all other options, in English, German, French and Spanish: it is read last. */
const OF_OTHERS =
  /^(all|none|any|both|neither)( two| three| four)? of (the above|these|them|the other)|^(keine|alle)[rs]? (der|dieser) (obigen|genannten|antworten|beiden)|^(aucune|toutes) (de ces|des|les) (réponses|propositions|précédentes)|^(ninguna|todas) (de )?las (anteriores|respuestas)/iu;
/** Names other options by their letters and says nothing else: "Both A and B". "A + B" and "C–H" are no lists. */
const OF_LETTERS =
  /^(?:(?:[Bb]oth|[Ee]ither|[Nn]either|[Oo]nly|[Nn]ur|[Ss]owohl|[Ww]eder|[Nn]i) )?([A-H](?:(?:,? (?:and|or|nor|und|oder|noch|als auch|et|ou|y|o|ni) |, ?| ?& ?)[A-H])+)(?: only| are (?:correct|true)| sind richtig)?\.?$/u;

/** Lists the places of the options that an option names by their letters; none where one of them is no option. */
function listNamed(text: string, count: number): number[] {
  const named = [...(OF_LETTERS.exec(text)?.[1]?.matchAll(/[A-H]/g) ?? [])].map(([letter]) =>
    toPlace(letter),
  );
  return named.every((place) => place < count) ? named : [];
}

/**
 * Lists the places of options that should not move in a version: one that speaks of all others, and one that names others
 * by their letters, with those.
 */
export function listOptionsToKeep(options: readonly ItemOption[]): number[] {
  const texts = options.map(({ answer }) => toPlainText(answer).trim());
  const found = texts.flatMap((text, place) => {
    const named = listNamed(text, texts.length);
    if (named.length > 0) return [...named, place];
    return OF_OTHERS.test(text) ? [place] : [];
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

const toPlace = (letter: string): number => letter.charCodeAt(0) - 65;
