import { CornerDownLeft } from 'lucide-react';
import { useMemo } from 'react';
import { ItemOnPaper } from '#shared/items/ItemOnPaper.tsx';
import {
  getItemType,
  type ItemType,
  isNumberedItem,
  type WorksheetItem,
  worksheetItem,
} from '#shared/items/item.ts';
import { documentStyle } from '#shared/vocabulary/style.ts';
import { getPanel } from '../../items/get-panel.ts';

const STYLE = documentStyle.parse({ font: 'andika', font_size: 14 });

const createSampleItem = (type: ItemType): WorksheetItem =>
  worksheetItem.parse({ id: `sample-${type}`, type, data: getPanel(type).sample });

interface ItemTileProps {
  readonly type: ItemType;
  readonly takesFocus: boolean;
  readonly onAdd: () => void;
}

export function ItemTile({ type, takesFocus, onAdd }: ItemTileProps) {
  const sample = useMemo(() => createSampleItem(type), [type]);
  return (
    <button
      type="button"
      className="item-tile"
      // biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, and this is where it acts
      autoFocus={takesFocus}
      onClick={onAdd}
    >
      <span className="item-tile-well" aria-hidden="true">
        <span className="item-tile-sheet paper">
          {getItemType(type).breaksPage ? (
            <PageBreakDrawing />
          ) : (
            <ItemOnPaper
              item={sample}
              number={isNumberedItem(sample) ? '1.' : null}
              answerKey={false}
              style={STYLE}
            />
          )}
        </span>
      </span>
      <span className="item-tile-name">
        {getItemType(type).label}
        <CornerDownLeft className="item-tile-enter" aria-hidden size={16} />
      </span>
    </button>
  );
}

/** Draws the end of one sheet and the head of the next, because a page break prints nothing. */
function PageBreakDrawing() {
  return (
    <svg viewBox="0 0 142 94" width="100%" fill="none" stroke="#dde1e6" strokeWidth="5" strokeLinecap="round">
      <path d="M14 16h114M14 29h68M14 70h114M14 83h80" />
      <path d="M0 43h142v12H0z" fill="#f5f6f8" stroke="none" />
      <path d="M0 43h142M0 55h142" strokeWidth="1" />
    </svg>
  );
}
