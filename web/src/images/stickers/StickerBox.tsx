import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ImageAttachment } from '#shared/document/image.ts';
import { change } from '#shared/document/rules.ts';
import { SHEETS } from '#shared/paper/page.ts';
import { placeSticker, turnedSize } from '#shared/paper/place-sticker.ts';
import { useEditor, useLiveFact } from '../../editor/context.ts';
import { type Point, placeOf, type SheetGrid } from '../../editor/sheet-grid.ts';
import { usePictureWork } from '../use-picture-work.ts';
import { type Corner, drag, resize, rotateTo, type StickerPlace, sheetOf } from './geometry.ts';
import { StickerControls } from './StickerControls.tsx';
import { stickerKey } from './sticker-keys.ts';
import { useStickerActions } from './use-sticker-actions.ts';
import { useStickerGesture } from './use-sticker-gesture.ts';

export interface StickerBoxProps {
  readonly image: ImageAttachment;
  readonly index: number;
  readonly sheets: SheetGrid;
  readonly zoom: number;
  readonly isOpen: boolean;
  /** Says something to whoever does not see it. */
  readonly onSay: (words: string) => void;
}

const CORNERS: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
/** Where a box on the screen is smaller, its handles would cover it. */
const LEAST_WITH_HANDLES = 20;

/** One sticker in its place: drag it, its corners and its handle above, or use the keys. */
export function StickerBox({ image, index, sheets, zoom, isOpen, onSay }: StickerBoxProps) {
  const editor = useEditor();
  const { remove } = useStickerActions();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = sheetOf(image, sheets.count);
  const place = placeSticker(image, sheets.paper);
  const percent = useLiveFact(usePictureWork().percents, (all) => all[image.id] ?? null);

  const set = (fields: StickerPlace, name: string) => {
    const live = editor.document.images[index];
    if (live) editor.edit(live, change<StickerPlace>, fields, { name, joins: `${name} ${index}` });
  };
  const open = (opens: boolean) => {
    editor.view.openPicture = opens ? `sticker ${index}` : null;
  };
  const gesture = useStickerGesture({ image, sheet, sheets, zoom, onEnd: () => editor.seal() });
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return open(false);
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return remove(index);
    }
    const act = stickerKey(image, event, sheets);
    if (!act) return;
    event.preventDefault();
    set(act.place, act.name);
    onSay(act.says);
  };

  // A new one takes the keys at once, when what it was chosen in has given the focus back.
  useEffect(() => {
    if (!isOpen || button.current?.contains(document.activeElement)) return;
    const frame = requestAnimationFrame(() => {
      button.current?.focus({ preventScroll: true });
      button.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  const on = placeOf(sheets, sheet);
  const box: CSSProperties = {
    left: (on.x + place.left) * zoom,
    top: (on.y + place.top) * zoom,
    width: place.width * zoom,
    height: place.height * zoom,
    transform: `rotate(${image.rotation}deg)`,
  };
  const hasHandles = isOpen && Math.min(place.width, place.height) * zoom >= LEAST_WITH_HANDLES;
  return (
    <>
      <div className={isOpen ? 'sticker sticker-open' : 'sticker'} style={box}>
        <button
          ref={button}
          type="button"
          className="sticker-hold"
          aria-label={`Sticker: ${image.alt || image.name || 'image'}${image.uploading ? ', uploading' : ''}`}
          aria-expanded={isOpen}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - R Delete"
          title="Drag to move. Keys: arrows move, + and − resize, R turns, Delete removes"
          {...gesture(
            (start, { by }) => set(drag(start, by, sheets), 'Move sticker'),
            () => open(true),
          )}
          onClick={() => open(true)}
          onKeyDown={press}
        >
          {image.uploading && <span className="sticker-percent">Uploading {percent ?? 0}%</span>}
        </button>
        {hasHandles &&
          CORNERS.map((corner) => (
            <span
              key={`${corner.x}${corner.y}`}
              aria-hidden="true"
              className="sticker-handle"
              data-corner={`${corner.x < 0 ? 'left' : 'right'} ${corner.y < 0 ? 'top' : 'bottom'}`}
              {...gesture((start, { at }) => set(resize(start, corner, at, sheets.paper), 'Resize sticker'))}
            />
          ))}
        {hasHandles && (
          <span
            aria-hidden="true"
            className="sticker-handle sticker-turn"
            {...gesture((start, { at, shiftKey }) =>
              set(rotateTo(start, at, shiftKey, sheets.paper), 'Rotate sticker'),
            )}
          />
        )}
      </div>
      {isOpen && (
        <StickerControls image={image} index={index} style={barPlace(place, image, on, sheets, zoom)} />
      )}
    </>
  );
}

/** The bar's size and its distance from the sticker with its handle above, in px of the screen. */
const BAR = { width: 330, height: 42, gap: 40 };

/** Above the sticker, or below it where no room is; never beyond its sheet's sides where that is wide enough. */
function barPlace(
  { left, top, width, height }: ReturnType<typeof placeSticker>,
  { rotation }: ImageAttachment,
  on: Point,
  { paper }: SheetGrid,
  zoom: number,
): CSSProperties {
  const taken = turnedSize(width, height, rotation);
  const middle = { x: (left + width / 2) * zoom, y: (on.y + top + height / 2) * zoom };
  const most = SHEETS[paper].width * zoom - BAR.width;
  const above = middle.y - (taken.height / 2) * zoom - BAR.gap - BAR.height;
  return {
    left: on.x * zoom + (most < 0 ? most / 2 : Math.max(0, Math.min(most, middle.x - BAR.width / 2))),
    top: above >= 0 ? above : middle.y + (taken.height / 2) * zoom + BAR.gap,
  };
}
