import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import { locateSticker } from '#shared/paper/layout/anchored-stickers.ts';
import { useEditor, useFact, usePart } from '../../document/editor-context.ts';
import { isInRows, type Rows, type SheetGrid } from '../../document/sheet-grid.ts';
import { useViewFact } from '../../document/use-view.ts';
import { useCloseOutside } from '../use-close-outside.ts';
import { getSheet } from './geometry.ts';
import { StickerBox } from './StickerBox.tsx';
import './StickerLayer.css';

interface StickerLayerProps {
  readonly sheets: SheetGrid;
  readonly zoom: number;
  /** The rows of sheets that can be seen. */
  readonly sight: Rows;
}

/**
 * Renders the controls of stickers over the sheets; the paper draws the stickers themselves. The layer is not
 * zoomed with them, so that its handles stay as large as a finger needs.
 */
export function StickerLayer({ sheets, zoom, sight }: StickerLayerProps) {
  const editor = useEditor();
  const stickers = usePart(editor.path.at('images')) ?? [];
  const repeated = useFact(countCardSheetsWithStickers);
  const inView = useViewFact((view) => view.sheet);
  const open = useViewFact((view) => view.openPicture);
  const { places } = useSnapshot(editor.view);
  const [announcement, announce] = useState('');
  const layer = useRef<HTMLElement>(null);
  useCloseOutside(layer, isSticker);
  return (
    <section className="sticker-layer" aria-label="Stickers" ref={layer}>
      {stickers.map((sticker, index) => {
        const located = places ? locateSticker(sticker, places) : sticker;
        if (!located) return null;
        const image = repeated > 0 ? { ...located, docIndex: Math.min(inView, repeated - 1) } : located;
        const place = `sticker ${index}`;
        const isOpen = open === place;
        if (!isOpen && !isInRows(sheets, getSheet(image, sheets.count), sight)) return null;
        return (
          <StickerBox
            // The order alone tells two stickers of the same picture apart.
            key={place}
            {...{ image, stored: sticker, index, sheets, zoom, isOpen, onSay: announce }}
          />
        );
      })}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}

/**
 * Counts the sheets on which every sticker repeats: bingo's cards. A sticker is edited on the one in view.
 */
const countCardSheetsWithStickers = (document: HandoutDocument): number =>
  getKind(document).countCardSheets?.(document) ?? 0;

const isSticker = (openPicture: string | null): boolean => openPicture?.startsWith('sticker') === true;
