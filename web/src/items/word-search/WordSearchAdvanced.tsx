import { GRID_SIZE } from '#shared/items/word-search/grid-size.ts';
import { wordSearchMaker } from '#shared/items/word-search/maker.ts';
import { FILLER_LIMIT } from '#shared/items/word-search/schema.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { useFact } from '../../document/editor-context.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { AutomaticSizeField } from '../../fields/AutomaticSizeField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { LETTER_CASE_OPTIONS } from '../parts/options.ts';

const SHAPE_OPTIONS = [
  { value: 'square', label: 'Square' },
  { value: 'heart', label: 'Heart' },
  { value: 'circle', label: 'Circle' },
  { value: 'tree', label: 'Tree' },
] as const;

/** Renders what the grid looks like. */
export function WordSearchAdvanced({ item: { id, data }, path }: PanelProps<'word_search'>) {
  const { bind, set, seal } = usePanel(id, 'Edit word search');
  const target = path.at('data');
  const field = bind(target, data);
  const locale = useFact((document) => document.locale);
  const size = useLazy(wordSearchMaker)?.(data, locale).size ?? GRID_SIZE.initial;
  return (
    <>
      <AutomaticSizeField
        label="Grid size"
        range={GRID_SIZE}
        value={data.grid_size ?? size}
        automatic={{ size, isOn: data.grid_size === null }}
        onAutomatic={() => set(target, { grid_size: null })}
        onChange={(grid_size) => set(target, { grid_size })}
        onChangeEnd={seal}
      />
      <Select isRow label="Shape" options={SHAPE_OPTIONS} {...field('shape')} />
      <Select isRow label="Letters" options={LETTER_CASE_OPTIONS} {...field('text_case')} />
      <TextField
        isDense
        label="Other letters"
        placeholder="From the alphabet of the words"
        maxLength={FILLER_LIMIT}
        {...field('filler_letters')}
      />
      <Switch isSelected={data.overlaps} onChange={field('overlaps').onChange}>
        Words may cross
      </Switch>
      <Switch isSelected={data.key_hides_fillers} onChange={field('key_hides_fillers').onChange}>
        The key has the words alone
      </Switch>
    </>
  );
}
