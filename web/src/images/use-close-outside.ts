import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { isForClosedDialog } from '../ui/behaviour/use-second-click.ts';

/** Matches floating elements, which belong to the component that opened them. */
const FLOATING = '.menu-popover, .scrim, .toaster';

/** Closes the control bar of the open picture, if it is this component's own, on a press outside that. */
export function useCloseOutside(
  own: RefObject<Element | null>,
  isOwn: (openPicture: string | null) => boolean,
): void {
  const { view } = useEditor();
  const press = useEffectEvent((event: PointerEvent) => {
    const { target } = event;
    if (isForClosedDialog(event)) return;
    if (!isOwn(view.openPicture) || !(target instanceof Element)) return;
    if (own.current?.contains(target) || target.closest(FLOATING)) return;
    view.openPicture = null;
  });
  useEffect(() => {
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, []);
}
