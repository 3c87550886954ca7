import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { useStateFact } from '../../document/use-view.ts';
import { usePictureUploads } from '../use-picture-uploads.ts';
import { dragSticker, type StickerPlace } from './geometry.ts';
import { handleStickerKey } from './sticker-keys.ts';
import type { StickerBoxProps } from './sticker-props.ts';
import { useStickerActions } from './use-sticker-actions.ts';
import type { StickerGesture } from './use-sticker-gesture.ts';

interface StickerButtonProps extends StickerBoxProps {
  readonly gesture: StickerGesture;
  readonly onPlace: (place: StickerPlace, name: string) => void;
}

/**
 * Renders the area by which a sticker is dragged with the pointer, and moved, resized and turned by keys,
 * with announcements.
 */
export function StickerButton({ image, index, sheets, isOpen, onSay, gesture, onPlace }: StickerButtonProps) {
  const { view } = useEditor();
  const { remove } = useStickerActions();
  const button = useFocusOnceOpen(isOpen);
  const open = (opens: boolean) => {
    view.openPicture = opens ? `sticker ${index}` : null;
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return open(false);
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return remove(index);
    }
    const act = handleStickerKey(image, event, sheets);
    if (!act) return;
    event.preventDefault();
    onPlace(act.place, act.name);
    onSay(act.says);
  };
  return (
    <button
      ref={button}
      type="button"
      className="sticker-hold"
      aria-label={`Sticker: ${image.alt || image.name || 'image'}${image.uploading ? ', uploading' : ''}`}
      aria-expanded={isOpen}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - R Delete"
      title="Drag to move. Keys: arrows move, + and − resize, R turns, Delete removes"
      {...gesture(
        (start, { by }) => onPlace(dragSticker(start, by, sheets), 'Move sticker'),
        () => open(true),
      )}
      onClick={() => open(true)}
      onKeyDown={press}
    >
      {image.uploading && <Uploading id={image.id} />}
    </button>
  );
}

/** Focuses a new sticker and scrolls it into view, once the dialog that chose it has returned the focus. */
function useFocusOnceOpen(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen || button.current?.contains(document.activeElement)) return;
    const frame = requestAnimationFrame(() => {
      button.current?.focus({ preventScroll: true });
      if (button.current && !isInSight(button.current))
        button.current.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return button;
}

function isInSight(sticker: Element): boolean {
  const { top, bottom } = sticker.getBoundingClientRect();
  const desk = sticker.closest('.desk')?.getBoundingClientRect();
  return desk === undefined || (top >= desk.top && bottom <= desk.bottom);
}

function Uploading({ id }: { id: string }) {
  const percent = useStateFact(usePictureUploads().percents, (all) => all[id] ?? null);
  return <span className="sticker-percent">Uploading {percent ?? 0}%</span>;
}
