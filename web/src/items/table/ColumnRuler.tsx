import { sum } from 'es-toolkit';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { listColumnWidths } from '#shared/items/table/layout.ts';
import { resetColumnWidths, setColumnWidth } from '#shared/items/table/rules.ts';
import { COLUMN_WIDTH, type TableData } from '#shared/items/table/schema.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { formatInches } from '../../fields/length-units.ts';
import { useLengthUnit } from '../../fields/use-length-unit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { getValueForKey } from '../../ui/fields/number-input.ts';

/** Renders the columns as wide as they are on the sheet, with edges to drag; the arrow keys move them too. */
export function ColumnRuler({ id, data, path }: PartProps<TableData>) {
  const { run, seal } = usePanel(id, 'Set column widths');
  const ruler = useRef<HTMLDivElement>(null);
  const unit = useLengthUnit();
  const widths = listColumnWidths(data);
  const set = (column: number, width: number) =>
    run(path, setColumnWidth, { column, width: Number(width.toFixed(2)) }, 'column widths');
  /** The inches of a px of the ruler, which is as wide as the sheet's content. */
  const getScale = () => COLUMN_WIDTH.max / (ruler.current?.getBoundingClientRect().width || 1);
  return (
    <div className="table-ruler">
      <div className="table-ruler-head">
        <span className="caption">Column widths</span>
        {data.column_widths.length > 0 && (
          <Button variant="ghost" size="dense" onPress={() => run(path, resetColumnWidths, undefined)}>
            Equal
          </Button>
        )}
      </div>
      <div ref={ruler} className="table-ruler-columns" dir="ltr">
        {widths.map((width, column) => (
          <ColumnEdge
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
            key={column}
            name={`Width of column ${column + 1}`}
            width={width}
            share={width / Math.max(COLUMN_WIDTH.max, sum(widths))}
            words={formatInches(width, unit)}
            getScale={getScale}
            onChange={(next) => set(column, next)}
            onChangeEnd={seal}
          />
        ))}
      </div>
    </div>
  );
}

interface ColumnEdgeProps {
  readonly name: string;
  /** The width of its column, in inches. */
  readonly width: number;
  /** The share of the ruler that the column takes. */
  readonly share: number;
  readonly words: string;
  readonly getScale: () => number;
  readonly onChange: (width: number) => void;
  readonly onChangeEnd: () => void;
}

/** Renders a column with its edge, which is dragged. */
function ColumnEdge({ name, width, share, words, getScale, onChange, onChangeEnd }: ColumnEdgeProps) {
  const drag = useRef<{ x: number; width: number } | null>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (drag.current) onChange(drag.current.width + (clientX - drag.current.x) * getScale());
  };
  const end = () => {
    if (drag.current) onChangeEnd();
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const next = getValueForKey(COLUMN_WIDTH, width, event.key);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className="table-ruler-column" style={{ width: `${share * 100}%` }}>
      <span aria-hidden="true">{words.replace(/ .*/, '')}</span>
      <div
        role="slider"
        tabIndex={0}
        className="table-ruler-edge"
        aria-label={name}
        aria-valuemin={COLUMN_WIDTH.min}
        aria-valuemax={COLUMN_WIDTH.max}
        aria-valuenow={width}
        aria-valuetext={words}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
        onKeyUp={onChangeEnd}
      />
    </div>
  );
}
