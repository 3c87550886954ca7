import { type CSSProperties, useEffect, useState } from 'react';
import type { DocumentWithItems } from '#shared/document/document.ts';
import { getItemExcerpt, getItemType } from '#shared/items/item.ts';
import { useEditor, usePart } from '../../document/editor-context.ts';
import type { DraggedItem as Dragged } from '../../document/editor-view.ts';
import type { Path } from '../../document/path.ts';
import { useViewFact } from '../../document/use-view.ts';
import { getIcon } from '../../items/get-icon.ts';
import './DraggedItem.css';

/** Renders, beside the pointer, the item that is dragged on the sheets and where it would land, whatever is in sight. */
export function DraggedItem({ item, ...from }: Dragged) {
  const [{ x, y }, moveTo] = useState<Pick<Dragged, 'x' | 'y'>>(from);
  useEffect(() => {
    const move = ({ clientX, clientY }: PointerEvent) => moveTo({ x: clientX, y: clientY });
    window.addEventListener('pointermove', move);
    return () => window.removeEventListener('pointermove', move);
  }, []);
  const [type, words] = useNames(item);
  const edge = useViewFact(({ dropMark }) => dropMark?.edge ?? null);
  const over = useNames(useViewFact(({ dropMark }) => dropMark?.key ?? ''));
  if (!type) return null;
  const Icon = getIcon(type);
  return (
    <div className="dragged-item" style={{ '--x': x, '--y': y } as CSSProperties}>
      <strong>
        <Icon aria-hidden size={18} />
        <bdi className="clipped">{words}</bdi>
      </strong>
      <span className="hint clipped">
        {edge === null ? 'Stays where it is' : `${edge === 'top' ? 'Above' : 'Below'} “${over[1]}”`}
      </span>
    </div>
  );
}

/** Returns the type of an item and what people know it by; nothing where there is no such item. */
function useNames(id: string) {
  const item = usePart((useEditor().path as Path<DocumentWithItems>).at('items').entry(id));
  return item ? ([item.type, getItemExcerpt(item) || getItemType(item.type).label] as const) : [];
}
