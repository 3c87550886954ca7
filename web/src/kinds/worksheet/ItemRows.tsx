import { type ReactNode, useCallback } from 'react';
import { getItemExcerpt, getItemType } from '#shared/items/item.ts';
import { moveItem } from '#shared/items/list-rules.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { useEdit, useEditor } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { useViewFact } from '../../document/use-view.ts';
import { describeRow } from '../../fields/describe-row.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { ItemFrame } from './ItemFrame.tsx';

/** The height of a closed frame in px: `.frame-row` of ItemList.css. */
const ROW_HEIGHT = '40px';

interface ItemRowsProps {
  readonly ids: readonly string[];
  /** The items that the filter lets through. */
  readonly shown: readonly string[];
}

/** Renders the items as frames, which are sorted by their handles; one is open at a time. */
export function ItemRows({ ids, shown }: ItemRowsProps) {
  const editor = useEditor();
  const path = editor.path as Path<Worksheet>;
  const { edit } = useEdit();
  const { moveAbove } = useItemActions();
  const openItem = useViewFact((view) => view.openItem);
  const revealedKey = useViewFact(({ reveal }) => reveal?.key ?? null);

  const drawFrame = useCallback(
    (place: number, handle: ReactNode) => {
      const id = shown[place];
      const index = id === undefined ? -1 : ids.indexOf(id);
      return id && <ItemFrame path={path.at('items').entry(id)} id={id} index={index} handle={handle} />;
    },
    [path, ids, shown],
  );
  const describe = useCallback(
    (place: number) => {
      const item = (editor.document as Worksheet).items.find(({ id }) => id === shown[place]);
      const words = item && (getItemExcerpt(item) || getItemType(item.type).label);
      return describeRow(`Item ${place + 1}`, words ?? '');
    },
    [editor, shown],
  );
  const move = (from: number, to: number) => {
    const { selected } = editor.view;
    if (selected.length < 2 || !selected.includes(ids[from] ?? '')) {
      edit(path, moveItem, { from, to }, { name: 'Move item' });
      return;
    }
    // Selected items go together: below the one that was passed last, or above it.
    const rest = ids.slice(from < to ? to + 1 : to).filter((id) => !selected.includes(id));
    moveAbove(selected, rest[0] ?? null);
  };

  return (
    <SortableList
      pace="slow"
      ids={shown}
      isFixed={shown.length < ids.length}
      rowHeight={ROW_HEIGHT}
      rendered={[openItem, revealedKey]}
      describe={describe}
      onMove={move}
    >
      {drawFrame}
    </SortableList>
  );
}
