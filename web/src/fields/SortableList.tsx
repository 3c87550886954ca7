import { lowerFirst } from 'es-toolkit';
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFact } from '../document/editor-context.ts';
import { useTouched } from '../ui/behaviour/use-touched.ts';
import { GripDots } from '../ui/buttons/Dots.tsx';
import { Sorting } from './lazy-sorting.ts';
import type { Grips, Pace } from './sorting.ts';
import { useGradualRows } from './use-gradual-rows.ts';
import { groupRuns, useVisibleListRows } from './use-visible-list-rows.ts';
import './SortableList.css';

interface SortableListProps {
  readonly ids: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  /** How many rows there are to move; fewer than ids where the last is for a new one. */
  readonly count?: number;
  /**
   * Says which row it is, in words that begin a sentence: "Card 1, el perro". Read at each change of the document; as long
   * as it is the same function, no row is drawn again.
   */
  readonly describe: (index: number) => string;
  /** The height of rows off screen, which are left empty in a long list; a length of CSS. */
  readonly rowHeight?: string;
  /** True where the rows cannot be moved: they have no handles. */
  readonly isFixed?: boolean;
  /** Rows that are drawn at once and wherever they are. */
  readonly rendered?: readonly (string | null | undefined)[];
  /** How quickly rows make room for a dragged one. */
  readonly pace?: Pace;
  readonly children: DrawRow;
}

/** Draws the row at the index around its drag handle; as long as it is the same function, no row is drawn again. */
type DrawRow = (index: number, handle: ReactNode) => ReactNode;

/** Fewer rows than this are all drawn. */
const LONG = 40;

/** Renders rows that are reordered by their handles: dragged, or with Space and the arrow keys. */
export function SortableList({
  ids,
  onMove,
  count,
  describe,
  rowHeight,
  isFixed = false,
  rendered = [],
  pace = 'quick',
  children,
}: SortableListProps) {
  const list = useRef<HTMLDivElement>(null);
  const visible = useVisibleListRows(list, rowHeight !== undefined && ids.length > LONG);
  const [lifted, setLifted] = useState<string | null>(null);
  const [isTouched] = useTouched();
  const grips = useRef<Grips>(new Map());
  const isAsked = (id: string) => id === lifted || rendered.includes(id);
  const isDrawnSoFar = useGradualRows(ids, isAsked);
  const isDrawn = (id: string, index: number) =>
    (index >= visible.first && index <= visible.last && isDrawnSoFar(id)) ||
    // With those beside it: Tab and Enter lead there, wherever the list was scrolled to.
    Math.abs(index - visible.focused) < 2 ||
    isAsked(id);
  const runs = groupRuns(ids, isDrawn);
  const total = count ?? ids.length;
  const getPlace = (index: number) => `${Math.min(index + 1, total)} of ${total}`;
  return (
    <>
      <div ref={list}>
        {runs.map((run) =>
          typeof run === 'string' ? (
            <SortableRow
              key={run}
              id={run}
              index={ids.indexOf(run)}
              describe={describe}
              isFixed={isFixed}
              grips={grips}
              draw={children}
            />
          ) : (
            <div
              key={`before ${run.at(-1)}`}
              data-rows={run.length}
              style={{ height: `calc(${run.length} * ${rowHeight ?? '0px'})` }}
            />
          ),
        )}
      </div>
      {(isTouched || total > 1) && (
        <Sorting
          ids={ids}
          drawn={runs.filter((run) => typeof run === 'string')}
          {...{ list, grips, pace, onMove, getPlace, describe }}
          onLift={setLifted}
        />
      )}
    </>
  );
}

interface SortableRowProps {
  readonly id: string;
  readonly index: number;
  readonly describe: (index: number) => string;
  readonly isFixed: boolean;
  readonly grips: RefObject<Grips>;
  readonly draw: DrawRow;
}

const SortableRow = memo(function SortableRow({
  id,
  index,
  describe,
  isFixed,
  grips,
  draw,
}: SortableRowProps) {
  const row = useMemo(() => {
    const press = (event: PointerEvent) => grips.current.get(id)?.onPointerDown?.(event);
    const pressKey = (event: KeyboardEvent) => grips.current.get(id)?.onKeyDown?.(event);
    return draw(
      index,
      isFixed ? (
        <span className="drag-handle-place" />
      ) : (
        <Handle describe={() => describe(index)} onPointerDown={press} onKeyDown={pressKey} />
      ),
    );
  }, [draw, id, index, describe, isFixed, grips]);
  return (
    <div data-sortable={id} className="sortable-row">
      {row}
    </div>
  );
});

interface HandleProps {
  readonly describe: () => string;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Renders what a row is moved by. Its name follows what is written in the row, which is not drawn again for that. */
function Handle({ describe, ...on }: HandleProps) {
  const row = useFact(describe);
  return (
    <button type="button" className="drag-handle" aria-label={`Move ${lowerFirst(row)}`} {...on}>
      <GripDots />
    </button>
  );
}
