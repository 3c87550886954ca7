import { isEqual } from 'es-toolkit';
import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hasItems } from '#shared/document/document.ts';
import { hasDefaultTitle } from '#shared/document/title-rules.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { useItemActions } from '../../../document/item-actions.ts';
import { readSelectionChange } from '../../../document/selection.ts';
import { findSection } from '../../../document/use-go-to.ts';
import { placeCaret } from '../../../richtext/caret/place-caret.ts';
import { early } from '../../../ui/behaviour/early-queue.ts';
import { isForClosedDialog } from '../../../ui/behaviour/use-second-click.ts';
import { findFold, findNewField, findPictureButton, findTitle, findWrittenField } from './find-field.ts';
import { focusSetting } from './focus-setting.ts';
import { isFreePlace, type PressedText, readPressedText } from './pressed-text.ts';

/** Finds the block that an event happened on, and its key; the head counts as one. */
export function findBlock(target: EventTarget): { block: HTMLElement; key: string } | null {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
  const key = block?.dataset.block;
  // A sheet of cards is nothing to choose; the cards on it are.
  return !block || key === undefined || key.startsWith('/') ? null : { block, key };
}

interface PressHandlers {
  /** Is called as the button goes down. */
  begin(): void;
  end(event: MouseEvent): void;
}

/**
 * Returns what a press on the sheets does: the item opens, and the caret is at the pressed letter in its field. A default
 * title is selected whole, so that what is typed replaces it; once it has the keys, a press places the caret. All of it
 * happens in the task of the press, so that the next key is written there. A pressed picture opens its control bar.
 */
export function usePress(): PressHandlers {
  const editor = useEditor();
  const { view, document } = editor;
  const { openItem, openList, select, advanced, toggleAdvanced } = useItemActions();
  // Pressing takes the focus from where it was.
  const wasInTitle = useRef(false);
  const begin = () => {
    const title = findWrittenField(null, 'title');
    wasInTitle.current = title !== null && title === window.document.activeElement;
  };
  const end = (event: MouseEvent) => {
    // The second click of a double click whose first closed a dialog is ignored.
    if (isForClosedDialog(event)) return;
    if (event.target instanceof Element && event.target.closest('[data-marks]')) return;
    const pressed = findBlock(event.target);
    if (!pressed) {
      view.selected = [];
      if (isFreePlace(event.target)) goToNew(openList);
      return;
    }
    const { block, key } = pressed;
    const item = key.startsWith('#') ? null : key;
    const change = !item || !hasItems(document) ? null : readSelectionChange(event, view.selected);
    if (change) {
      select(key, change);
      block.closest<HTMLElement>('.desk')?.focus({ preventScroll: true });
      return;
    }
    const text = readPressedText(block, event);
    open(item, text);
    const picture = findPictureButton(item, event.target);
    if (picture) picture.click();
    else goTo(item, text);
  };
  const open = (item: string | null, text: PressedText | null) => {
    // What moves is drawn first: the field may be new, and another one may close.
    flushSync(() => {
      if (item) openItem(item, 'bar');
      else {
        const openSection = findSection(text?.field ?? '');
        Object.assign(view, { openSection, openItem: null, selected: [], drawer: true });
      }
    });
  };
  const goTo = (item: string | null, text: PressedText | null) => {
    const isDefault = text?.field === 'title' && hasDefaultTitle(editor.document);
    const replaces = isDefault && !wasInTitle.current && isOnePlace(text.places);
    if (text && !findWrittenField(item, text.field))
      flushSync(() => {
        if (item === null) findFold(text.field)?.click();
        else if (!advanced) toggleAdvanced(true);
      });
    goToField(item, text, replaces ? 'all' : (text?.places ?? null));
  };
  return { begin, end };
}

/** Opens the list, and places the caret where the next item or card is written. */
function goToNew(openList: () => void): void {
  flushSync(openList);
  const field = findNewField();
  if (field) placeCaret(field, null);
}

/** Places the caret in the field of a text; where it has none, the focus goes to its setting or to its section. */
function goToField(item: string | null, text: PressedText | null, places: CaretPlaces): void {
  const find = () => findWrittenField(item, text?.field ?? null);
  const field = find() ?? (item && findWrittenField(item, null));
  // The section may still have to load what the text is written in.
  const title = item === null && text?.isWritten ? null : findTitle(item);
  // An item comes into sight by itself.
  if (field && item === null) field.scrollIntoView({ block: 'nearest' });
  if (field) placeCaret(field, places);
  else if (text && !text.isWritten) focusSetting(text.field, title);
  else if (title) title.focus({ preventScroll: true });
  else early.expect({ reach: () => reach(find(), places), place: document.querySelector('.editor') });
}

function reach(field: HTMLElement | null, places: CaretPlaces): boolean {
  if (field) placeCaret(field, places);
  return field !== null;
}

type CaretPlaces = Parameters<typeof placeCaret>[1];

const isOnePlace = (places: PressedText['places']): boolean => places === null || isEqual(...places);
