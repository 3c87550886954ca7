import { type RefObject, useLayoutEffect } from 'react';

/** Around the messages, in px. */
const GAP = 8;

/**
 * Places the messages by the dialog that is open: below it or above it where there is room, else above its foot, so that they
 * cover neither its title nor its buttons. The style sheet uses it on a phone, where a dialog leaves no room at its side.
 */
export function usePlaceByDialog(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (!isShown || !current) return;
    const place = () =>
      current.style.setProperty('--above-window-end', `${findPlace(current.offsetHeight)}px`);
    const sizes = new ResizeObserver(place);
    const follow = () => {
      sizes.disconnect();
      for (const part of [current, ...document.querySelectorAll('.dialog-frame, .dialog-footer')])
        sizes.observe(part);
      place();
    };
    // Dialogs come and go beside the page.
    const dialogs = new MutationObserver(follow);
    dialogs.observe(document.body, { childList: true });
    window.addEventListener('resize', place);
    follow();
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [region, isShown]);
}

/** Finds the height of the messages above the end of the window, in px. */
function findPlace(height: number): number {
  const scrim = [...document.querySelectorAll('.scrim')].at(-1);
  const dialog = scrim?.querySelector('.dialog-frame')?.getBoundingClientRect();
  if (!scrim || !dialog) return GAP;
  const needed = height + 2 * GAP;
  const { top, bottom } = scrim.getBoundingClientRect();
  const toWindowEnd = (y: number): number => window.innerHeight - y + GAP;
  if (bottom - dialog.bottom >= needed) return toWindowEnd(bottom);
  if (dialog.top - top >= needed) return toWindowEnd(dialog.top);
  return toWindowEnd(scrim.querySelector('.dialog-footer')?.getBoundingClientRect().top ?? dialog.bottom);
}
