import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { MemoCache } from '#shared/paper/measure/memo-cache.ts';
import { groupRuns, useVisibleListRows } from './use-visible-list-rows.ts';
import './SortableList.css';

interface SortableListProps {
  /** The name of the list for announcements: "Options". */
  readonly label: string;
  readonly ids: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  /** How many rows there are to move; fewer than ids where the last is for a new one. */
  readonly count?: number;
  /** Says which row is moved, in words that begin a sentence: "Card 1, el perro"; read when it is lifted. */
  readonly describe?: (index: number) => string;
  /** The height in px of rows off screen, which are left empty in a long list. */
  readonly rowHeight?: number;
  /** True where the rows cannot be moved: they have no handles. */
  readonly isFixed?: boolean;
  /** Rows that are drawn wherever they are. */
  readonly rendered?: readonly (string | null)[];
  /** How quickly rows make room for a dragged one. */
  readonly pace?: Pace;
  readonly children: DrawRow;
}

/** Draws the row at the index around its drag handle; as long as it is the same function, no row is drawn again. */
type DrawRow = (index: number, handle: ReactNode) => ReactNode;

/** Fewer rows than this are all drawn. */
const LONG = 40;

// Constants, and so is the order below: new objects would render every row again.
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Renders rows that are reordered by their handles: dragged, or with Space and the arrow keys. */
export function SortableList({
  label,
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
  const isDrawn = (id: string, index: number) =>
    (index >= visible.first && index <= visible.last) ||
    index === visible.focused ||
    id === lifted ||
    rendered.includes(id);
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const [reuse] = useState(() => new MemoCache());
  const order = reuse.of('order', ids, () => [...ids]);
  const place = (id: unknown) => ids.indexOf(String(id));
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    if (over && over.id !== active.id) onMove(place(active.id), place(over.id));
  };
  const total = count ?? ids.length;
  const getPlace = (index: number) => `${Math.min(index + 1, total)} of ${total}`;
  const getRowName = (index: number) => `${label}, place ${getPlace(index)}`;
  const spot = (id: unknown) => getRowName(place(id));
  // Read when the row is lifted: once it is dropped, another one is at its place.
  const described = useRef<string | null>(null);
  const sayMoved = (how: string, over: unknown) =>
    described.current === null ? null : `${described.current}, ${how} to ${getPlace(place(over))}.`;
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      hasMoved.current = false;
      described.current = describe?.(place(active.id)) ?? null;
      const name =
        described.current === null ? spot(active.id) : `${described.current}, ${getPlace(place(active.id))}`;
      return `Lifted: ${name}. Arrows move, Space drops, Escape cancels.`;
    },
    onDragOver({ active, over }) {
      // A row lies over its own place as soon as it is lifted.
      hasMoved.current ||= over !== null && over.id !== active.id;
      if (!over || !hasMoved.current) return undefined;
      return sayMoved('moved', over.id) ?? `Moved to ${spot(over.id)}.`;
    },
    onDragEnd: ({ over }) =>
      over ? (sayMoved('dropped', over.id) ?? `Dropped: ${spot(over.id)}.`) : 'Dropped.',
    onDragCancel: () => 'Nothing was moved.',
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
      accessibility={{ announcements }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <div ref={list}>
          {groupRuns(ids, isDrawn).map((run) =>
            typeof run === 'string' ? (
              <SortableRow
                key={run}
                id={run}
                index={place(run)}
                name={`Move ${getRowName(place(run))}`}
                pace={pace}
                isFixed={isFixed}
                draw={children}
              />
            ) : (
              <div
                key={`before ${run.at(-1)}`}
                data-rows={run.length}
                style={{ height: run.length * (rowHeight ?? 0) }}
              />
            ),
          )}
        </div>
      </SortableContext>
    </DndContext>
  );
}

/** How long rows take to make room, in ms. The rows of `slow` lists are high, and are followed by eye. */
const MOVE_MS = { quick: 250, slow: 500 } as const;
type Pace = keyof typeof MOVE_MS;

/** Returns how long rows take to make room, in ms; 0 for users who asked for less motion. */
const getMoveDuration = (pace: Pace): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS[pace];

interface SortableRowProps {
  readonly id: string;
  readonly index: number;
  /** The label of its handle. */
  readonly name: string;
  readonly pace: Pace;
  readonly isFixed: boolean;
  readonly draw: DrawRow;
}

const SortableRow = memo(function SortableRow({ id, index, name, pace, isFixed, draw }: SortableRowProps) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    transition: { duration: getMoveDuration(pace), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  });
  const style: CSSProperties = {
    transform: transform ? `translate(0, ${transform.y}px)` : undefined,
    transition,
  };
  const row = useMemo(
    () =>
      draw(
        index,
        isFixed ? (
          <span className="drag-handle-place" />
        ) : (
          <button type="button" className="drag-handle" aria-label={name} {...attributes} {...listeners}>
            <GripVertical aria-hidden size={16} />
          </button>
        ),
      ),
    [draw, index, name, isFixed, attributes, listeners],
  );
  return (
    <div
      ref={setNodeRef}
      style={style}
      className={isDragging ? 'sortable-row sortable-row-lifted' : 'sortable-row'}
    >
      {row}
    </div>
  );
});
