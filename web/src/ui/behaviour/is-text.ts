const TEXT = 'textarea, [contenteditable=true], input:not([type=range], [type=checkbox], [type=radio])';

/** Tells whether an element is written in. */
export const isText = (element: Element | null): boolean => element?.matches(TEXT) ?? false;
