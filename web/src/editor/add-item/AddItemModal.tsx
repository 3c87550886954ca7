import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ClipboardPaste,
  FileUp,
  Library,
  WandSparkles,
} from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ADD_ITEM_GROUPS } from '#shared/items/add-item-groups.ts';
import type { ItemType } from '#shared/items/item.ts';
import { early } from '../../ui/behaviour/early-queue.ts';
import { findNearestTile } from '../../ui/behaviour/nearest-tile.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Kbd } from '../../ui/feedback/Kbd.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ItemTile } from './ItemTile.tsx';
import './AddItemModal.css';

interface AddItemModalProps {
  /** The item above the new one, in words; null for the first place. */
  readonly below: string | null;
  readonly onAdd: (type: ItemType) => void;
  /** Makes items of a test that is pasted. */
  readonly onPasteQuestions: () => void;
  /** Makes items of a file of questions. */
  readonly onImportQuestions: () => void;
  /** Takes items from the user's bank. */
  readonly onOpenBank: () => void;
  /** Makes an item of many problems or drawings. */
  readonly onMakeSet: () => void;
  readonly onClose: () => void;
}

type ListedType = (typeof ADD_ITEM_GROUPS)[number]['types'][number];

const listGroups = (search: string) =>
  ADD_ITEM_GROUPS.map(({ label, types }) => ({
    label,
    types: types.filter((type) => type.label.toLowerCase().includes(search.trim().toLowerCase())),
  })).filter((group) => group.types.length > 0);

/** Renders every type of item as a small picture of its print; arrow keys choose, Enter adds. */
export function AddItemModal(props: AddItemModalProps) {
  const { below, onAdd, onClose } = props;
  const [isTyped] = useState(() => early.hasLetters());
  const [search, setSearch] = useState('');
  const tiles = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const groups = listGroups(search);
  const first = groups[0]?.types[0]?.type;
  // A letter that is typed among the tiles is one of the search.
  const pressTiles = (event: KeyboardEvent<HTMLDivElement>) => {
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (isLetter && !event.ctrlKey && !event.metaKey && !event.altKey) field.current?.focus();
    else goToNearest(event);
  };
  const pressSearch = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && first) onAdd(first);
    if (event.key === 'ArrowDown') tiles.current?.querySelector<HTMLElement>('.item-tile')?.focus();
  };
  const searchField = (
    <SearchField
      ref={field}
      aria-label="Search items"
      placeholder="Search items"
      autoFocus={isTyped}
      value={search}
      onChange={(event) => setSearch(event.target.value)}
      onKeyDown={pressSearch}
    />
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add Item"
      width="large"
      tools={
        <>
          <OtherWays {...props} />
          {searchField}
        </>
      }
      footer={<Foot below={below} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside */}
      <div className="add-item-groups" ref={tiles} onKeyDown={pressTiles}>
        {groups.map((group) => (
          <Group key={group.label} {...group} isFound={isTyped || search !== ''} onAdd={onAdd} />
        ))}
        {groups.length === 0 && <p className="panel-hint">Nothing found for “{search.trim()}”.</p>}
      </div>
    </Dialog>
  );
}

type OtherWaysProps = Pick<
  AddItemModalProps,
  'onPasteQuestions' | 'onImportQuestions' | 'onOpenBank' | 'onMakeSet'
>;

/** Renders what leads to items that are made of something else. */
const OtherWays = ({ onPasteQuestions, onImportQuestions, onOpenBank, onMakeSet }: OtherWaysProps) => (
  <>
    <Button variant="ghost" size="dense" icon={WandSparkles} onPress={onMakeSet}>
      Make a set
    </Button>
    <Button variant="ghost" size="dense" icon={ClipboardPaste} onPress={onPasteQuestions}>
      Paste questions
    </Button>
    <Button variant="ghost" size="dense" icon={FileUp} onPress={onImportQuestions}>
      Import questions
    </Button>
    <Button variant="ghost" size="dense" icon={Library} onPress={onOpenBank}>
      From my bank
    </Button>
  </>
);

function goToNearest(event: KeyboardEvent<HTMLDivElement>): void {
  const next = findNearestTile(event.currentTarget, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface GroupProps {
  readonly label: string;
  readonly types: readonly ListedType[];
  /** True for a search result: the focus stays in the search field. */
  readonly isFound: boolean;
  readonly onAdd: (type: ItemType) => void;
}

const Group = ({ label, types, isFound, onAdd }: GroupProps) => (
  <section className="add-item-group" aria-label={label}>
    <h3>{label}</h3>
    <div className="add-item-tiles">
      {types.map(({ type, takesFocus }) => (
        <ItemTile
          key={type}
          type={type}
          takesFocus={!isFound && takesFocus === true}
          onAdd={() => onAdd(type)}
        />
      ))}
    </div>
  </section>
);

/** Renders the place of the new item, and the keys. */
const Foot = ({ below }: Pick<AddItemModalProps, 'below'>) => (
  <div className="add-item-foot">
    <p>
      {below === null ? (
        'Goes first'
      ) : (
        <>
          Goes below{' '}
          <strong>
            <bdi>{below}</bdi>
          </strong>
        </>
      )}
    </p>
    <p className="line add-item-keys">
      <span className="keys">
        {[ArrowLeft, ArrowUp, ArrowDown, ArrowRight].map((Arrow) => (
          <Kbd key={Arrow.displayName}>
            <Arrow aria-hidden size={12} />
          </Kbd>
        ))}
      </span>{' '}
      choose <Kbd>Enter</Kbd> add
    </p>
  </div>
);
