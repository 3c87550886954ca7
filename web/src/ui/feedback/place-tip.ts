/** The gap between a control and its tip, and between a tip and the edge of the window, in px. */
const GAP = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

/** Computes the place of a tip: above its control, or below where it has no room, and within the window; in px. */
export function computeTipPlace(control: Box, tip: Size, window: Size): { left: number; top: number } {
  const middle = control.left + control.width / 2 - tip.width / 2;
  const above = control.top - tip.height - GAP;
  return {
    left: Math.max(GAP, Math.min(middle, window.width - tip.width - GAP)),
    top: above >= GAP ? above : control.top + control.height + GAP,
  };
}

/** Moves a tip beside its control. */
export function placeTip(tip: HTMLElement, control: Element): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const place = computeTipPlace(control.getBoundingClientRect(), tip.getBoundingClientRect(), {
    width,
    height,
  });
  Object.assign(tip.style, { left: `${place.left}px`, top: `${place.top}px`, visibility: 'visible' });
}
