import { CopyPlus, Eye, EyeOff, Plus, SlidersHorizontal, Trash2, X } from 'lucide-react';
import type { DocumentWithItems } from '#shared/document/document.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { useItemIds, useViewFact } from '../../document/use-view.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { PopoverButton } from '../../ui/overlays/PopoverButton.tsx';
import { MoreButton } from './MoreButton.tsx';

/** Renders the head above the items: their number and Add Item, or what can be done with the selected ones. */
export function ListHead() {
  const ids = useItemIds();
  const marked = useViewFact(({ selected }) => selected.join(' '));
  const selected = ids.filter((id) => marked.split(' ').includes(id));
  const { askForItem } = useItemActions();
  return (
    <header className={selected.length > 0 ? 'list-head list-head-selected' : 'list-head'}>
      <p className="visually-hidden" role="status">
        {selected.length > 0 && describe(selected.length)}
      </p>
      {selected.length > 0 ? (
        <SelectionTools ids={selected} />
      ) : (
        <>
          <h2>
            Items <span className="hint list-count">{ids.length}</span>
          </h2>
          <Button variant="action" icon={Plus} onPress={() => askForItem(ids.length)}>
            Add Item
          </Button>
        </>
      )}
    </header>
  );
}

const describe = (count: number): string => (count === 1 ? '1 item selected' : `${count} items selected`);

const SelectedPanel = createLazyPart(async () => (await import('./SelectedPanel.tsx')).SelectedPanel);

/** Renders the button of what selected items are given together. */
const FormatButton = ({ ids }: { ids: readonly string[] }) => (
  <PopoverButton
    trigger={<IconButton label="Format" icon={SlidersHorizontal} />}
    label={`Format of ${describe(ids.length).replace(' selected', '')}`}
    placement="bottom end"
  >
    <SelectedPanel ids={ids} />
  </PopoverButton>
);

function SelectionTools({ ids }: { ids: readonly string[] }) {
  const { view, path } = useEditor();
  const { duplicate, hide, remove } = useItemActions();
  const items = (path as Path<DocumentWithItems>).at('items');
  const isHidden = useFact((document) => ids.every((id) => items.entry(id).find(document)?.hide));
  const clear = () => {
    view.selected = [];
  };
  return (
    <>
      <h2>{describe(ids.length)}</h2>
      <IconButton label="Duplicate" icon={CopyPlus} onPress={() => duplicate(ids)} />
      <IconButton
        label={isHidden ? 'Show on paper' : 'Hide on paper'}
        icon={isHidden ? EyeOff : Eye}
        onPress={() => hide(ids, !isHidden)}
      />
      <FormatButton ids={ids} />
      <IconButton label="Delete" icon={Trash2} onPress={() => remove(ids)} />
      <MoreButton ids={ids} />
      <IconButton label="Clear the selection" icon={X} onPress={clear} />
    </>
  );
}
