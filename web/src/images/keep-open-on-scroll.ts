/**
 * Returns an `onOpenChange` for a popover that stays open while what is under it scrolls, and follows its button. React Aria
 * closes a popover at each scroll without giving the reason, so the event that is being handled tells it; and it places a
 * popover again at each resize.
 */
export const keepOpenOnScroll =
  (onOpenChange: (opens: boolean) => void) =>
  (opens: boolean): void => {
    if (window.event?.type === 'scroll') window.dispatchEvent(new Event('resize'));
    else onOpenChange(opens);
  };
