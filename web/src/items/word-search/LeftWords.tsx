import { wordSearchMaker } from '#shared/items/word-search/maker.ts';
import type { WordSearchData } from '#shared/items/word-search/schema.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { useFact } from '../../document/editor-context.ts';
import { useLastMade } from '../../puzzles/use-last-made.ts';
import { LeftWordsHint } from '../parts/LeftWordsHint.tsx';

/** Says of words why they are not in the grid. */
const REASONS = {
  short: 'Too short for the grid',
  double: 'In the list twice',
  within: 'Not in the grid, because it reads in other words too',
  room: 'No room in the grid',
} as const;

/** Renders a hint at each group of words that are not in the grid. */
export function LeftWords({ data: newest }: { data: WordSearchData }) {
  const locale = useFact((document) => document.locale);
  const data = useLastMade(newest, [{ type: 'word_search', data: newest }], locale);
  const left = useLazy(wordSearchMaker)?.(data, locale).left ?? [];
  return <LeftWordsHint left={left} words={data.words} reasons={REASONS} />;
}
