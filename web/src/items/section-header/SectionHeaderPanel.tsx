import { useState } from 'react';
import { setSectionTitle } from '#shared/items/section-header/rules.ts';
import { SECTION_HEADER_FONT_SIZE } from '#shared/items/section-header/schema.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { OwnFontField } from '../../fields/FontField.tsx';
import { ALIGN_OPTIONS } from '../../fields/options.tsx';
import { usePlainMaths } from '../../richtext/use-plain-maths.tsx';
import { ColorField } from '../../ui/fields/ColorField.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';

function SectionHeaderPanel({ item: { id, data }, path }: PanelProps<'section_header'>) {
  const { bind, run, seal } = usePanel(id, 'Edit section header');
  const field = bind(path.at('data'), data);
  // The document never holds an empty title; the field may, while a user is in it.
  const [blank, setBlank] = useState<string | null>(null);
  const typeTitle = (title: string) => {
    setBlank(title.trim() === '' ? title : null);
    run(path.at('data'), setSectionTitle, title, 'title');
  };
  const { shown, type, around, tools } = usePlainMaths({ value: blank ?? data.title, onChange: typeTitle });
  return (
    <>
      <div className="plain-maths" {...around}>
        <TextField
          aria-label="Title"
          data-field="data.title"
          value={shown}
          onChange={type}
          onBlur={() => setBlank(null)}
        />
        {tools}
      </div>
      <OwnFontField label="Font" {...field('font')} />
      <SliderField label="Size" range={SECTION_HEADER_FONT_SIZE} {...field('font_size')} onChangeEnd={seal} />
      <ColorField label="Color" {...field('color')} />
      <Segments label="Alignment" options={ALIGN_OPTIONS} {...field('align')} />
    </>
  );
}

export const panel = {
  Panel: SectionHeaderPanel,
  sample: { title: 'Warm-up', align: 'center', color: '#1D4ED8', font_size: 22 },
} satisfies ItemPanel<'section_header'>;
