/** `filled` is the one main action of a screen; `action` is accent text with an icon. */
export type ButtonVariant = 'filled' | 'outlined' | 'ghost' | 'action' | 'danger';
/** 40 px; dense 32 px for rows of the side bar; large 48 px for a page's main action. */
export type ButtonSize = 'regular' | 'dense' | 'large';

/** Returns the classes of a button, also for links that look like one. */
export const getButtonClass = (
  variant: ButtonVariant = 'outlined',
  size: ButtonSize = 'regular',
  isPending = false,
): string => `button button-${variant} button-${size}${isPending ? ' button-pending' : ''}`;
