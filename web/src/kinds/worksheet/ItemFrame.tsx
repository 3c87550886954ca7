import { ChevronRight, Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { snapshot } from 'valtio';
import { getItemExcerpt, getItemType, isNumberedItem, type WorksheetItem } from '#shared/items/item.ts';
import { canDuplicate } from '#shared/kinds/worksheet/rules.ts';
import { useEditor, useLiveFact, usePart, useViewFact } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import { NumberingFields } from '../../fields/NumberingFields.tsx';
import { getPanel } from '../../items/get-panel.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { AdvancedOptions } from '../../ui/layout/AdvancedOptions.tsx';
import { hasOwnStyle, ItemStyleFields } from './ItemStyleFields.tsx';

interface ItemFrameProps {
  readonly live: WorksheetItem;
  readonly index: number;
  readonly handle: ReactNode;
}

/** One item in the side bar: a row, and its editor in place while it is open. A key in it draws its editor alone. */
export function ItemFrame({ live, index, handle }: ItemFrameProps) {
  const editor = useEditor();
  const { askForItem, openItem, closeItem } = useItemActions();
  const root = useRef<HTMLDivElement>(null);
  const id = useLiveFact(live, (item) => item.id);
  const type = useLiveFact(live, (item) => item.type);
  const isHidden = useLiveFact(live, ({ hide }) => hide);
  const isOpen = useViewFact((view) => view.openItem === id);
  const revealed = useViewFact(({ reveal }) => (reveal?.key === id ? reveal.time : 0));
  const { icon: Icon } = getPanel(type);

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
      className={`frame ${isOpen ? 'frame-open' : 'frame-closed'}${isHidden ? ' frame-hidden' : ''}`}
      data-frame={id}
    >
      <div className="frame-row">
        {handle}
        <button
          type="button"
          className="frame-title"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? closeItem() : openItem(id, 'paper'))}
        >
          <Icon aria-hidden size={18} />
          <span className="frame-name">{getItemType(type).label}</span>
          {!isOpen && <Excerpt live={live} />}
        </button>
        {isHidden && (
          <span className="frame-tag">
            <EyeOff aria-hidden size={14} /> Hidden
          </span>
        )}
        {isOpen ? <FrameActions live={live} isHidden={isHidden} /> : <ChevronRight aria-hidden size={18} />}
      </div>
      {isOpen && (
        <>
          <div className="frame-body">
            <FrameBody live={live} />
          </div>
          <div className="frame-add">
            <Button variant="ghost" size="dense" icon={Plus} onPress={() => askForItem(index + 1)}>
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

interface FrameProps {
  readonly live: WorksheetItem;
}

function Excerpt({ live }: FrameProps) {
  return <span className="frame-excerpt">{useLiveFact(live, getItemExcerpt)}</span>;
}

const FrameActions = memo(function FrameActions({ live, isHidden }: FrameProps & { isHidden: boolean }) {
  const { duplicate, remove, hide } = useItemActions();
  return (
    <div className="frame-actions">
      {canDuplicate(live) && <IconButton label="Duplicate" icon={Copy} onPress={() => duplicate(live.id)} />}
      <IconButton
        label={isHidden ? 'Show on paper' : 'Hide on paper'}
        icon={isHidden ? EyeOff : Eye}
        onPress={() => hide(live, !isHidden)}
      />
      <IconButton label="Delete" icon={Trash2} onPress={() => remove(snapshot(live) as WorksheetItem)} />
    </div>
  );
});

function FrameBody({ live }: FrameProps) {
  const item = usePart(live);
  const { advanced, toggleAdvanced } = useItemActions();
  const { Panel, Advanced } = getPanel(item.type);
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
