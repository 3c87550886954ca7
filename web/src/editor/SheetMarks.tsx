import { EyeOff, Plus, SquareSplitVertical } from 'lucide-react';
import type { HandoutDocument } from '#shared/document/document.ts';
import { itemExcerpt } from '#shared/items/item.ts';
import { KINDS } from '#shared/items/kinds.ts';
import { useEditor, useFact, useLive } from './context.ts';
import { useItemActions } from './item-actions.ts';
import { DropPlace, SheetHandle } from './SheetDrag.tsx';

/**
 * What the editor draws over one block of the sheet, outside its flow: the outline of a hovered or a
 * chosen item with the "+" at its edges, and a tag where an item prints nothing.
 */
export function SheetMarks({ blockKey }: { blockKey: string }) {
  const { openItem, openSection, hovered, dropMark } = useLive(useEditor().view);
  const isHead = blockKey.startsWith('#');
  const isChosen = isHead ? openSection === 'header' : openItem === blockKey;
  const isHovered = hovered === blockKey;
  return (
    <>
      {(isChosen || isHovered) && (
        <div data-marks className={isChosen ? 'marks marks-chosen' : 'marks marks-hovered'} />
      )}
      {dropMark?.key === blockKey && <span className={`drop-line drop-line-${dropMark.edge}`} />}
      {!isHead && <ItemMarks id={blockKey} isChosen={isChosen} isHovered={isHovered} />}
    </>
  );
}

/** What stands on the sheet for an item that prints nothing. */
function tagOf(document: HandoutDocument, id: string): 'hidden' | 'page_break' | null {
  if (document.entity_type !== 'worksheet') return null;
  const item = document.items.find((one) => one.id === id);
  if (item?.hide) return 'hidden';
  return item?.type === 'page_break' ? 'page_break' : null;
}

function ItemMarks({ id, isChosen, isHovered }: { id: string; isChosen: boolean; isHovered: boolean }) {
  const editor = useEditor();
  const { askForItem } = useItemActions();
  const tag = useFact((document) => tagOf(document, id));
  const place = () => editor.document.items.findIndex((item) => item.id === id);
  return (
    <>
      <DropPlace id={id} />
      {isChosen && <SheetHandle id={id} />}
      {isChosen && <AddMark edge="top" onPress={() => askForItem(place())} />}
      {(isChosen || isHovered) && <AddMark edge="bottom" onPress={() => askForItem(place() + 1)} />}
      {tag === 'hidden' && (
        <span className="mark-tag">
          <EyeOff aria-hidden size={14} /> Hidden: <HiddenExcerpt id={id} />
        </span>
      )}
      {tag === 'page_break' && (
        <span className="mark-tag">
          <SquareSplitVertical aria-hidden size={14} /> Page Break
        </span>
      )}
    </>
  );
}

function HiddenExcerpt({ id }: { id: string }) {
  return useFact((document) => {
    if (document.entity_type !== 'worksheet') return '';
    const item = document.items.find((one) => one.id === id);
    return item ? itemExcerpt(item) || KINDS[item.type].label : '';
  });
}

function AddMark({ edge, onPress }: { edge: 'top' | 'bottom'; onPress: () => void }) {
  return (
    <button
      type="button"
      data-marks
      className={`mark-add mark-add-${edge}`}
      aria-label={edge === 'top' ? 'Add an item above' : 'Add an item below'}
      onClick={onPress}
    >
      <Plus aria-hidden size={16} />
    </button>
  );
}
