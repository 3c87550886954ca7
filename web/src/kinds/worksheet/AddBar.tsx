import { ChevronDown, ChevronUp } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import { ADD_ITEM_GROUPS } from '#shared/items/add-item-groups.ts';
import type { ItemType } from '#shared/items/item.ts';
import { deviceMemory } from '../../device/device-memory.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { EditorView } from '../../document/editor-view.ts';
import { useItemActions } from '../../document/item-actions.ts';
import { findNextPlace } from '../../document/open-items.ts';
import { useViewFact } from '../../document/use-view.ts';
import { getIcon } from '../../items/get-icon.ts';
import { findNearestTile } from '../../ui/behaviour/nearest-tile.ts';
import './AddBar.css';

const SHOWN = 'add-bar';
const TYPES = ADD_ITEM_GROUPS.flatMap(({ types }) => types);

/** Tells whether the bar would leave the list no room, as on a phone or at 200 % zoom. */
const isSmall = (): boolean => matchMedia('(width <= 600px), (height <= 500px)').matches;

/** Returns whether the bar is open at first: as this device remembers, else where there is room. */
const isOpenAtFirst = (): boolean => {
  const remembered = deviceMemory.read(SHOWN);
  return remembered === null ? !isSmall() : remembered === 'open';
};

/** Tells whether the bar would leave too little room to what is edited above it, as on a laptop. */
const isLow = (): boolean => matchMedia('(height < 900px)').matches;

/** Returns what is edited in the side bar; the header is open in a new document before anybody edits it. */
const getEdited = ({ openItem, openSection }: Readonly<EditorView>): string | null =>
  openItem ?? (openSection === 'header' ? null : openSection);

/**
 * Renders every item type as a button at the foot of the side bar: a press adds one below the item that is open.
 * It folds, which this device remembers; on a low screen it is a row of icons while something is edited, unless it is opened
 * then.
 */
export const AddBar = memo(function AddBar() {
  const edited = useViewFact(getEdited);
  const [stays, setStays] = useState(isOpenAtFirst);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const makesWay = edited !== null && isLow();
  const isOpen = makesWay ? openedFor === edited : stays;
  const isRow = makesWay && stays && !isOpen;
  const toggle = () => {
    if (makesWay) return setOpenedFor(isOpen ? null : edited);
    setStays(!isOpen);
    deviceMemory.write(SHOWN, isOpen ? 'closed' : 'open');
  };
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <section className={isRow ? 'add-bar add-bar-row' : 'add-bar'} aria-label="Quick add">
      <button type="button" className="add-bar-head" aria-expanded={isOpen} onClick={toggle}>
        <span className={isRow ? 'visually-hidden' : undefined}>Quick add</span>{' '}
        <Chevron aria-hidden size={18} />
      </button>
      {(isOpen || isRow) && <Types isRow={isRow} />}
    </section>
  );
});

function Types({ isRow }: { readonly isRow: boolean }) {
  const editor = useEditor();
  const { add } = useItemActions();
  const root = useRef<HTMLDivElement>(null);
  // One stop of the Tab key: the button that had the focus last.
  const [stop, setStop] = useState(TYPES[0]?.type);
  const enter = ({ target }: FocusEvent) => {
    const at = [...(root.current?.children ?? [])].indexOf(target);
    if (at >= 0) setStop(TYPES[at]?.type);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = findNearestTile(event.currentTarget, event.key, '.add-bar-type');
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label="Types of items"
      className={isRow ? 'add-bar-icons' : 'add-bar-types'}
      onFocus={enter}
      onKeyDown={press}
    >
      {TYPES.map(({ type, label }) => (
        <TypeButton
          key={type}
          type={type}
          label={label}
          isRow={isRow}
          isStop={type === stop}
          onAdd={() => add(type, findNextPlace(editor))}
        />
      ))}
    </div>
  );
}

interface TypeButtonProps {
  readonly type: ItemType;
  readonly label: string;
  readonly isRow: boolean;
  readonly isStop: boolean;
  readonly onAdd: () => void;
}

function TypeButton({ type, label, isRow, isStop, onAdd }: TypeButtonProps) {
  const Icon = getIcon(type);
  return (
    <button
      type="button"
      className="add-bar-type"
      aria-label={`Add ${label}`}
      title={isRow ? label : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={onAdd}
    >
      <Icon aria-hidden size={16} />
      {!isRow && label}
    </button>
  );
}
