import { countBy } from 'es-toolkit';
import type { DocumentWithItems } from '#shared/document/document.ts';
import { hasItems } from '#shared/document/document.ts';
import { getItemType, isNumberedItem, type WorksheetItem } from '#shared/items/item.ts';
import { getItemView } from '#shared/items/item-views.ts';
import {
  countColumns,
  findCommon,
  getMeasure,
  setBorderLooks,
  setBorders,
  setColumns,
  setFontSizes,
  setMeasures,
  setNumberFormats,
  setNumbersSkipped,
} from '#shared/items/many-rules.ts';
import type { MeasureName } from '#shared/items/parts/definition.ts';
import { ITEM_FONT_SIZE } from '#shared/items/parts/envelope.ts';
import { MOST_COLUMNS } from '#shared/items/parts/limits.ts';
import { AUTOMATIC } from '#shared/items/parts/view.ts';
import { setItemColumns } from '#shared/kinds/worksheet/columns/rules.ts';
import { setPointsOf } from '#shared/kinds/worksheet/points/rules.ts';
import type { NumberRange } from '#shared/range.ts';
import { POINTS } from '#shared/vocabulary/points.ts';
import { BORDER_WIDTH } from '#shared/vocabulary/style-choices.ts';
import { useDocument, useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { FORMAT_OPTIONS } from '../../fields/NumberingFields.tsx';
import { BORDER_STYLE_OPTIONS } from '../../fields/options.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ColorField } from '../../ui/fields/ColorField.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { COLUMN_OPTIONS, SHEET } from './column-options.ts';
import './SelectedPanel.css';

interface SelectedProps {
  readonly items: readonly WorksheetItem[];
  readonly document: DocumentWithItems;
}

/** Renders what several items are given together, each setting for those that have it; values that differ say so. */
export function SelectedPanel({ ids }: { readonly ids: readonly string[] }) {
  const document = useDocument();
  if (!hasItems(document)) return null;
  const items = document.items.filter(({ id }) => ids.includes(id));
  const selected = { items, document };
  return (
    <div className="selected-panel">
      <PageColumns {...selected} />
      <OptionColumns {...selected} />
      <FontSize {...selected} />
      <Borders {...selected} />
      <Numbers {...selected} />
      <Points {...selected} />
      <Measures {...selected} />
    </div>
  );
}

/** Returns the document's path, the ids of the items and the door of one setting. */
function useSelected(items: readonly WorksheetItem[], key: string, name: string) {
  const path = useEditor().path as Path<DocumentWithItems>;
  return { path, ids: items.map(({ id }) => id), ...usePanel(`selected/${key}`, name) };
}

/** Says of choices, none of which shows as chosen, that the items differ. */
const describeMixed = (value: unknown): string | undefined => (value === null ? 'Various' : undefined);

function PageColumns({ items }: SelectedProps) {
  const { path, ids, run } = useSelected(items, 'columns', 'Set columns');
  const placed = items.filter(({ type }) => !getItemType(type).breaksPage);
  const value = findCommon(placed.map(({ columns }) => columns ?? SHEET));
  if (value === undefined) return null;
  return (
    <Segments
      label="Columns on the page"
      options={COLUMN_OPTIONS}
      value={value}
      hint={describeMixed(value)}
      onChange={(chosen) => run(path, setItemColumns, { ids, columns: chosen === SHEET ? null : chosen })}
    />
  );
}

function OptionColumns({ items }: SelectedProps) {
  const { path, ids, run } = useSelected(items, 'option columns', 'Set columns');
  const columned = items.filter((item) => countColumns(item) !== null);
  const value = findCommon(columned.map(countColumns));
  if (value === undefined) return null;
  const canBeAutomatic = columned.some(({ type }) => getItemView(type).columns?.canBeAutomatic);
  const counts = Array.from({ length: MOST_COLUMNS }, (_, at) => ({ value: at + 1, label: `${at + 1}` }));
  return (
    <Segments
      label="Columns of options and words"
      options={canBeAutomatic ? [{ value: AUTOMATIC, label: 'Automatic' }, ...counts] : counts}
      value={value}
      hint={describeMixed(value)}
      onChange={(columns) => run(path, setColumns, { ids, columns })}
    />
  );
}

function FontSize({ items, document }: SelectedProps) {
  const { path, ids, run, seal } = useSelected(items, 'font size', 'Set font size');
  const sized = items.filter(({ type }) => getItemType(type).ownStyle?.fontSize);
  const value = findCommon(sized.map(({ style }) => style.font_size ?? document.style.font_size));
  if (value === undefined) return null;
  return (
    <>
      <NumberField
        label="Font size (pt)"
        range={ITEM_FONT_SIZE}
        value={value}
        onChange={(size) => run(path, setFontSizes, { ids, size }, 'size')}
        onChangeEnd={seal}
      />
      {sized.some(({ style }) => style.font_size !== null) && (
        <Button variant="ghost" size="dense" onPress={() => run(path, setFontSizes, { ids, size: null })}>
          Use the worksheet’s size
        </Button>
      )}
    </>
  );
}

const BORDER_OPTIONS = [
  { value: 'off', label: 'None' },
  { value: 'on', label: 'Border' },
] as const;

function Borders({ items }: SelectedProps) {
  const { path, ids, run, seal } = useSelected(items, 'border', 'Edit border');
  const bordered = items.filter(({ type }) => getItemType(type).ownStyle?.border).map(({ style }) => style);
  const isOn = findCommon(bordered.map(({ has_border }) => has_border));
  if (isOn === undefined) return null;
  const set = (look: Parameters<typeof setBorderLooks>[1]['look'], mergeKey?: string) =>
    run(path, setBorderLooks, { ids, look }, mergeKey);
  const color = findCommon(bordered.map(({ border_color }) => border_color));
  return (
    <>
      <Segments
        label="Border"
        options={BORDER_OPTIONS}
        value={isOn === null ? null : isOn ? 'on' : 'off'}
        hint={describeMixed(isOn)}
        onChange={(chosen) => run(path, setBorders, { ids, on: chosen === 'on' })}
      />
      {isOn && (
        <>
          <Select
            isRow
            label="Style"
            placeholder="Various"
            options={BORDER_STYLE_OPTIONS}
            value={findCommon(bordered.map(({ border_style }) => border_style)) ?? null}
            onChange={(border_style) => set({ border_style })}
          />
          <NumberField
            label="Thickness"
            range={BORDER_WIDTH}
            value={findCommon(bordered.map(({ border_width }) => border_width)) ?? null}
            onChange={(border_width) => set({ border_width }, 'width')}
            onChangeEnd={seal}
          />
          <ColorField
            label={color === null ? 'Color (various)' : 'Color'}
            value={color ?? bordered[0]?.border_color ?? ''}
            onChange={(border_color) => set({ border_color }, 'color')}
          />
        </>
      )}
    </>
  );
}

const NUMBER_OPTIONS = [
  { value: 'shown', label: 'Numbered' },
  { value: 'skipped', label: 'Skip' },
] as const;

function Numbers({ items }: SelectedProps) {
  const { path, ids, run } = useSelected(items, 'numbering', 'Edit numbering');
  const numbered = items.filter(isNumberedItem).map(({ numbering }) => numbering);
  const isSkipped = findCommon(numbered.map(({ hidden }) => hidden));
  if (isSkipped === undefined) return null;
  return (
    <>
      <Select
        isRow
        label="Numbering"
        placeholder="Various"
        options={FORMAT_OPTIONS}
        value={findCommon(numbered.map(({ format }) => format)) ?? null}
        onChange={(format) => run(path, setNumberFormats, { ids, format })}
      />
      <Segments
        aria-label="Numbers"
        options={NUMBER_OPTIONS}
        value={isSkipped === null ? null : isSkipped ? 'skipped' : 'shown'}
        hint={describeMixed(isSkipped)}
        onChange={(chosen) => run(path, setNumbersSkipped, { ids, skipped: chosen === 'skipped' })}
      />
    </>
  );
}

function Points({ items, document }: SelectedProps) {
  const { path, ids, run, seal } = useSelected(items, 'points', 'Edit points');
  const scored = items.filter((item) => isNumberedItem(item) && !item.variant);
  const value = findCommon(scored.map(({ points }) => points?.value ?? 0));
  if (!document.scoring || value === undefined) return null;
  return (
    <NumberField
      label="Points"
      range={POINTS}
      value={value}
      onChange={(points) => run(path, setPointsOf, { ids, value: Math.round(points * 2) / 2 }, 'points')}
      onChangeEnd={seal}
    />
  );
}

const MEASURES = [
  ['lines', 'Lines'],
  ['line_height', 'Line height (in)'],
  ['space', 'Space (in)'],
] as const satisfies readonly (readonly [MeasureName, string])[];

function Measures({ items }: SelectedProps) {
  const { path, ids, run, seal } = useSelected(items, 'measures', 'Set lines and space');
  return MEASURES.map(([name, label]) => {
    const measured = items.filter((item) => getMeasure(item, name) !== null);
    const value = findCommon(measured.map((item) => getMeasure(item, name)));
    const range = findWidestRange(measured, name);
    if (!range || value === undefined) return null;
    return (
      <NumberField
        key={name}
        label={label}
        range={range}
        value={value}
        onChange={(chosen) => run(path, setMeasures, { ids, name, value: chosen }, name)}
        onChangeEnd={seal}
      />
    );
  });
}

/** Returns the range of the type that most of the items are of; the others keep within their own. */
function findWidestRange(items: readonly WorksheetItem[], name: MeasureName): NumberRange | undefined {
  const [most] = Object.entries(countBy(items, ({ type }) => type)).sort(([, a], [, b]) => b - a);
  const item = items.find(({ type }) => type === most?.[0]);
  return item && getItemType(item.type).measures?.[name]?.range;
}
