import { getKind } from '#shared/document/document.ts';
import { followCards, setBodyFontSize, setImageSize } from '#shared/document/document-rules.ts';
import { setPaper } from '#shared/document/sticker-rules.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import type { Sizes } from '#shared/kinds/parts/automatic-sizes.ts';
import { PAPER_NAMES } from '#shared/paper/sheet/page-sizes.ts';
import { PAPERS, type PaperSize } from '#shared/vocabulary/header.ts';
import { BODY_FONT_SIZE, ITEM_SPACING, LINE_HEIGHT } from '#shared/vocabulary/style.ts';
import { useUpdateUser } from '../api/account.ts';
import { session } from '../api/api.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { AutomaticSizeField } from '../fields/AutomaticSizeField.tsx';
import { FontField } from '../fields/FontField.tsx';
import { ImageSettingsFields } from '../fields/ImageSettingsFields.tsx';
import { SliderFields } from '../fields/SliderFields.tsx';
import { ColorField } from '../ui/fields/ColorField.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { AllItemsFields } from './AllItemsFields.tsx';
import { LanguageField } from './LanguageField.tsx';

const SLIDERS = [
  { label: 'Line height', field: 'font_space', range: LINE_HEIGHT },
  { label: 'Item spacing', field: 'item_spacing', range: ITEM_SPACING },
] as const;

const PAPER_OPTIONS = PAPERS.map((value) => ({ value, label: PAPER_NAMES[value] }));

/** Renders Body Font Styling: the type of everything without its own, and the paper. */
export function BodyPanel() {
  const document = useDocument();
  const { path } = useEditor();
  const { run, set } = usePanel('body', 'Edit body style');
  const { style } = document;
  const updateUser = useUpdateUser();
  // New documents begin on the paper that was chosen last.
  const choosePaper = (paper: PaperSize) => {
    run(path, setPaper, paper, 'paper');
    if (session.isSignedIn()) updateUser.mutate({ paper });
  };
  return (
    <>
      <FontField label="Font" value={style.font} onChange={(font) => set(path.at('style'), { font })} />
      <BodyMeasures />
      <AllItemsFields />
      <ColorField label="Color" value={style.color} onChange={(color) => set(path.at('style'), { color })} />
      <BodyImages />
      <Segments label="Paper" options={PAPER_OPTIONS} value={document.paper} onChange={choosePaper} />
      <LanguageField />
      <LargePrintFields />
    </>
  );
}

/** Renders the measures that the kind of document prints; the size of type may follow its cards. */
function BodyMeasures() {
  const document = useDocument();
  const { path } = useEditor();
  const { run, seal } = usePanel('body', 'Edit body style');
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
        name="Edit body style"
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

/** Renders the switch of the large-print copy; switching it on shows the copy at once. */
function LargePrintFields() {
  const { large_print, entity_type } = useDocument();
  const { path, view } = useEditor();
  const { set } = usePanel('large print', 'Large print copy');
  const setLargePrint = (on: boolean) => {
    set(path, { large_print: on });
    view.large = on;
  };
  return (
    <>
      <Switch isSelected={large_print} onChange={setLargePrint}>
        Large print copy
      </Switch>
      <p className="panel-hint">{getKindFacts(entity_type).largePrintHint}</p>
    </>
  );
}
