import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { clearAll, moveItem } from '#shared/kinds/worksheet/rules.ts';
import { useEdit, useEditor, useLive, useWorksheet } from '../editor/context.ts';
import { deleteWithUndo } from '../editor/delete-items.ts';
import { focusNear, LIST, useItemActions } from '../editor/item-actions.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import { SortableList } from './SortableList.tsx';
import './ItemList.css';

/** The worksheet's items as frames: sorted by their handles, one open at a time. */
export function ItemList() {
  const { worksheet, live } = useWorksheet();
  const { edit } = useEdit();
  const { openItem, reveal } = useLive(useEditor().view);
  const { askForItem } = useItemActions();
  const root = useRef<HTMLElement>(null);
  const { items } = worksheet;

  useEffect(() => {
    if (reveal?.key === LIST) root.current?.querySelector('button')?.focus();
  }, [reveal]);

  return (
    <section ref={root} className="item-list" aria-label="Items">
      <header className="item-list-head">
        <h2>
          Items <span className="item-count">{items.length}</span>
        </h2>
        <Button kind="action" icon={Plus} onPress={() => askForItem(items.length)}>
          Add Item
        </Button>
      </header>
      {items.length === 0 && (
        <EmptyState
          example="1.  Which change of state turns water into vapour?"
          words="Questions, texts and lines stand here, in the order in which they print."
          action={
            <Button kind="action" icon={Plus} onPress={() => askForItem(0)}>
              Add your first item
            </Button>
          }
        />
      )}
      <SortableList
        label="Items"
        ids={items.map((item) => item.id)}
        onMove={(from, to) => edit(live, moveItem, { from, to }, { name: 'Move item' })}
      >
        {(index, handle) => {
          const item = items[index];
          const proxied = live.items[index];
          if (!item || !proxied) return null;
          return (
            <ItemFrame
              item={item}
              live={proxied}
              index={index}
              handle={handle}
              isOpen={openItem === item.id}
            />
          );
        }}
      </SortableList>
      {items.length > 0 && <ClearAll />}
    </section>
  );
}

function ClearAll() {
  const editor = useEditor();
  const { live } = useWorksheet();
  const [isAsking, ask] = useState(false);
  const clear = () => {
    ask(false);
    const words = 'All questions deleted';
    deleteWithUndo(editor, live, { rule: clearAll, argument: undefined, name: 'Clear All', words });
    focusNear(editor, 0);
  };
  return (
    <div className="item-list-foot">
      <Button kind="ghost" icon={Trash2} onPress={() => ask(true)}>
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
