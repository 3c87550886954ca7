import type { CSSProperties } from 'react';
import { setFields } from '#shared/document/document-rules.ts';
import type { StickerSpot } from '#shared/paper/layout/anchored-stickers.ts';
import { placeSticker } from '#shared/paper/sheet/place-sticker.ts';
import { useEditor } from '../../document/editor-context.ts';
import { getSheetPlace } from '../../document/sheet-grid.ts';
import { anchorPlace } from './anchor-place.ts';
import { getSheet, type StickerPlace } from './geometry.ts';
import { placeBar } from './place-bar.ts';
import { StickerButton } from './StickerButton.tsx';
import { StickerControls } from './StickerControls.tsx';
import { StickerHandles } from './StickerHandles.tsx';
import type { StickerBoxProps } from './sticker-props.ts';
import { useStickerGesture } from './use-sticker-gesture.ts';

/** The least size of a box, in px of the screen, that its handles do not cover. */
const LEAST_WITH_HANDLES = 20;

/** Renders one sticker in its place; an open one with its handles and its control bar. */
export function StickerBox(props: StickerBoxProps) {
  const { image, stored, index, sheets, zoom, isOpen } = props;
  const editor = useEditor();
  const sheet = getSheet(image, sheets.count);
  const on = getSheetPlace(sheets, sheet);
  const place = placeSticker(image, sheets.paper);
  const gesture = useStickerGesture({ image, sheet, sheets, zoom, onEnd: () => editor.seal() });
  const set = (fields: StickerPlace, name: string) => {
    const spot = anchorPlace(editor, image, fields);
    editor.edit(editor.path.at('images').at(index), setFields<StickerPlace & StickerSpot>, spot, {
      name,
      mergeKey: `${name} ${index}`,
    });
  };
  const box: CSSProperties = {
    left: (on.x + place.left) * zoom,
    top: (on.y + place.top) * zoom,
    width: place.width * zoom,
    height: place.height * zoom,
    transform: `rotate(${image.rotation}deg)`,
  };
  const hasHandles = isOpen && Math.min(place.width, place.height) * zoom >= LEAST_WITH_HANDLES;
  const bar = isOpen && placeBar(place, image, on, sheets, zoom);
  return (
    <>
      <div className={isOpen ? 'sticker sticker-open' : 'sticker'} style={box}>
        <StickerButton {...props} gesture={gesture} onPlace={set} />
        {hasHandles && <StickerHandles paper={sheets.paper} gesture={gesture} onPlace={set} />}
      </div>
      {bar && <StickerControls image={stored} index={index} style={bar} />}
    </>
  );
}
