import { Shuffle } from 'lucide-react';
import { crosswordMaker } from '#shared/items/crossword/maker.ts';
import { setCrosswordSeed } from '#shared/items/crossword/rules.ts';
import type { CrosswordData } from '#shared/items/crossword/schema.ts';
import { findNextSeed } from '#shared/shuffle.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { useFact } from '../../document/editor-context.ts';
import { type PanelProps, type PartProps, usePanel } from '../../document/use-panel.ts';
import { useLastMade } from '../../puzzles/use-last-made.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { CluedWordRows } from '../parts/CluedWordRows.tsx';
import { DirectionsField } from '../parts/DirectionsField.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { LeftWordsHint } from '../parts/LeftWordsHint.tsx';
import { LETTER_CASE_OPTIONS } from '../parts/options.ts';

const CLUE_OPTIONS = [
  { value: 'below', label: 'Below the grid' },
  { value: 'beside', label: 'Beside the grid' },
] as const;

/** Says of words why they are not in the crossword. */
const REASONS = {
  short: 'Too short for a crossword',
  long: 'Too long for the sheet',
  double: 'In the list twice',
  apart: 'No place where it crosses the others',
} as const;

/** Renders the words that found no place, and the button that lays all of them out otherwise. */
function Layout({ id, data: newest, path }: PartProps<CrosswordData>) {
  const { run } = usePanel(id, 'Edit crossword');
  const locale = useFact((document) => document.locale);
  const make = useLazy(crosswordMaker);
  const data = useLastMade(newest, [{ type: 'crossword', data: newest }], locale);
  if (!make) return null;
  const { left, places, letters } = make(data, locale);
  const isOther = (shuffle_seed: number) =>
    make({ ...data, shuffle_seed }, locale).letters.join() !== letters.join();
  const tryAgain = () => run(path, setCrosswordSeed, findNextSeed(data.shuffle_seed, isOther, TRIES));
  return (
    <>
      <LeftWordsHint left={left} words={data.words} reasons={REASONS} />
      {places.length > 1 && (
        <Button variant="ghost" size="dense" icon={Shuffle} onPress={tryAgain}>
          Try again
        </Button>
      )}
    </>
  );
}
/** So many layouts are made to find another one: two words may have a single way to cross. */
const TRIES = 6;

function CrosswordPanel({ item, path }: PanelProps<'crossword'>) {
  const { id, data } = item;
  const { set, bind } = usePanel(id, 'Edit crossword');
  const field = bind(path.at('data'), data);
  return (
    <>
      <DirectionsField field="prompt" value={item.prompt} onChange={(prompt) => set(path, { prompt })} />
      {data.words.length === 0 && (
        <p className="panel-hint">
          Type a word, and beside it what is asked for it. Paste a list of pairs: “sun – It shines by day”, a
          line each.
        </p>
      )}
      <CluedWordRows id={id} data={data} path={path.at('data')} asks="both" />
      <Layout id={id} data={data} path={path.at('data')} />
      <Segments label="Clues" options={CLUE_OPTIONS} {...field('clues')} />
      <Switch isSelected={data.word_list} onChange={field('word_list').onChange}>
        Print the words too
      </Switch>
      <Switch isSelected={data.first_letters} onChange={field('first_letters').onChange}>
        Give the first letters
      </Switch>
    </>
  );
}

function CrosswordAdvanced({ item: { id, data }, path }: PanelProps<'crossword'>) {
  const { bind } = usePanel(id, 'Edit crossword');
  return (
    <Select
      isRow
      label="Letters"
      options={LETTER_CASE_OPTIONS}
      {...bind(path.at('data'), data)('text_case')}
    />
  );
}

export const panel = {
  Panel: CrosswordPanel,
  Advanced: CrosswordAdvanced,
  sample: {
    words: [
      { word: 'snow', clue: 'White' },
      { word: 'sun', clue: 'Warm' },
      { word: 'wind', clue: 'Blows' },
    ],
  },
} satisfies ItemPanel<'crossword'>;
