import { Copy, Rows3, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { duplicateRow, setRowText, trimRow } from '#shared/items/handwriting/rules.ts';
import {
  EMPTY_ROWS,
  getHandwritingFont,
  type HandwritingData,
  type HandwritingRow,
  REPEATS,
  ROW_LIMIT,
} from '#shared/items/handwriting/schema.ts';
import { findUndottedCharacters } from '#shared/items/letters/letter-runs.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { SliderFields } from '../../fields/SliderFields.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { PopoverButton } from '../../ui/overlays/PopoverButton.tsx';
import { createLinePasteHandler } from '../parts/paste-rows.ts';
import { StylePicker } from './StylePicker.tsx';

interface RowEditorProps {
  readonly id: string;
  readonly index: number;
  readonly handle: ReactNode;
  readonly row: HandwritingRow;
  readonly rowPath: Path<HandwritingRow>;
  readonly data: HandwritingData;
  readonly path: Path<HandwritingData>;
  readonly onRemove: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPasteLines: (lines: readonly string[], replaces: boolean) => void;
}

const COUNTS = [
  { label: 'Repeat', field: 'repeat', range: REPEATS },
  { label: 'Empty rows', field: 'empty_rows', range: EMPTY_ROWS },
] as const;

const NOTHING = { start: 0, end: 0 } as const;

/** Renders one text with its style, its number of repetitions, and the buttons that copy or delete it. */
export function RowEditor({ id, index, handle, row, rowPath, data, path, ...on }: RowEditorProps) {
  const { run } = usePanel(`${id}/${row.id}`, 'Edit handwriting');
  const [selection, setSelection] = useState<{ start: number; end: number }>(NOTHING);
  const styles = useRef<HTMLDivElement>(null);
  const name = `row ${index + 1}`;

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown') return on.onKeyDown(event);
    event.preventDefault();
    const first = (selector: string) => styles.current?.querySelector<HTMLElement>(selector);
    (first('[aria-pressed=true]') ?? first('button'))?.focus();
  };
  // The selection stays while its style is chosen.
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setSelection(NOTHING);
    if (row.subtitle !== row.subtitle.trim()) run(rowPath, trimRow, undefined, 'text');
  };

  return (
    <fieldset aria-label={`Row ${index + 1}`} className="row-edit" onBlur={leave}>
      <div className="row-edit-line">
        {handle}
        <input
          data-row-text
          data-field={`data.items.${index}.subtitle`}
          className="row-text"
          dir="auto"
          aria-label={`Words of ${name}`}
          placeholder="Type a word or a sentence"
          maxLength={ROW_LIMIT}
          value={row.subtitle}
          onChange={(event) => run(rowPath, setRowText, event.target.value, 'text')}
          onSelect={({ currentTarget }) =>
            setSelection({ start: currentTarget.selectionStart ?? 0, end: currentTarget.selectionEnd ?? 0 })
          }
          onKeyDown={press}
          onPaste={createLinePasteHandler(on.onPasteLines)}
        />
        <RowButtons {...{ id, index, row, rowPath, path }} onRemove={on.onRemove} />
      </div>
      <div ref={styles}>
        <StylePicker name={name} data={data} row={row} rowPath={rowPath} selection={selection} />
      </div>
      <Undotted row={row} data={data} />
    </fieldset>
  );
}

type RowButtonsProps = Pick<RowEditorProps, 'id' | 'index' | 'row' | 'rowPath' | 'path' | 'onRemove'>;

/** Renders the buttons that repeat, copy or delete a row. */
function RowButtons({ id, index, row, rowPath, path, onRemove }: RowButtonsProps) {
  const key = `${id}/${row.id}`;
  const { run } = usePanel(key, 'Edit handwriting');
  const name = `row ${index + 1}`;
  return (
    <>
      <PopoverButton
        label={`Repeats and empty rows of ${name}`}
        trigger={<IconButton label={`Repeats and empty rows of ${name}`} icon={Rows3} />}
      >
        <div className="row-counts">
          <SliderFields id={key} name="Edit handwriting" sliders={COUNTS} values={row} path={rowPath} />
        </div>
      </PopoverButton>
      <IconButton
        label={`Duplicate ${name}`}
        icon={Copy}
        onPress={() => run(path, duplicateRow, { index, id: crypto.randomUUID() })}
      />
      <IconButton label={`Delete ${name}`} icon={X} onPress={onRemove} />
    </>
  );
}

/** More are not named one by one. */
const NAMED = 3;

/** Renders a hint that names the letters which the dotted font lacks. */
function Undotted({ row, data }: Pick<RowEditorProps, 'row' | 'data'>) {
  const { subtitle, line_style: style, partials } = row;
  const undotted = findUndottedCharacters(subtitle, {
    font: getHandwritingFont(data),
    style,
    partials,
  }).slice(0, NAMED);
  if (undotted.length === 0) return null;
  return (
    <p className="panel-hint row-undotted">
      There are no dots for {undotted.map((one) => `“${one}”`).join(' ')}: this row is traced along dashes.
    </p>
  );
}
