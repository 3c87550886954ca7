import type { Edit } from './typing-receiver.ts';

/** A key that formats text, such as Ctrl+B, pressed before the editor of its field was there. */
export interface PressedMark {
  readonly key: KeyboardEventInit;
  /** The indexes of the letters that it formats; the same where it was pressed at a caret and nothing was typed yet. */
  readonly from: number;
  readonly to: number;
  /** It was pressed again at its end, so that the letters that follow do not have it. */
  readonly isEnded: boolean;
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

/** Moves the marks with an edit of their text. Letters that are typed within a mark or at its end have it, as in the editor. */
export const moveMarks = (marks: readonly PressedMark[], edit: Edit): PressedMark[] =>
  marks.map((mark) => moveMark(mark, edit));

function moveMark(mark: PressedMark, { from, to, text }: Edit): PressedMark {
  const isAtEnd = from === to && from === mark.to;
  const isWithin = from >= mark.from && to <= mark.to && !(isAtEnd && mark.isEnded);
  const isBeforeAll = from === to && from === mark.from && mark.from < mark.to;
  const move = (index: number) => (index < to ? Math.min(index, from) : index + text.length - (to - from));
  if (isWithin && !isBeforeAll) return { ...mark, to: mark.to + text.length - (to - from) };
  const start = isAtEnd ? mark.from : move(mark.from);
  return { ...mark, from: start, to: Math.max(start, isAtEnd ? mark.to : move(mark.to)) };
}

/** Lists the keys that the editor lacks at its caret once the letters are formatted: for what is typed next. */
export const listCaretKeys = (marks: readonly PressedMark[], caret: number): KeyboardEventInit[] =>
  marks.filter(({ from, to, isEnded }) => to === caret && (from === to || isEnded)).map(({ key }) => key);
