import { Shuffle } from 'lucide-react';
import { remakeWordSearch } from '#shared/items/word-search/rules.ts';
import type { WordSearchData } from '#shared/items/word-search/schema.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { CluedWordRows } from '../parts/CluedWordRows.tsx';
import { DirectionsField } from '../parts/DirectionsField.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { LeftWords } from './LeftWords.tsx';
import { WordSearchAdvanced } from './WordSearchAdvanced.tsx';

const DIRECTION_OPTIONS = [
  { value: 'straight', label: 'Right, down' },
  { value: 'diagonal', label: 'Diagonal' },
  { value: 'all', label: 'All eight' },
] as const;

const LIST_OPTIONS = [
  { value: 'below', label: 'Words below the grid' },
  { value: 'beside', label: 'Words beside the grid' },
  { value: 'clues', label: 'Clues' },
  { value: 'pictures', label: 'Pictures' },
  { value: 'hidden', label: 'Nothing' },
] as const;

const ASKS: Readonly<Record<WordSearchData['list'], 'nothing' | 'clues' | 'pictures'>> = {
  below: 'nothing',
  beside: 'nothing',
  clues: 'clues',
  pictures: 'pictures',
  hidden: 'nothing',
};

function WordSearchPanel({ item, path }: PanelProps<'word_search'>) {
  const { id, data } = item;
  const { run, set, bind } = usePanel(id, 'Edit word search');
  const field = bind(path.at('data'), data);
  return (
    <>
      <DirectionsField field="prompt" value={item.prompt} onChange={(prompt) => set(path, { prompt })} />
      {data.words.length === 0 && (
        <p className="panel-hint">
          Type a word: it is hidden among other letters. Enter begins the next one; a pasted list is added
          whole.
        </p>
      )}
      <CluedWordRows id={id} data={data} path={path.at('data')} asks={ASKS[data.list]} />
      <LeftWords data={data} />
      {data.words.length > 0 && (
        <Button
          variant="ghost"
          size="dense"
          icon={Shuffle}
          onPress={() => run(path.at('data'), remakeWordSearch, undefined)}
        >
          Another grid
        </Button>
      )}
      <Segments label="Words run" options={DIRECTION_OPTIONS} {...field('directions')} />
      <Select isRow label="Students get" options={LIST_OPTIONS} {...field('list')} />
    </>
  );
}

export const panel = {
  Panel: WordSearchPanel,
  Advanced: WordSearchAdvanced,
  sample: {
    words: [{ word: 'rain' }, { word: 'fog' }],
    list: 'hidden',
    grid_size: 4,
    shuffle_seed: 4,
  },
} satisfies ItemPanel<'word_search'>;
