import { getFontFile } from '#shared/items/letters/font-files.ts';
import { getHandPart } from '#shared/items/letters/hand-part.ts';
import {
  CURSIVE_FONTS,
  getDrawing,
  type HandwritingFont,
  PRINT_FONTS,
} from '#shared/items/letters/handwriting-fonts.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { ChoiceTiles } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { DirectionsField } from '../parts/DirectionsField.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { FONT_LABELS } from './font-labels.ts';
import { HandwritingAdvanced } from './HandwritingAdvanced.tsx';
import { LetterSample } from './LetterSample.tsx';
import { RowList } from './RowList.tsx';

const STYLE_OPTIONS = [
  { value: 'print', label: 'Print', drawing: <LetterSample font="andika" style="solid" text="Aa" /> },
  { value: 'cursive', label: 'Cursive', drawing: <LetterSample font="playwrite" style="solid" text="Aa" /> },
] as const;

const getHandwritingFontFamily = (font: HandwritingFont): string => {
  const face = getFontFile(getDrawing(font, 'solid', 'a').fontFile);
  return `'${face.family.replace(/ Guides$/, '')}'`;
};

/** Creates the options of fonts, each in its own letters, without the guide lines of guided fonts. */
const createFontOptions = <Font extends HandwritingFont>(fonts: readonly Font[]) =>
  fonts.map((value) => ({
    value,
    label: FONT_LABELS[value],
    fontFamily: getHandwritingFontFamily(value),
  }));
/** What the menu of fonts is drawn by. */
const MENU_HANDS = getHandPart('de-grund');

function HandwritingPanel({ item: { id, data, prompt }, path }: PanelProps<'handwriting'>) {
  const { bind, set } = usePanel(id, 'Edit handwriting');
  const field = bind(path.at('data'), data);
  useLazy(MENU_HANDS);
  return (
    <>
      <DirectionsField field="prompt" value={prompt} onChange={(next) => set(path, { prompt: next })} />
      <ChoiceTiles isWide aria-label="Writing style" options={STYLE_OPTIONS} {...field('cursive_style')} />
      {data.cursive_style === 'print' ? (
        <Select isRow label="Font" options={createFontOptions(PRINT_FONTS)} {...field('hw_font_print')} />
      ) : (
        <Select isRow label="Font" options={createFontOptions(CURSIVE_FONTS)} {...field('hw_font_cursive')} />
      )}
      <RowList id={id} data={data} path={path.at('data')} />
    </>
  );
}

export const panel = {
  Panel: HandwritingPanel,
  Advanced: HandwritingAdvanced,
  sample: {
    hw_font_print: 'andika',
    line_height: 36,
    spacing: 0,
    items: [{ id: 'a', subtitle: 'Apple', partials: [{ start: 0, end: 1, style: 'solid' }], empty_rows: 1 }],
  },
} satisfies ItemPanel<'handwriting'>;
