import { CornerDownLeft } from 'lucide-react';
import { useMemo } from 'react';
import { ItemOnPaper } from '#shared/items/ItemOnPaper.tsx';
import {
  getItemType,
  type ItemType,
  isNumberedItem,
  type WorksheetItem,
  wrapData,
} from '#shared/items/item.ts';
import { documentStyle } from '#shared/vocabulary/style.ts';
import { getPanel } from '../../items/get-panel.ts';

const STYLE = documentStyle.parse({ font: 'andika', font_size: 14 });

const createSampleItem = (type: ItemType): WorksheetItem =>
  wrapData(type, `sample-${type}`, getPanel(type).sample);

interface ItemTileProps {
  readonly type: ItemType;
  readonly takesFocus: boolean;
  readonly onAdd: () => void;
}

export function ItemTile({ type, takesFocus, onAdd }: ItemTileProps) {
  const { Tile } = getPanel(type);
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
          {Tile ? (
            <Tile />
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
