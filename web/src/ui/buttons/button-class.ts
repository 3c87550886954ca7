/** `filled` is the one main action of a screen; `action` is accent text with an icon. */
export type ButtonKind = 'filled' | 'outlined' | 'ghost' | 'action' | 'danger';
/** 40 px; dense 32 px for rows of the side bar; large 48 px for a page's main action. */
export type ButtonSize = 'regular' | 'dense' | 'large';

/** The classes of a button, for links too that look like one. */
export const buttonClass = (kind: ButtonKind = 'outlined', size: ButtonSize = 'regular'): string =>
  `button button-${kind} button-${size}`;
