import { EyeOff, Plus, SquareSplitVertical } from 'lucide-react';
import { KINDS } from '#shared/items/kinds.ts';
import { useEditor, useLive, useWorksheet } from './context.ts';
import { useItemActions } from './item-actions.ts';

/**
 * What the editor draws over one block of the sheet, outside its flow: the outline of a hovered or a
 * chosen item with the "+" at its edges, and a tag where an item prints nothing.
 */
export function SheetMarks({ blockKey }: { blockKey: string }) {
  const { openItem, openSection, hovered } = useLive(useEditor().view);
  const isHead = blockKey.startsWith('#');
  const isChosen = isHead ? openSection === 'header' : openItem === blockKey;
  const isHovered = hovered === blockKey;
  return (
    <>
      {(isChosen || isHovered) && (
        <div data-marks className={isChosen ? 'marks marks-chosen' : 'marks marks-hovered'} />
      )}
      {!isHead && <ItemMarks id={blockKey} isChosen={isChosen} isHovered={isHovered} />}
    </>
  );
}

function ItemMarks({ id, isChosen, isHovered }: { id: string; isChosen: boolean; isHovered: boolean }) {
  const { worksheet } = useWorksheet();
  const { askForItem } = useItemActions();
  const index = worksheet.items.findIndex((item) => item.id === id);
  const item = worksheet.items[index];
  if (!item) return null;
  return (
    <>
      {isChosen && <AddMark edge="top" onPress={() => askForItem(index)} />}
      {(isChosen || isHovered) && <AddMark edge="bottom" onPress={() => askForItem(index + 1)} />}
      {item.hide && (
        <span className="mark-tag">
          <EyeOff aria-hidden size={14} /> Hidden: {KINDS[item.type].label}
        </span>
      )}
      {item.type === 'page_break' && !item.hide && (
        <span className="mark-tag">
          <SquareSplitVertical aria-hidden size={14} /> Page Break
        </span>
      )}
    </>
  );
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
