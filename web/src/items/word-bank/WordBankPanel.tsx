import { Shuffle } from 'lucide-react';
import { shuffleWords } from '#shared/items/word-bank/rules.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { BorderFields } from '../../fields/BorderFields.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ColorField } from '../../ui/fields/ColorField.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { TEXT_CASE_OPTIONS } from '../parts/options.ts';
import { BankWords } from './BankWords.tsx';

const SORT_OPTIONS = [
  { value: 'random', label: 'Random' },
  { value: 'a-z', label: 'A–Z' },
  { value: 'manual', label: 'As listed' },
] as const;

function WordBankPanel({ item, path }: PanelProps<'word_bank'>) {
  const { id, data } = item;
  const { bind, run } = usePanel(id, 'Edit word bank');
  const field = bind(path.at('data'), data);
  return (
    <>
      {data.words.length === 0 && (
        <p className="panel-hint">
          Type words here, or turn on Include in Word Bank at a fill in the blank or word scramble.
        </p>
      )}
      <BankWords item={item} path={path} />
      <Segments label="Order on paper" options={SORT_OPTIONS} {...field('sort_order')} />
      {data.sort_order === 'random' && data.words.length > 2 && (
        <Button
          variant="ghost"
          size="dense"
          icon={Shuffle}
          onPress={() => run(path.at('data'), shuffleWords, undefined)}
        >
          Shuffle again
        </Button>
      )}
      <Select isRow label="Text case" options={TEXT_CASE_OPTIONS} {...field('text_case')} />
    </>
  );
}

function WordBankAdvanced({ item: { id, data }, path }: PanelProps<'word_bank'>) {
  const { bind } = usePanel(id, 'Edit word bank');
  const field = bind(path.at('data'), data);
  return (
    <>
      <ColorField label="Text color" {...field('color')} />
      <BorderFields id={id} border={data} path={path.at('data')} />
    </>
  );
}

export const panel = {
  Panel: WordBankPanel,
  Advanced: WordBankAdvanced,
  sample: {
    words: ['rain', 'sun', 'fog'].map((word) => ({
      word,
    })),
    sort_order: 'manual',
    border_style: 'double',
    border_width: 4,
  },
  Words: BankWords,
} satisfies ItemPanel<'word_bank'>;
