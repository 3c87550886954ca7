import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ITEM_GROUPS } from '#shared/items/groups.ts';
import type { ItemType } from '#shared/items/item.ts';
import { KINDS } from '#shared/items/kinds.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ItemTile } from './ItemTile.tsx';
import { nearestTile } from './nearest-tile.ts';
import './AddItemModal.css';

interface AddItemModalProps {
  /** What the new item will stand below, in words; null where it comes first. */
  readonly below: string | null;
  readonly onAdd: (type: ItemType) => void;
  readonly onClose: () => void;
}

const matches = (type: ItemType, search: string): boolean =>
  KINDS[type].label.toLowerCase().includes(search.trim().toLowerCase());

const groupsFor = (search: string) =>
  ITEM_GROUPS.map(({ label, types }) => ({
    label,
    types: types.filter((type) => matches(type, search)),
  })).filter((group) => group.types.length > 0);

/** Every type of item as a small true picture of what it prints; arrows choose, Enter adds. */
export function AddItemModal({ below, onAdd, onClose }: AddItemModalProps) {
  const [search, setSearch] = useState('');
  const tiles = useRef<HTMLDivElement>(null);
  const groups = groupsFor(search);
  const first = groups[0]?.types[0];

  const press = (event: KeyboardEvent) => {
    const next = tiles.current && nearestTile(tiles.current, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const pressSearch = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && first) onAdd(first);
    if (event.key === 'ArrowDown') tiles.current?.querySelector<HTMLElement>('.item-tile')?.focus();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add Item"
      width="large"
      tools={
        <SearchField
          aria-label="Search items"
          placeholder="Search items"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={pressSearch}
        />
      }
      footer={
        <div className="add-item-foot">
          <p>
            {below === null ? (
              'Goes first'
            ) : (
              <>
                Goes below <strong>{below}</strong>
              </>
            )}
          </p>
          <p>
            {[ArrowLeft, ArrowUp, ArrowDown, ArrowRight].map((Arrow) => (
              <Kbd key={Arrow.displayName}>
                <Arrow aria-hidden size={12} />
              </Kbd>
            ))}{' '}
            choose <Kbd>Enter</Kbd> add
          </p>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside */}
      <div className="add-item-groups" ref={tiles} onKeyDown={press}>
        {groups.map((group) => (
          <section key={group.label} className="add-item-group" aria-label={group.label}>
            <h3>{group.label}</h3>
            <div className="add-item-tiles">
              {group.types.map((type) => (
                <ItemTile
                  key={type}
                  type={type}
                  takesFocus={search === '' && type === 'multiple_choice'}
                  onAdd={() => onAdd(type)}
                />
              ))}
            </div>
          </section>
        ))}
        {groups.length === 0 && <p className="panel-hint">Nothing is called “{search.trim()}”.</p>}
      </div>
    </Dialog>
  );
}
