import { getItemType } from '#shared/items/item.ts';
import { setBackground } from '#shared/vocabulary/border-rules.ts';
import { useFact } from '../../document/editor-context.ts';
import { type ItemProps, usePanel } from '../../document/use-panel.ts';
import { BackgroundField } from '../../fields/BackgroundField.tsx';
import { BorderFields } from '../../fields/BorderFields.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';

/** Renders an item's own font size, or the document's until one is chosen, its border and its background. */
export function ItemStyleFields({ item: { id, type, style }, path }: ItemProps) {
  const { fontSize, border } = getItemType(type).ownStyle ?? {};
  const bodySize = useFact((document) => document.style.font_size);
  const { run, set, seal } = usePanel(`${id}/style`, 'Edit item style');
  return (
    <>
      {fontSize && (
        <SliderField
          label="Font size"
          range={fontSize}
          value={style.font_size ?? bodySize}
          onChange={(font_size) => set(path.at('style'), { font_size })}
          onChangeEnd={seal}
        />
      )}
      {fontSize && style.font_size !== null && (
        <Button variant="ghost" size="dense" onPress={() => set(path.at('style'), { font_size: null })}>
          Use the worksheet’s size
        </Button>
      )}
      {border && <BorderFields id={id} border={style} path={path.at('style')} />}
      {border && (
        <BackgroundField
          value={style.background}
          onChange={(color) => run(path.at('style'), setBackground, color, 'background')}
        />
      )}
    </>
  );
}
