import type { CSSProperties } from 'react';
import { change } from '#shared/document/rules.ts';
import { placeSticker } from '#shared/paper/sheet/place-sticker.ts';
import { useEditor } from '../../document/context.ts';
import { placeOf } from '../../document/sheet-grid.ts';
import { barPlace } from './bar-place.ts';
import { type StickerPlace, sheetOf } from './geometry.ts';
import { StickerControls } from './StickerControls.tsx';
import { StickerHandles } from './StickerHandles.tsx';
import { StickerHold } from './StickerHold.tsx';
import type { StickerBoxProps } from './sticker-props.ts';
import { useStickerGesture } from './use-sticker-gesture.ts';

/** Where a box on the screen is smaller, its handles would cover it; px of the screen. */
const LEAST_WITH_HANDLES = 20;

/** One sticker in its place; open, with its handles and its control bar. */
export function StickerBox(props: StickerBoxProps) {
  const { image, index, sheets, zoom, isOpen } = props;
  const editor = useEditor();
  const sheet = sheetOf(image, sheets.count);
  const on = placeOf(sheets, sheet);
  const place = placeSticker(image, sheets.paper);
  const gesture = useStickerGesture({ image, sheet, sheets, zoom, onEnd: () => editor.seal() });
  const set = (fields: StickerPlace, name: string) => {
    const live = editor.document.images[index];
    if (live) editor.edit(live, change<StickerPlace>, fields, { name, joins: `${name} ${index}` });
  };
  const box: CSSProperties = {
    left: (on.x + place.left) * zoom,
    top: (on.y + place.top) * zoom,
    width: place.width * zoom,
    height: place.height * zoom,
    transform: `rotate(${image.rotation}deg)`,
  };
  const hasHandles = isOpen && Math.min(place.width, place.height) * zoom >= LEAST_WITH_HANDLES;
  const bar = isOpen && barPlace(place, image, on, sheets, zoom);
  return (
    <>
      <div className={isOpen ? 'sticker sticker-open' : 'sticker'} style={box}>
        <StickerHold {...props} gesture={gesture} onPlace={set} />
        {hasHandles && <StickerHandles paper={sheets.paper} gesture={gesture} onPlace={set} />}
      </div>
      {bar && <StickerControls image={image} index={index} style={bar} />}
    </>
  );
}
