import {
  type Announcements,
  type CollisionDetection,
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
import { sortBy } from 'es-toolkit';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { MemoCache } from '#shared/paper/measure/memo-cache.ts';
import type { Grips, Pace } from './sorting.ts';

interface SortingProps extends SorterParts {
  readonly ids: readonly string[];
  /** The rows that are there to be moved. */
  readonly drawn: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  /** The row that is moved from now on; null for none. */
  readonly onLift: (id: string | null) => void;
  /** Returns a place in words: "2 of 5". */
  readonly getPlace: (index: number) => string;
  readonly describe: (index: number) => string;
}

// Constants, and so is the order below: new objects would move every row again.
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/**
 * Finds the row at the height of the pointer, or the nearest one. By the middles of rows, an open row of half a screen would have to
 * be dragged as far before it takes the place of a row of one line. The keys have no pointer.
 */
const findRowAtPointer: CollisionDetection = (dragged) => {
  const { pointerCoordinates, droppableContainers, droppableRects } = dragged;
  if (!pointerCoordinates) return closestCenter(dragged);
  const { y } = pointerCoordinates;
  const collisions = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id);
    if (!rect) return [];
    const value = Math.max(0, rect.top - y, y - rect.bottom);
    return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
  });
  return sortBy(collisions, [({ data }) => data.value]);
};

/**
 * Moves the rows of the list beside it. It is apart from the rows, because it loads after them: a row that is
 * written in stays as it is when this arrives.
 */
export function Sorting({ ids, drawn, onMove, onLift, getPlace, describe, ...parts }: SortingProps) {
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const [reuse] = useState(() => new MemoCache());
  const order = reuse.of('order', ids, () => [...ids]);
  const place = (id: unknown) => ids.indexOf(String(id));
  const drop = ({ active, over }: DragEndEvent) => {
    onLift(null);
    if (over && over.id !== active.id) onMove(place(active.id), place(over.id));
  };
  // Read when the row is lifted: once it is dropped, another one is at its place.
  const described = useRef('');
  const say = (how: string, over: unknown) => `${described.current}, ${how} to ${getPlace(place(over))}.`;
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      hasMoved.current = false;
      described.current = describe(place(active.id));
      return `Lifted: ${described.current}, ${getPlace(place(active.id))}. Arrows move, Space drops, Escape cancels.`;
    },
    onDragOver({ active, over }) {
      // A row lies over its own place as soon as it is lifted.
      hasMoved.current ||= over !== null && over.id !== active.id;
      if (!over || !hasMoved.current) return undefined;
      return say('moved', over.id);
    },
    onDragEnd: ({ over }) => (over ? say('dropped', over.id) : 'Dropped.'),
    onDragCancel: () => 'Nothing was moved.',
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findRowAtPointer}
      onDragStart={({ active }) => onLift(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => onLift(null)}
      accessibility={{ announcements }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        {drawn.map((id) => (
          <Sorter key={id} id={id} {...parts} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

/** How long rows take to make room, in ms. */
const MOVE_MS = { quick: 250, slow: 500 } as const;

/** Returns how long rows take to make room, in ms; 0 for users who asked for less motion. */
const getMoveDuration = (pace: Pace): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS[pace];

interface SorterParts {
  readonly list: RefObject<HTMLElement | null>;
  readonly grips: RefObject<Grips>;
  readonly pace: Pace;
}

interface SorterProps extends SorterParts {
  readonly id: string;
}

/** Moves one row, and renders nothing. */
const Sorter = memo(function Sorter({ id, list, grips, pace }: SorterProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id,
      transition: { duration: getMoveDuration(pace), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    });
  const find = () => list.current?.querySelector<HTMLElement>(`[data-sortable="${CSS.escape(id)}"]`) ?? null;
  // Runs after each rendering: a row may be another element by now.
  useLayoutEffect(() => {
    const row = find();
    const handle = row?.querySelector<HTMLElement>('.drag-handle') ?? null;
    setNodeRef(row);
    setActivatorNodeRef(handle);
    for (const name of ['aria-roledescription', 'aria-describedby', 'aria-pressed'] as const)
      if (attributes[name] === undefined) handle?.removeAttribute(name);
      else handle?.setAttribute(name, String(attributes[name]));
    if (!row) return;
    row.style.transform = transform ? `translate(0, ${transform.y}px)` : '';
    row.style.transition = transition ?? '';
    row.classList.toggle('sortable-row-lifted', isDragging);
  });
  useLayoutEffect(() => {
    const { current } = grips;
    if (listeners) current.set(id, listeners);
    return () => {
      current.delete(id);
    };
  }, [grips, id, listeners]);
  return null;
});
