import { BLANK_HEIGHT } from '#shared/items/blank-space/schema.ts';
import { BORDER_WIDTH } from '#shared/vocabulary/style-choices.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { LengthField } from '../../fields/LengthField.tsx';
import { BORDER_STYLE_OPTIONS } from '../../fields/options.tsx';
import { ColorField } from '../../ui/fields/ColorField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { PromptField } from '../parts/PromptField.tsx';

function BlankSpacePanel({ item, path }: PanelProps<'blank_space'>) {
  const { id, data } = item;
  const { bind, set, seal } = usePanel(id, 'Edit blank space');
  const field = bind(path.at('data'), data);
  return (
    <>
      <PromptField item={item} path={path} placeholder="Say what to draw or write" />
      <LengthField label="Height" range={BLANK_HEIGHT} {...field('height')} onChangeEnd={seal} />
      <Switch isSelected={data.fill_page} onChange={(fill_page) => set(path.at('data'), { fill_page })}>
        Fill the rest of the page
      </Switch>
      <Switch isSelected={data.box_outline} onChange={(box_outline) => set(path.at('data'), { box_outline })}>
        Box outline
      </Switch>
      {data.box_outline && (
        <>
          <Select isRow label="Style" options={BORDER_STYLE_OPTIONS} {...field('line_style')} />
          <SliderField label="Thickness" range={BORDER_WIDTH} {...field('border_width')} onChangeEnd={seal} />
          <ColorField label="Color" {...field('line_color')} />
        </>
      )}
    </>
  );
}

export const panel = {
  Panel: BlankSpacePanel,
  sample: { height: 0.9, box_outline: true, line_style: 'dashed', line_color: '#8FA3B8' },
} satisfies ItemPanel<'blank_space'>;
