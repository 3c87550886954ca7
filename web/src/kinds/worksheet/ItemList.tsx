import { Plus, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { clearAll, moveItem } from '#shared/items/list-rules.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { deleteWithUndo } from '../../document/delete-items.ts';
import { useEdit, useEditor } from '../../document/editor-context.ts';
import { focusNear, LIST, useItemActions } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { useItemIds, useViewFact } from '../../document/use-view.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import { ListFilter, useFilter } from './ListFilter.tsx';
import { ListHead } from './ListHead.tsx';
import '../parts/list.css';
import './ItemList.css';

/** The height of a closed frame in px: `.frame-row` of ItemList.css. */
const ROW_HEIGHT = 40;

/** The worksheet's items as frames: sorted by their handles, one open at a time. */
export const ItemList = memo(function ItemList() {
  const ids = useItemIds();
  const editor = useEditor();
  const path = editor.path as Path<Worksheet>;
  const { edit } = useEdit();
  const { moveAbove } = useItemActions();
  const filter = useFilter();
  const { shown } = filter;
  const root = useRef<HTMLElement>(null);
  const revealed = useViewFact(({ reveal }) => (reveal?.key === LIST ? reveal.time : 0));
  const openItem = useViewFact((view) => view.openItem);
  const revealedKey = useViewFact(({ reveal }) => reveal?.key ?? null);

  useEffect(() => {
    if (revealed > 0) root.current?.querySelector('button')?.focus();
  }, [revealed]);

  const drawFrame = useCallback(
    (place: number, handle: ReactNode) => {
      const id = shown[place];
      const index = id === undefined ? -1 : ids.indexOf(id);
      return id && <ItemFrame path={path.at('items').entry(id)} id={id} index={index} handle={handle} />;
    },
    [path, ids, shown],
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
    <section ref={root} className="item-list" aria-label="Items">
      <ListHead />
      <div className="list-body">
        {ids.length === 0 && <NoItems />}
        <ListFilter filter={filter} />
        <SortableList
          label="Items"
          pace="slow"
          ids={shown}
          isFixed={shown.length < ids.length}
          rowHeight={ROW_HEIGHT}
          rendered={[openItem, revealedKey]}
          onMove={move}
        >
          {drawFrame}
        </SortableList>
        {shown.length === 0 && ids.length > 0 && (
          <p className="panel-hint">No item has “{filter.search.trim()}”.</p>
        )}
        {ids.length > 0 && <ClearAll />}
      </div>
    </section>
  );
});

function NoItems() {
  const { askForItem } = useItemActions();
  return (
    <EmptyState
      example="1.  Which change of state turns water into vapor?"
      words="Questions, texts and lines stand here, in the order in which they print."
      action={
        <Button variant="action" icon={Plus} onPress={() => askForItem(0)}>
          Add your first item
        </Button>
      }
    />
  );
}

function ClearAll() {
  const editor = useEditor();
  const [isAsking, ask] = useState(false);
  const clear = () => {
    ask(false);
    const words = 'All questions deleted';
    deleteWithUndo(editor, editor.path as Path<Worksheet>, {
      rule: clearAll,
      argument: undefined,
      name: 'Clear All',
      words,
    });
    focusNear(editor, 0);
  };
  return (
    <div className="item-list-foot">
      <Button variant="ghost" icon={Trash2} onPress={() => ask(true)}>
        Clear All
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Are you sure you want to delete all questions?"
        body="This will revert your document to a blank template and cannot be undone."
        action="Clear All"
        onConfirm={clear}
        onCancel={() => ask(false)}
      />
    </div>
  );
}
