import { EyeOff, GripVertical, Plus, SquareSplitVertical, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { getItemExcerpt, getItemType, type WorksheetItem } from '#shared/items/item.ts';
import { HEAD_KEY, RUNNING_HEAD_KEY } from '#shared/paper/layout/paper-content.ts';
import { isShownOn, SHOWN_ON_LABELS } from '#shared/vocabulary/shown-on.ts';
import { useEditor, useFact, usePart } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { useViewFact } from '../../document/use-view.ts';

/**
 * Renders the editor's marks over one block of the sheet, outside its flow: the outline of a hovered or
 * chosen item with the "+" at its edges, and a tag for an item that prints nothing.
 */
export const SheetMarks = memo(function SheetMarks({ blockKey }: { blockKey: string }) {
  const { document } = useEditor();
  const isHead = blockKey.startsWith('#');
  const isItem = !isHead && hasItems(document);
  const isChosen = useViewFact(({ openItem, openSection }) =>
    isHead ? openSection === getHeadSection(blockKey) : openItem === blockKey,
  );
  const isSelected = useViewFact((view) => view.selected.includes(blockKey));
  const isHovered = useViewFact((view) => view.hovered === blockKey);
  const overflows = useViewFact((view) => view.overflowing.includes(blockKey));
  const dropEdge = useViewFact(({ dropMark }) => (dropMark?.key === blockKey ? dropMark.edge : null));
  return (
    <>
      {(isChosen || isSelected || isHovered) && (
        <div data-marks className={`marks ${getMarksClass({ isChosen, isSelected })}`} />
      )}
      {overflows && <OverflowMark />}
      {dropEdge && <span className={`drop-line drop-line-${dropEdge}`} />}
      {isItem && <ItemMarks id={blockKey} isChosen={isChosen} isHovered={isHovered} />}
    </>
  );
});

/** Returns the section that sets what stands above or below the items. */
const getHeadSection = (key: string) =>
  key === HEAD_KEY || key === RUNNING_HEAD_KEY ? 'header' : 'versions';

const getMarksClass = ({ isChosen, isSelected }: { isChosen: boolean; isSelected: boolean }): string => {
  if (isSelected) return 'marks-chosen marks-selected';
  return isChosen ? 'marks-chosen' : 'marks-hovered';
};

/** Renders the mark at the edge that the item crosses. */
const OverflowMark = () => (
  <span className="mark-overflow">
    <span className="mark-tag mark-tag-danger">
      <TriangleAlert aria-hidden size={14} /> Cut off in print
    </span>
  </span>
);

interface ItemMarksProps {
  readonly id: string;
  readonly isChosen: boolean;
  readonly isHovered: boolean;
}

function ItemMarks({ id, isChosen, isHovered }: ItemMarksProps) {
  const editor = useEditor();
  const { askForItem } = useItemActions();
  const place = () => editor.document.items.findIndex((item) => item.id === id);
  const path = (editor.path as Path<DocumentWithItems>).at('items').entry(id);
  // The chosen item's own "+" stands there.
  const isAboveChosen = useViewFact(
    ({ openItem }) => isHovered && openItem !== null && editor.document.items[place() + 1]?.id === openItem,
  );
  return (
    <>
      {isChosen && <SheetHandle />}
      {isChosen && <AddMark edge="top" onPress={() => askForItem(place())} />}
      {(isChosen || isHovered) && !isAboveChosen && (
        <AddMark edge="bottom" onPress={() => askForItem(place() + 1)} />
      )}
      <ItemTag path={path} />
    </>
  );
}

/** Renders the handle at the left of the chosen item; `useSheetDrag` follows it. */
const SheetHandle = () => (
  <span data-marks className="sheet-handle" title="Drag to move" aria-hidden="true">
    <GripVertical size={14} />
  </span>
);

/** Renders the tag of an item that prints nothing. */
function ItemTag({ path }: { path: Path<WorksheetItem> }) {
  const item = usePart(path);
  const paper = useFact(({ show_answer_key }) => (show_answer_key ? 'key' : 'sheet'));
  if (!item) return null;
  // On the sheets of its difficulty a variant is printed, and elsewhere its question stands for it.
  if (item.variant) return null;
  if (!isShownOn(item, paper)) {
    const name = getItemExcerpt(item) || getItemType(item.type).label;
    return (
      <span className="mark-hidden">
        <span className="mark-tag">
          <EyeOff aria-hidden size={14} />{' '}
          {item.hide || !item.shown_on ? 'Hidden' : SHOWN_ON_LABELS[item.shown_on]}
          <span className="visually-hidden">: {name}</span>
        </span>
        <bdi className="mark-hidden-words" aria-hidden="true">
          {name}
        </bdi>
      </span>
    );
  }
  if (!getItemType(item.type).breaksPage) return null;
  return (
    <span className="mark-tag mark-tag-break">
      <SquareSplitVertical aria-hidden size={14} /> {getItemType(item.type).label}
    </span>
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
