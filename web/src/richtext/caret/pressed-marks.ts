import type { Edit } from './typing-receiver.ts';

/** Letters of a text, by their indexes; at a caret both are the same. */
interface Letters {
  readonly from: number;
  readonly to: number;
  /** Letters that are typed at their end do not belong to them. */
  readonly isEnded: boolean;
}

/** A key that formats text, such as Ctrl+B, pressed before the editor of its field was there, and the letters that it formats. */
export interface PressedMark extends Letters {
  readonly key: KeyboardEventInit;
}

const isSameKey = (one: KeyboardEventInit, other: KeyboardEventInit): boolean =>
  one.key?.toLowerCase() === other.key?.toLowerCase();

/** Adds a key that was pressed while the letters were selected, or at a caret: there it ends what it began. */
export function pressMark(
  marks: readonly PressedMark[],
  key: KeyboardEventInit,
  [from, to]: readonly [number, number],
): PressedMark[] {
  const ended =
    from === to
      ? marks.findLast((mark) => !mark.isEnded && mark.to === to && isSameKey(mark.key, key))
      : undefined;
  if (!ended) return [...marks, { key, from, to, isEnded: false }];
  return marks.flatMap((mark) => {
    if (mark !== ended) return mark;
    return mark.from < mark.to ? { ...mark, isEnded: true } : [];
  });
}

/** Moves letters with an edit of their text. What is typed within them or at their end belongs to them, as in the editor. */
export const moveLetters = <Kept extends Letters>(kept: readonly Kept[], edit: Edit): Kept[] =>
  kept.map((letters) => ({ ...letters, ...moveBehindEdit(letters, edit) }));

function moveBehindEdit(letters: Letters, { from, to, text }: Edit): Pick<Letters, 'from' | 'to'> {
  const isAtEnd = from === to && from === letters.to;
  const isWithin = from >= letters.from && to <= letters.to && !(isAtEnd && letters.isEnded);
  const isBeforeAll = from === to && from === letters.from && letters.from < letters.to;
  const move = (index: number) => (index < to ? Math.min(index, from) : index + text.length - (to - from));
  if (isWithin && !isBeforeAll) return { from: letters.from, to: letters.to + text.length - (to - from) };
  const start = isAtEnd ? letters.from : move(letters.from);
  return { from: start, to: Math.max(start, isAtEnd ? letters.to : move(letters.to)) };
}

/** Moves letters by a number of places, for the text that stands before all of them. */
export const shiftLetters = <Kept extends Letters>(kept: readonly Kept[], by: number): Kept[] =>
  kept.map((letters) => ({ ...letters, from: letters.from + by, to: letters.to + by }));

/** Lists the keys that the editor lacks at its caret once the letters are formatted: for what is typed next. */
export const listCaretKeys = (marks: readonly PressedMark[], caret: number): KeyboardEventInit[] =>
  marks.filter(({ from, to, isEnded }) => to === caret && (from === to || isEnded)).map(({ key }) => key);
