import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  ChevronDown,
  PaintBucket,
  TableCellsMerge,
  TableCellsSplit,
} from 'lucide-react';
import { setFields } from '#shared/document/document-rules.ts';
import type { PlacedCell } from '#shared/items/table/bands.ts';
import {
  type Area,
  type CellSettings,
  listCellsIn,
  mergeCells,
  setCells,
  splitCells,
} from '#shared/items/table/rules.ts';
import type { TableCell, TableData } from '#shared/items/table/schema.ts';
import { useEdit } from '../../document/editor-context.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Pressable } from '../../ui/buttons/Pressable.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { PopoverButton } from '../../ui/overlays/PopoverButton.tsx';
import { type Lines, listColumnEntries, listRowEntries } from './line-entries.ts';
import { ShadePalette } from './ShadePalette.tsx';
import type { ChosenCells } from './selected-area.ts';

interface CellToolsProps extends PartProps<TableData> {
  readonly area: Area;
  readonly onChoose: (chosen: ChosenCells) => void;
}

const KIND_OPTIONS = [
  { value: 'text', label: 'Text' },
  { value: 'blank', label: 'Blank' },
  { value: 'checkbox', label: 'Checkbox' },
] as const;

const ALIGNMENTS = [
  { value: 'start', label: 'Align at the start', icon: AlignLeft },
  { value: 'center', label: 'Center', icon: AlignCenter },
  { value: 'end', label: 'Align at the end', icon: AlignRight },
] as const;
const PLACES = [
  { value: 'top', label: 'At the top', icon: AlignVerticalJustifyStart },
  { value: 'middle', label: 'In the middle', icon: AlignVerticalJustifyCenter },
  { value: 'bottom', label: 'At the bottom', icon: AlignVerticalJustifyEnd },
] as const;

/** Returns what all values are; null where they differ. */
const findCommon = <T,>(values: readonly T[]): T | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;

/** Names the chosen cells: "Row 2, column 1", "Rows 1 to 3, columns 1 to 2". */
function describeArea({ top, left, bottom, right }: Area): string {
  const name = (noun: string, from: number, to: number) =>
    from === to ? `${noun} ${from + 1}` : `${noun}s ${from + 1} to ${to + 1}`;
  return `${name('Row', top, bottom)}, ${name('column', left, right)}`;
}

/** Renders what can be done with the chosen cells, their rows and their columns. */
export function CellTools({ onChoose, ...props }: CellToolsProps) {
  const { run } = usePanel(props.id, 'Edit table');
  const { data, path, area } = props;
  const placed = listCellsIn(data, area);
  const cells = placed.map(({ cell }) => cell);
  const change = (settings: CellSettings) => run(path, setCells, { area, settings });
  const asks = findCommon(cells.map((cell) => cell.asks ?? 'text'));
  return (
    <fieldset className="table-tools" aria-label={`Chosen cells: ${describeArea(area)}`}>
      <div className="table-tools-line">
        <LineMenus {...props} onChoose={onChoose} />
        <Joining {...props} cells={placed} />
        <Shade
          shade={findCommon(cells.map(({ shade }) => shade ?? null))}
          onChange={(shade) => change({ shade })}
        />
        <CellPicture {...props} />
      </div>
      <Alignment data={data} cells={cells} onChange={change} />
      <Segments
        aria-label="What the cell is"
        options={KIND_OPTIONS}
        value={asks}
        onChange={(value) => change({ asks: value === 'text' ? undefined : value })}
      />
      {asks === 'checkbox' && (
        <Switch
          isSelected={cells.every(({ checked }) => checked)}
          onChange={(checked) => change({ checked: checked || undefined })}
        >
          Ticked on the answer key
        </Switch>
      )}
      {asks === 'blank' && (
        <p className="panel-hint">What is written in a blank is printed on the answer key alone.</p>
      )}
    </fieldset>
  );
}

/** Renders the menus of the chosen rows and columns. */
function LineMenus({ id, data, path, area, onChoose }: CellToolsProps) {
  const { run } = usePanel(id, 'Edit table');
  const lines: Lines = { data, area, run: (rule, argument) => run(path, rule, argument), onChoose };
  const menu = (label: string, entries: MenuEntry[]) => (
    <Menu
      label={label}
      entries={entries}
      trigger={
        <Pressable className="table-menu" aria-label={label}>
          {label}
          <ChevronDown aria-hidden />
        </Pressable>
      }
    />
  );
  return (
    <>
      {menu('Row', listRowEntries(lines))}
      {menu('Column', listColumnEntries(lines))}
    </>
  );
}

type AreaProps = Omit<CellToolsProps, 'onChoose'>;

/** Renders the buttons that make one cell of several, and several of one. */
function Joining({ id, path, area, cells }: AreaProps & { readonly cells: readonly PlacedCell[] }) {
  const { run } = usePanel(id, 'Edit table');
  return (
    <>
      <IconButton
        label="Merge cells"
        icon={TableCellsMerge}
        isDisabled={cells.length < 2}
        onPress={() => run(path, mergeCells, area)}
      />
      <IconButton
        label="Split cells"
        icon={TableCellsSplit}
        isDisabled={!cells.some(({ height, width }) => height * width > 1)}
        onPress={() => run(path, splitCells, area)}
      />
    </>
  );
}

interface AlignmentProps {
  readonly data: TableData;
  readonly cells: readonly TableCell[];
  readonly onChange: (settings: CellSettings) => void;
}

/** Renders where the words of the chosen cells stand. */
function Alignment({ data, cells, onChange }: AlignmentProps) {
  const chosenAlign = findCommon(cells.map((cell) => cell.align ?? data.align));
  const chosenPlace = findCommon(cells.map((cell) => cell.valign ?? data.valign));
  return (
    <div className="table-tools-line">
      {ALIGNMENTS.map(({ value: align, ...button }) => (
        <IconButton
          key={align}
          {...button}
          aria-pressed={chosenAlign === align}
          onPress={() => onChange({ align })}
        />
      ))}
      {PLACES.map(({ value: valign, ...button }) => (
        <IconButton
          key={valign}
          {...button}
          aria-pressed={chosenPlace === valign}
          onPress={() => onChange({ valign })}
        />
      ))}
    </div>
  );
}

/** Renders the button for the colour behind the words of the chosen cells. */
function Shade({ shade, onChange }: { shade: string | null; onChange: (shade: string | undefined) => void }) {
  return (
    <PopoverButton label="Shading" trigger={<IconButton label="Shading" icon={PaintBucket} />}>
      <ShadePalette value={shade} onChange={onChange} />
    </PopoverButton>
  );
}

/** Renders the button for the picture of the first chosen cell. */
function CellPicture({ data, path, area }: AreaProps) {
  const { edit } = useEdit();
  const cell = data.rows[area.top]?.[area.left];
  const place = path.at('rows').at(area.top).at(area.left);
  return (
    <InlineImageButton
      key={`${area.top}.${area.left}`}
      label={`Row ${area.top + 1}, column ${area.left + 1}`}
      image={cell?.image ?? null}
      words={cell?.text}
      onCommit={(image, step) => edit(place, setFields<TableCell>, { image }, step)}
    />
  );
}
