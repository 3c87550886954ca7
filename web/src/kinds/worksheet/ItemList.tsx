import { Plus, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { clearAll } from '#shared/items/list-rules.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { deleteWithUndo } from '../../document/delete-items.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import { focusNear, LIST } from '../../document/open-items.ts';
import type { Path } from '../../document/path.ts';
import { useItemIds, useViewFact } from '../../document/use-view.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LazyConfirmDialog } from '../../ui/overlays/LazyConfirmDialog.tsx';
import { ListFilter, useFilter } from './ListFilter.tsx';
import { ListHead } from './ListHead.tsx';
import { ItemRows } from './lazy-item-rows.ts';
import '../parts/list.css';
import './ItemList.css';

/** The worksheet's items as frames: sorted by their handles, one open at a time. */
export const ItemList = memo(function ItemList() {
  const ids = useItemIds();
  const filter = useFilter();
  const { shown } = filter;
  const root = useRef<HTMLElement>(null);
  const revealed = useViewFact(({ reveal }) => (reveal?.key === LIST ? reveal.time : 0));

  useEffect(() => {
    if (revealed > 0) root.current?.querySelector('button')?.focus();
  }, [revealed]);

  return (
    <section ref={root} className="item-list" aria-label="Items">
      <ListHead />
      <div className="list-body">
        {ids.length === 0 && <NoItems />}
        <ListFilter filter={filter} />
        {ids.length > 0 && <ItemRows ids={ids} shown={shown} />}
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
      words="Your questions, texts and lines appear here, in the order in which they print."
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
      <LazyConfirmDialog
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
