import {
  DndContext,
  type DragMoveEvent,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { moveItem } from '#shared/items/list-rules.ts';
import type { Editor } from '../../document/editor.ts';
import { useEdit, useEditor } from '../../document/editor-context.ts';
import type { DropMark } from '../../document/editor-view.ts';
import type { Path } from '../../document/path.ts';

/** Returns where a dragged item would land: before or after the item under the pointer. */
function toDropMark({ activatorEvent, delta, over, active }: DragMoveEvent): DropMark | null {
  if (!over || over.id === active.id || !(activatorEvent instanceof PointerEvent)) return null;
  const pointer = activatorEvent.clientY + delta.y;
  return { key: String(over.id), edge: pointer < over.rect.top + over.rect.height / 2 ? 'top' : 'bottom' };
}

/** Returns the index in the list without the dragged item. */
function getDropPlace({ document }: Editor, from: number, mark: DropMark): number {
  const over = document.items.findIndex((item) => item.id === mark.key);
  const place = mark.edge === 'top' ? over : over + 1;
  return from < place ? place - 1 : place;
}

/**
 * Renders the context in which items on the sheets are dragged by the handle of the chosen one; the side
 * bar's handles serve the keyboard.
 */
export function SheetDrag({ children }: { children: ReactNode }) {
  const editor = useEditor();
  const { edit } = useEdit();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const follow = (event: DragMoveEvent) => {
    editor.view.dropMark = toDropMark(event);
  };
  const stop = () => {
    editor.view.dropMark = null;
  };
  const drop = (event: DragMoveEvent) => {
    const mark = toDropMark(event);
    const path = editor.path as Path<DocumentWithItems>;
    stop();
    if (!mark || !hasItems(editor.document)) return;
    const from = editor.document.items.findIndex((item) => item.id === event.active.id);
    edit(path, moveItem, { from, to: getDropPlace(editor, from, mark) }, { name: 'Move item' });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={stop}
    >
      {children}
    </DndContext>
  );
}

/** Renders the area of an item on its sheet, as a drop target for another one. */
export function DropPlace({ id }: { id: string }) {
  const { setNodeRef } = useDroppable({ id });
  return <span ref={setNodeRef} className="drop-place" />;
}

/** Renders the handle at the left of the chosen item. */
export function SheetHandle({ id }: { id: string }) {
  const { setNodeRef, listeners } = useDraggable({ id });
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      data-marks
      className="sheet-handle"
      title="Drag to move"
      aria-hidden="true"
    >
      <GripVertical size={14} />
    </span>
  );
}
