import { ChevronRight, Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { asKind } from '#shared/document/document.ts';
import {
  getItemExcerpt,
  getItemType,
  type ItemType,
  isNumberedItem,
  type WorksheetItem,
} from '#shared/items/item.ts';
import { canDuplicate } from '#shared/items/list-rules.ts';
import { canHaveVariants } from '#shared/kinds/worksheet/versions/variant-rules.ts';
import { LEVEL_LABELS } from '#shared/vocabulary/difficulty.ts';
import { SHOWN_ON_LABELS } from '#shared/vocabulary/shown-on.ts';
import { useEditor, useFact, usePart } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { readSelectionChange } from '../../document/selection.ts';
import { useViewFact } from '../../document/use-view.ts';
import { NumberingFields } from '../../fields/NumberingFields.tsx';
import { getIcon } from '../../items/get-icon.ts';
import { getPanel } from '../../items/get-panel.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { keepInPlace } from '../../ui/behaviour/keep-in-place.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { AdvancedOptions } from '../../ui/layout/AdvancedOptions.tsx';
import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { ItemStyleFields } from './ItemStyleFields.tsx';
import { MoreButton } from './MoreButton.tsx';
import { ShownOnField } from './ShownOnField.tsx';

const ItemPointsField = createLazyPart(
  async () => (await import('./exam/ItemPointsField.tsx')).ItemPointsField,
);

const ItemColumnsField = createLazyPart(
  async () => (await import('./ItemColumnsField.tsx')).ItemColumnsField,
);

const VariantField = createLazyPart(async () => (await import('./exam/VariantField.tsx')).VariantField);

const ItemOrderField = createLazyPart(async () => (await import('./exam/ItemOrderField.tsx')).ItemOrderField);

interface ItemFrameProps {
  readonly path: Path<WorksheetItem>;
  readonly id: string;
  readonly index: number;
  readonly handle: ReactNode;
}

/**
 * Renders one item in the side bar: a row, and its editor in place while it is open. A key press in it
 * renders only its editor.
 */
export function ItemFrame({ path, id, index, handle }: ItemFrameProps) {
  const editor = useEditor();
  const { askForItem, openItem, closeItem, select } = useItemActions();
  const root = useRef<HTMLDivElement>(null);
  const type = useFact((handout) => path.find(handout)?.type ?? null);
  const isHidden = useFact((handout) => path.find(handout)?.hide === true);
  const isOpen = useViewFact((view) => view.openItem === id);
  const isSelected = useViewFact((view) => view.selected.includes(id));
  useRevealedFrame(root, id);
  if (type === null) return null;
  const press = (event: MouseEvent) => {
    const change = readSelectionChange(event, editor.view.selected);
    keepInPlace(root.current, () => {
      if (change) select(id, change);
      else if (isOpen) closeItem();
      else openItem(id, 'paper');
    });
  };
  const Icon = getIcon(type);
  return (
    <div
      ref={root}
      className={`frame ${isOpen ? 'frame-open' : 'frame-closed'}${isHidden ? ' frame-hidden' : ''}${isSelected ? ' frame-selected' : ''}`}
      data-frame={id}
    >
      <div className="line frame-row">
        {handle}
        <button type="button" className="frame-title" aria-expanded={isOpen} onClick={press}>
          <Icon aria-hidden size={18} />
          <span className="frame-name">{getItemType(type).label}</span>
          {isSelected && <span className="visually-hidden">selected</span>}
          {!isOpen && <Excerpt path={path} />}
        </button>
        <Tags path={path} isOpen={isOpen} isHidden={isHidden} />
        {isOpen ? <FrameActions {...{ id, type, isHidden }} /> : <ChevronRight aria-hidden size={18} />}
      </div>
      {isOpen && (
        <>
          <div className="frame-body">
            <FrameBody path={path} />
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

/** Brings the frame into sight when the view asks for its item, and the focus into it where that is asked for too. */
function useRevealedFrame(root: RefObject<HTMLElement | null>, id: string): void {
  const { view } = useEditor();
  const revealed = useViewFact(({ reveal }) => (reveal?.key === id ? reveal.time : 0));
  useEffect(() => {
    if (revealed === 0) return;
    // A frame later: the Enter that brought it here must neither press it nor be written into it.
    if (view.reveal?.focus) requestAnimationFrame(() => focusFrame(root.current));
    // An item that is opened from the side bar is scrolled to as well: a section that closed above it has moved it.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [revealed, view, root]);
}

interface TagsProps {
  readonly path: Path<WorksheetItem>;
  readonly isOpen: boolean;
  readonly isHidden: boolean;
}

/** Renders where the item is printed, if not everywhere, and whether it is in step with the user's bank. */
function Tags({ path, isOpen, isHidden }: TagsProps) {
  const shownOn = useFact((handout) => path.find(handout)?.shown_on);
  const isInStep = useFact((handout) => path.find(handout)?.kept !== undefined);
  const level = useFact((handout) => path.find(handout)?.variant?.level);
  return (
    <>
      {isHidden && (
        <span className="frame-tag">
          <EyeOff aria-hidden size={14} /> Hidden
        </span>
      )}
      {!isHidden && shownOn && <span className="frame-tag">{SHOWN_ON_LABELS[shownOn]}</span>}
      {!isHidden && level && <span className="frame-tag">{LEVEL_LABELS[level]}</span>}
      {!isOpen && isInStep && <span className="frame-tag">In step</span>}
    </>
  );
}

/** Focuses its first field; its title where it has none, or is closed. */
function focusFrame(frame: HTMLElement | null): void {
  // If the user was quicker, the caret stays and nothing is selected.
  const body = frame?.querySelector('.frame-body');
  if (body?.contains(document.activeElement)) return;
  const field = frame?.querySelector<HTMLElement>(
    '.frame-body :is([role=textbox], textarea, input:not([type=range], [type=checkbox], [type=radio]))',
  );
  if (field) focusEnd(field);
  else frame?.querySelector<HTMLElement>('.frame-title')?.focus();
}

interface FrameProps {
  readonly path: Path<WorksheetItem>;
}

function Excerpt({ path }: FrameProps) {
  const excerpt = useFact((handout) => {
    const item = path.find(handout);
    return item ? getItemExcerpt(item) : '';
  });
  return (
    <span className="clipped frame-excerpt">
      <bdi>{excerpt}</bdi>
    </span>
  );
}

interface FrameActionsProps {
  readonly id: string;
  readonly type: ItemType;
  readonly isHidden: boolean;
}

const FrameActions = memo(function FrameActions({ id, type, isHidden }: FrameActionsProps) {
  const { duplicate, remove, hide } = useItemActions();
  return (
    <div className="frame-actions">
      {canDuplicate({ type }) && <IconButton label="Duplicate" icon={Copy} onPress={() => duplicate([id])} />}
      <IconButton
        label={isHidden ? 'Show on paper' : 'Hide on paper'}
        icon={isHidden ? EyeOff : Eye}
        onPress={() => hide([id], !isHidden)}
      />
      <IconButton label="Delete" icon={Trash2} onPress={() => remove([id])} />
      <MoreButton ids={[id]} />
    </div>
  );
});

function FrameBody({ path }: FrameProps) {
  const item = usePart(path);
  const { advanced, toggleAdvanced } = useItemActions();
  const givesPoints = useFact((document) => asKind(document, 'worksheet')?.scoring !== undefined);
  const hasVersions = useFact((document) => asKind(document, 'worksheet')?.versions !== undefined);
  if (!item) return null;
  const { Panel, Advanced } = getPanel(item.type);
  return (
    <>
      <Panel item={item} path={path} />
      {givesPoints && isNumberedItem(item) && !item.variant && <ItemPointsField item={item} path={path} />}
      <AdvancedOptions isOpen={advanced} onToggle={toggleAdvanced}>
        {Advanced && <Advanced item={item} path={path} />}
        <ItemStyleFields item={item} path={path} />
        {!getItemType(item.type).breaksPage && <ItemColumnsField item={item} path={path} />}
        {isNumberedItem(item) && !item.variant && (
          <NumberingFields id={item.id} numbering={item.numbering} path={path.at('numbering')} />
        )}
        {!item.variant && <ShownOnField item={item} path={path} />}
        {hasVersions && !item.variant && <ItemOrderField item={item} path={path} />}
        {(item.variant || canHaveVariants(item)) && <VariantField item={item} path={path} />}
      </AdvancedOptions>
    </>
  );
}
