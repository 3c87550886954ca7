import { Plus, SquareSplitVertical, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { type DocumentWithItems, type HandoutDocument, hasItems } from '#shared/document/document.ts';
import { getItemExcerpt, getItemType, type WorksheetItem } from '#shared/items/item.ts';
import { HEAD_KEY, RUNNING_HEAD_KEY } from '#shared/paper/layout/paper-content.ts';
import { isShownOn, SHOWN_ON_LABELS } from '#shared/vocabulary/shown-on.ts';
import { useEditor, useFact, usePart } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { useViewFact } from '../../document/use-view.ts';
import { GripDots } from '../../ui/buttons/Dots.tsx';

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
  const run = useHiddenRun(blockKey);
  return (
    <>
      {(isChosen || isSelected || isHovered) && (
        <div
          data-marks
          className={`marks ${getMarksClass({ isChosen, isSelected })} ${run ? 'marks-hidden' : ''}`}
        />
      )}
      {overflows && <OverflowMark />}
      {dropEdge && <span className={`drop-line drop-line-${dropEdge}`} />}
      {isItem && <ItemMarks id={blockKey} {...{ isChosen, isHovered, run }} />}
    </>
  );
});

/** Returns the section with the settings for what is printed above or below the items. */
const getHeadSection = (key: string) =>
  key === HEAD_KEY || key === RUNNING_HEAD_KEY ? 'header' : 'versions';

/** Returns the hidden items at one place of the sheet, with this one among them; null where it is printed. */
function useHiddenRun(id: string): readonly string[] | null {
  const run = useFact((document) => listHiddenRun(document, id).join(' '));
  return run ? run.split(' ') : null;
}

function listHiddenRun(document: HandoutDocument, id: string): string[] {
  if (!hasItems(document)) return [];
  const paper = document.show_answer_key ? 'key' : 'sheet';
  const isPrinted = (item: WorksheetItem) => isShownOn(item, paper);
  // Asked for every item that is drawn, at every key; hardly any is hidden.
  const own = document.items.find((item) => item.id === id);
  if (!own || isPrinted(own)) return [];
  // A variant is printed on the sheets of its difficulty; on all others its question takes its place.
  const items = document.items.filter(({ variant }) => !variant);
  const place = items.findIndex((item) => item.id === id);
  const from = items.slice(0, place + 1).findLastIndex(isPrinted) + 1;
  const to = items.findIndex((item, at) => at >= place && isPrinted(item));
  return items.slice(from, place < 0 ? from : to < 0 ? items.length : to).map((item) => item.id);
}

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
  /** The hidden items at its place; null where it is printed. */
  readonly run: readonly string[] | null;
}

function ItemMarks({ id, isChosen, isHovered, run }: ItemMarksProps) {
  const editor = useEditor();
  const { askForItem } = useItemActions();
  const place = () => editor.document.items.findIndex((item) => item.id === id);
  const path = (editor.path as Path<DocumentWithItems>).at('items').entry(id);
  // The chosen item has a "+" of its own there.
  const isAboveChosen = useViewFact(
    ({ openItem }) => isHovered && openItem !== null && editor.document.items[place() + 1]?.id === openItem,
  );
  const isHidden = run !== null;
  // The marks of several hidden items would lie upon each other.
  const isAddedBelow = isHidden ? isChosen : (isChosen || isHovered) && !isAboveChosen;
  return (
    <>
      {(isChosen || isHovered) && <SheetHandle />}
      {isChosen && <AddMark edge="top" {...{ isHidden }} onPress={() => askForItem(place())} />}
      {isAddedBelow && <AddMark edge="bottom" {...{ isHidden }} onPress={() => askForItem(place() + 1)} />}
      {run ? <HiddenTag {...{ id, run }} /> : <BreakTag path={path} />}
    </>
  );
}

/** Renders the handle at the left of an item; `useSheetDrag` follows it. */
const SheetHandle = () => (
  <span data-marks className="sheet-handle" title="Drag to move" aria-hidden="true">
    <GripDots />
  </span>
);

/**
 * Renders the tag of hidden items, in the margin, where nothing is printed. Several in one place share it: it is that of
 * the item which a press opens, the one after the item that is open.
 */
function HiddenTag({ id, run }: { id: string; run: readonly string[] }) {
  const editor = useEditor();
  const open = useViewFact(({ openItem }) => (openItem === null ? -1 : run.indexOf(openItem)));
  const shown = run[Math.max(open, 0)] ?? id;
  const item = usePart((editor.path as Path<DocumentWithItems>).at('items').entry(shown));
  if (!item || id !== run[(open + 1) % run.length]) return null;
  const name = getItemExcerpt(item) || getItemType(item.type).label;
  return (
    <span className="mark-hidden" title={name}>
      <span className="mark-tag">
        {writeHidden(item, open, run.length)}
        <span className="visually-hidden">: {name}</span>
      </span>
      <bdi className="clipped mark-hidden-words" aria-hidden="true">
        {name}
      </bdi>
    </span>
  );
}

function writeHidden({ hide, shown_on }: WorksheetItem, open: number, count: number): string {
  if (count > 1) return open < 0 ? `${count} hidden` : `${open + 1} of ${count}`;
  return hide || !shown_on ? 'Hidden' : SHOWN_ON_LABELS[shown_on];
}

/** Renders the tag of an item after which a page ends. */
function BreakTag({ path }: { path: Path<WorksheetItem> }) {
  const item = usePart(path);
  if (!item || item.variant || !getItemType(item.type).breaksPage) return null;
  return (
    <span className="mark-tag mark-tag-break">
      <SquareSplitVertical aria-hidden size={14} /> {getItemType(item.type).label}
    </span>
  );
}

interface AddMarkProps {
  readonly edge: 'top' | 'bottom';
  readonly isHidden: boolean;
  readonly onPress: () => void;
}

function AddMark({ edge, isHidden, onPress }: AddMarkProps) {
  return (
    <button
      type="button"
      data-marks
      className={`mark-add mark-add-${edge} ${isHidden ? 'mark-add-hidden' : ''}`}
      aria-label={edge === 'top' ? 'Add an item above' : 'Add an item below'}
      onClick={onPress}
    >
      <Plus aria-hidden size={16} />
    </button>
  );
}
