import { setBorder } from '#shared/vocabulary/border-rules.ts';
import type { Border } from '#shared/vocabulary/style.ts';
import { BORDER_WIDTH } from '#shared/vocabulary/style-choices.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { ColorField } from '../ui/fields/ColorField.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { BORDER_STYLE_OPTIONS } from './options.tsx';

interface BorderFieldsProps {
  /** Tells this border's steps from others'. */
  id: string;
  border: Border;
  path: Path<Border>;
}

/** Renders a border's switch and, while it is on, its style, thickness and colour. */
export function BorderFields({ id, border, path }: BorderFieldsProps) {
  const { bind, run, seal } = usePanel(`${id}/border`, 'Edit border');
  const field = bind(path, border);
  return (
    <>
      <Switch isSelected={border.has_border} onChange={(on) => run(path, setBorder, on)}>
        Border
      </Switch>
      {border.has_border && (
        <>
          <Select isRow label="Style" options={BORDER_STYLE_OPTIONS} {...field('border_style')} />
          <SliderField label="Thickness" range={BORDER_WIDTH} {...field('border_width')} onChangeEnd={seal} />
          <ColorField label="Color" {...field('border_color')} />
        </>
      )}
    </>
  );
}
