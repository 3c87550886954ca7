import type { CardLook } from '#shared/kinds/parts/card-look-field.ts';
import { setCardBackground, setCardBorder, styleCardBorder } from '#shared/kinds/parts/card-look-rules.ts';
import { BORDER_WIDTH } from '#shared/vocabulary/style-choices.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { ColorField } from '../ui/fields/ColorField.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { BackgroundField } from './BackgroundField.tsx';
import { BORDER_STYLE_OPTIONS } from './options.tsx';

interface CardLookFieldsProps {
  readonly look: CardLook | undefined;
  readonly path: Path<{ card_look?: CardLook | undefined }>;
}

/** Lines between squares, and those that a pair of scissors follows, are single. */
const LINE_OPTIONS = BORDER_STYLE_OPTIONS.filter(({ value }) =>
  ['solid', 'dashed', 'dotted'].includes(value),
);

/** Renders the background and the border of all cards, or of all squares. */
export function CardLookFields({ look, path }: CardLookFieldsProps) {
  const { run, seal } = usePanel('card look', 'Edit the look of cards');
  return (
    <>
      <BackgroundField
        value={look?.background}
        onChange={(color) => run(path, setCardBackground, color, 'background')}
      />
      <Switch isSelected={look?.has_border === true} onChange={(on) => run(path, setCardBorder, on)}>
        Border
      </Switch>
      {look?.has_border && (
        <>
          <Select
            isRow
            label="Style"
            options={LINE_OPTIONS}
            value={look.border_style}
            onChange={(border_style) => run(path, styleCardBorder, { border_style })}
          />
          <SliderField
            label="Thickness"
            range={BORDER_WIDTH}
            value={look.border_width}
            onChange={(border_width) => run(path, styleCardBorder, { border_width }, 'width')}
            onChangeEnd={seal}
          />
          <ColorField
            label="Color of the border"
            value={look.border_color}
            onChange={(border_color) => run(path, styleCardBorder, { border_color }, 'color')}
          />
        </>
      )}
    </>
  );
}
