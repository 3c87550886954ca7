import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import { LIST } from '../../document/open-items.ts';
import { useViewFact } from '../../document/use-view.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { keepInPlace } from '../../ui/behaviour/keep-in-place.ts';
import { useAfterPress } from '../../ui/behaviour/use-after-press.ts';

type Row = RefObject<HTMLElement | null>;

const PROMPT_FIELD = '.card-row-prompt [role=textbox]';
const SIDE_FIELD = '.card-row-side [role=textbox]';

/** Returns whether the prompt of a card was asked for, and a function that asks for it, which leads into its field. */
export function usePromptRequest(row: Row): { readonly isAsked: boolean; readonly ask: () => void } {
  const [times, setTimes] = useState(0);
  const ask = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => {
    if (times === 0) return;
    // A frame later: the menu that closes gives the focus back to its button.
    requestAnimationFrame(() => focusEnd(row.current?.querySelector<HTMLElement>(PROMPT_FIELD)));
  }, [times, row]);
  return { isAsked: times > 0, ask };
}

/** Brings the row into sight and the caret into it, when the view asks for its card; the last row answers for the list. */
export function useRevealedRow(row: Row, { id, isLast }: { id: string; isLast: boolean }): void {
  const { view } = useEditor();
  const revealed = useViewFact(({ reveal }) =>
    reveal && (reveal.key === id || (isLast && reveal.key === LIST)) ? reveal.time : 0,
  );
  useEffect(() => {
    if (revealed === 0) return;
    // From now on it is this row's: the row below, which comes with the first letter here, must not take it too.
    if (view.reveal?.key === LIST) view.reveal.key = id;
    // Pressed here too: a section that closed above it has moved it.
    row.current?.scrollIntoView({ block: 'nearest' });
    if (view.reveal?.side === 'paper') return;
    // A frame later: the press that brought it here must not take the focus away again.
    requestAnimationFrame(() => {
      if (row.current?.contains(document.activeElement)) return;
      if (view.selected.includes(id)) row.current?.querySelector<HTMLElement>('.card-row-number')?.focus();
      else focusEnd(row.current?.querySelector<HTMLElement>('[role=textbox]'));
    });
  }, [revealed, view, id, row]);
}

/** Returns handlers that open a card which is pressed or gets the focus; a new one is opened with its first letter. */
export function useOpening(row: Row, { id, isNew }: { id: string; isNew: boolean }) {
  const { view } = useEditor();
  const { openItem } = useItemActions();
  const open = useEffectEvent(() => {
    if (!isNew && view.openItem !== id) keepInPlace(row.current, () => openItem(id, 'paper'));
  });
  const opening = useAfterPress(open);
  const wasNew = useRef(isNew);
  // The first letter makes a card of the row, which is then opened like any other that is written in.
  useEffect(() => {
    const isWritten = wasNew.current && !isNew;
    wasNew.current = isNew;
    if (isWritten && row.current?.contains(document.activeElement)) requestAnimationFrame(open);
  }, [isNew, row]);
  return opening;
}

/** Finds the row below, if it is drawn: rows off screen are not. */
function findRowBelow(row: HTMLElement | null): Element | undefined {
  const rows = [...(row?.closest('.card-list')?.querySelectorAll('.card-row') ?? [])];
  return row ? rows[rows.indexOf(row) + 1] : undefined;
}

/** Finds the row of the section behind the list. */
function findSectionBehind(row: HTMLElement | null): HTMLElement | undefined {
  const list = row?.closest('.card-list');
  return [...document.querySelectorAll<HTMLElement>('.section-row')].find(
    (section) => list?.compareDocumentPosition(section) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Returns a function that goes on to the next word of a list, behind the last to a new one, and behind that to the next section. */
export function useNextWord(row: Row, index: number): () => void {
  const editor = useEditor();
  const { openItem } = useItemActions();
  return () => {
    const below = findRowBelow(row.current)?.querySelector<HTMLElement>(SIDE_FIELD);
    const next = editor.document.items[index + 1];
    if (below) focusEnd(below);
    else if (next) openItem(next.id, 'bar');
    else findSectionBehind(row.current)?.focus();
  };
}
