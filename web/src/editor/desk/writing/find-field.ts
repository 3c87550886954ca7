/** The elements in which a user types text. */
const TYPED_IN = ':is([role=textbox], textarea, input)';

/** Selects the part of the side bar for an item, or all of it. */
const selectAround = (item: string | null): string =>
  item === null ? '.side-bar' : `.side-bar [data-frame="${CSS.escape(item)}"]`;

/**
 * Finds where a field of an item, or of the document, is written in the side bar; null while it is not there. Without a
 * field it is the item's first one that the sheet shows.
 */
export function findWrittenField(item: string | null, field: string | null): HTMLElement | null {
  const named = `${selectAround(item)} [data-field${field === null ? '' : `="${CSS.escape(field)}"`}]`;
  return document.querySelector<HTMLElement>(`${named}${TYPED_IN}, ${named} ${TYPED_IN}`);
}

/** Finds the button in the side bar for a picture that was pressed on a sheet; null for anything else that was pressed. */
export function findPictureButton(item: string | null, pressed: EventTarget): HTMLElement | null {
  const picture = pressed instanceof Element ? pressed.closest<HTMLElement>('[data-picture]') : null;
  const id = picture?.dataset.picture;
  if (id === undefined) return null;
  return document.querySelector(`${selectAround(item)} button[data-picture="${CSS.escape(id)}"]`);
}

/** Finds what sets a field of the document that is not written; null where it is not there. */
export const findSetting = (field: string): HTMLElement | null =>
  document.querySelector(`.side-bar [data-sets="${CSS.escape(field)}"]`);

/** Finds where the next card of a deck is written; null where the document has no cards. */
export const findNewField = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('.side-bar .card-list [data-frame]')]
    .at(-1)
    ?.querySelector<HTMLElement>(TYPED_IN) ?? null;

/** Finds what has to be pressed for a field of the document to show; null where nothing has to be. */
export function findFold(field: string): HTMLElement | null {
  const [list = ''] = field.split('.');
  return document.querySelector(`.side-bar [data-holds="${CSS.escape(list)}"][aria-expanded=false]`);
}

/** Finds the title of an item in the side bar, or of the open section; null while it is not there. */
export const findTitle = (item: string | null): HTMLElement | null =>
  document.querySelector(
    item === null
      ? '.side-bar .section-row[aria-expanded=true]'
      : `.side-bar [data-frame="${CSS.escape(item)}"] .frame-title`,
  );
