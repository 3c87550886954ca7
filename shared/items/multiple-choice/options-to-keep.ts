import { toPlainText } from '../../text/plain-text.ts';
import { listNamedOptions, speaksOfOthers } from '../../vocabulary/words-of-others.ts';
import { listPlacedOptions } from '../../vocabulary/words-of-places.ts';
import type { ItemOption } from '../parts/item-options.ts';
import { setOptionKept } from '../parts/option-rules.ts';
import type { PartsToKeep } from '../parts/parts-to-keep.ts';
import type { MultipleChoiceData } from './schema.ts';

/**
 * Lists the places of options that should not move in a version: one that speaks of all others, and one that names others
 * by their letters or places, with those.
 */
export function listOptionsToKeep(options: readonly ItemOption[]): number[] {
  const texts = options.map(({ answer }) => toPlainText(answer).trim());
  const placed = listPlacedOptions(texts);
  const found = texts.flatMap((text, place) => {
    const named = listNamedOptions(text, texts.length);
    if (named.length > 0) return [...named, place];
    return speaksOfOthers(text) ? [place] : (placed[place] ?? []);
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

export const optionsToKeep: PartsToKeep<MultipleChoiceData> = {
  list: ({ options, hasBooleanOptions }) =>
    hasBooleanOptions ? [] : listOptionsToKeep(options).filter((place) => !options[place]?.keeps_place),
  keep: (data, places) => {
    for (const place of places) setOptionKept(data, { index: place, kept: true });
  },
};
