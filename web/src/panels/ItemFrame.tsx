import { ChevronRight, Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isNumberedItem, itemExcerpt, type WorksheetItem } from '#shared/items/item.ts';
import { KINDS } from '#shared/items/kinds.ts';
import { canDuplicate } from '#shared/kinds/worksheet/rules.ts';
import { useEditor, useLive, useViewFact } from '../editor/context.ts';
import { useItemActions } from '../editor/item-actions.ts';
import { ITEM_ICONS } from '../items/icons.ts';
import { ADVANCED_PANELS, type AnyPanel, PANELS } from '../items/panels.ts';
import { focusEnd } from '../richtext/focus-end.ts';
import { AdvancedOptions } from '../ui/AdvancedOptions.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { hasOwnStyle, ItemStyleFields } from './ItemStyleFields.tsx';
import { NumberingFields } from './NumberingFields.tsx';

interface ItemFrameProps {
  readonly live: WorksheetItem;
  readonly index: number;
  readonly handle: ReactNode;
}

interface ItemProps {
  readonly item: WorksheetItem;
  readonly live: WorksheetItem;
}

/** One item in the side bar: a row, and its editor in place while it is open. */
export function ItemFrame({ live, index, handle }: ItemFrameProps) {
  const item = useLive(live);
  const editor = useEditor();
  const { askForItem, openItem, closeItem } = useItemActions();
  const root = useRef<HTMLDivElement>(null);
  const isOpen = useViewFact((view) => view.openItem === item.id);
  const revealed = useViewFact(({ reveal }) => (reveal?.key === item.id ? reveal.time : 0));
  const Icon = ITEM_ICONS[item.type];

  useEffect(() => {
    if (revealed === 0) return;
    // A frame later: the Enter that brought it here must neither press it nor be written into it.
    if (editor.view.reveal?.focus) requestAnimationFrame(() => focusFrame(root.current));
    // From the side bar too: a section that closed above it has moved it.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [revealed, editor]);

  return (
    <div
      ref={root}
      className={`frame ${isOpen ? 'frame-open' : 'frame-closed'}${item.hide ? ' frame-hidden' : ''}`}
      data-frame={item.id}
    >
      <div className="frame-row">
        {handle}
        <button
          type="button"
          className="frame-title"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? closeItem() : openItem(item.id, 'paper'))}
        >
          <Icon aria-hidden size={18} />
          <span className="frame-name">{KINDS[item.type].label}</span>
          {!isOpen && <span className="frame-excerpt">{itemExcerpt(item)}</span>}
        </button>
        {item.hide && (
          <span className="frame-tag">
            <EyeOff aria-hidden size={14} /> Hidden
          </span>
        )}
        {isOpen ? <FrameActions item={item} live={live} /> : <ChevronRight aria-hidden size={18} />}
      </div>
      {isOpen && (
        <>
          <div className="frame-body">
            <FrameBody item={item} live={live} />
          </div>
          <div className="frame-add">
            <Button kind="ghost" size="dense" icon={Plus} onPress={() => askForItem(index + 1)}>
              Add an item here
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Its first field takes the caret; where it has none, or is closed, its title takes the focus. */
function focusFrame(frame: HTMLElement | null): void {
  // Whoever is quicker writes there already: the caret stays where it is, and nothing is selected.
  if (frame?.querySelector('.frame-body')?.contains(document.activeElement)) return;
  const field = frame?.querySelector<HTMLElement>(
    '.frame-body :is([role=textbox], textarea, input:not([type=range], [type=checkbox], [type=radio]))',
  );
  if (field) focusEnd(field);
  else frame?.querySelector<HTMLElement>('.frame-title')?.focus();
}

function FrameActions({ item, live }: ItemProps) {
  const { duplicate, remove, hide } = useItemActions();
  return (
    <div className="frame-actions">
      {canDuplicate(item) && <IconButton label="Duplicate" icon={Copy} onPress={() => duplicate(item.id)} />}
      <IconButton
        label={item.hide ? 'Show on paper' : 'Hide on paper'}
        icon={item.hide ? EyeOff : Eye}
        onPress={() => hide(live, !item.hide)}
      />
      <IconButton label="Delete" icon={Trash2} onPress={() => remove(item)} />
    </div>
  );
}

function FrameBody({ item, live }: ItemProps) {
  const { advanced, toggleAdvanced } = useItemActions();
  const Panel = PANELS[item.type] as AnyPanel;
  const Advanced = ADVANCED_PANELS[item.type] as AnyPanel | undefined;
  return (
    <>
      <Panel item={item} live={live} />
      {(Advanced || isNumberedItem(item) || hasOwnStyle(item.type)) && (
        <AdvancedOptions isOpen={advanced} onToggle={toggleAdvanced}>
          {Advanced && <Advanced item={item} live={live} />}
          <ItemStyleFields item={item} live={live} />
          {isNumberedItem(item) && (
            <NumberingFields id={item.id} numbering={item.numbering} live={live.numbering} />
          )}
        </AdvancedOptions>
      )}
    </>
  );
}
