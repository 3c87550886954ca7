import { getKind } from '#shared/document/document.ts';
import { followCards, setBodyFontSize, setImageSize } from '#shared/document/document-rules.ts';
import type { Sizes } from '#shared/kinds/parts/automatic-sizes.ts';
import { BODY_FONT_SIZE, ITEM_SPACING, LINE_HEIGHT } from '#shared/vocabulary/style-choices.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { AutomaticSizeField } from '../fields/AutomaticSizeField.tsx';
import { FontField } from '../fields/FontField.tsx';
import { ImageSettingsFields } from '../fields/ImageSettingsFields.tsx';
import { SliderFields } from '../fields/SliderFields.tsx';
import { ColorField } from '../ui/fields/ColorField.tsx';
import { AllItemsFields } from './AllItemsFields.tsx';
import { ThemesField } from './ThemesField.tsx';

const SLIDERS = [
  { label: 'Line height', field: 'font_space', range: LINE_HEIGHT },
  { label: 'Item spacing', field: 'item_spacing', range: ITEM_SPACING },
] as const;

/** Renders Body Font Styling: the type of everything without its own. */
export function BodyPanel() {
  const { style } = useDocument();
  const { path } = useEditor();
  const { bind } = usePanel('body', 'Edit body font styling');
  const field = bind(path.at('style'), style);
  return (
    <>
      <ThemesField />
      <FontField label="Font" {...field('font')} />
      <BodyMeasures />
      <AllItemsFields />
      <ColorField label="Color" {...field('color')} />
      <BodyImages />
    </>
  );
}

/** Renders the measures that the kind of document prints; the size of type may follow its cards. */
function BodyMeasures() {
  const document = useDocument();
  const { path } = useEditor();
  const { run, seal } = usePanel('body', 'Edit body font styling');
  const automatic = useAutomaticSizes();
  const { bodyMeasures } = getKind(document);
  const sliders = SLIDERS.filter(({ field }) => bodyMeasures.includes(field));
  return (
    <>
      {bodyMeasures.includes('font_size') && (
        <AutomaticSizeField
          label="Font size"
          range={BODY_FONT_SIZE}
          value={document.style.font_size}
          automatic={automatic?.font}
          onAutomatic={() => run(path, followCards, 'font')}
          onChange={(size) => run(path, setBodyFontSize, size, 'font_size')}
          onChangeEnd={seal}
        />
      )}
      <SliderFields
        id="body"
        name="Edit body font styling"
        sliders={sliders}
        values={document.style}
        path={path.at('style')}
      />
    </>
  );
}

function BodyImages() {
  const { style } = useDocument();
  const { path } = useEditor();
  const { run } = usePanel('body/images', 'Edit image settings');
  const automatic = useAutomaticSizes();
  return (
    <ImageSettingsFields
      id="body"
      settings={style.images}
      path={path.at('style').at('images')}
      automatic={automatic?.images}
      onAutomatic={() => run(path, followCards, 'images')}
      onSize={(size) => run(path, setImageSize, size, 'size')}
    />
  );
}

/** Returns the sizes that may follow the cards, and whether they do; undefined where none may. */
function useAutomaticSizes() {
  const document = useDocument();
  const { automaticSizes } = getKind(document);
  if (!automaticSizes) return undefined;
  const { font, images } = automaticSizes.compute(document);
  const describe = (name: keyof Sizes, size: number) => ({ size, isOn: automaticSizes.isOn(document, name) });
  return { font: describe('font', font), images: describe('images', images) };
}
