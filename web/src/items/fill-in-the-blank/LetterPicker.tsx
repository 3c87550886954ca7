import { type PointerEvent, useRef, useState } from 'react';
import type { Partial } from '#shared/items/fill-in-the-blank/partials.ts';
import { setPartial } from '#shared/items/fill-in-the-blank/rules.ts';
import type { BlankWord, FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { type PlacedLetter, placedLetters } from '#shared/text/letters.ts';
import { usePanel } from '../../document/panel.ts';
import { withSpaces } from './with-spaces.tsx';

interface LetterPickerProps {
  readonly id: string;
  readonly words: readonly BlankWord[];
  readonly live: FillInTheBlankData;
}

/** A letter, by where it stands. */
interface Spot {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}
interface Drag {
  readonly from: Spot;
  readonly to: Spot;
  readonly blank: boolean;
}

const spanOf = ({ from, to }: Pick<Drag, 'from' | 'to'>): Partial => ({
  start: Math.min(from.start, to.start),
  end: Math.max(from.end, to.end),
});
const isIn = ({ start }: Pick<Partial, 'start'>, range: Partial): boolean =>
  start >= range.start && start < range.end;

function spotAt({ clientX, clientY }: PointerEvent): Spot | null {
  const letter = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-letter]');
  const [index = 0, start = 0, end = 0] = letter?.dataset.letter?.split(' ').map(Number) ?? [];
  return letter ? { index, start, end } : null;
}

/** Each letter is clicked, or several: dragged over, or clicked and then clicked with Shift. */
export function LetterPicker({ id, words, live }: LetterPickerProps) {
  const { run } = usePanel(id, 'Edit blanks');
  const [drag, setDrag] = useState<Drag | null>(null);
  const last = useRef<Spot | null>(null);

  const commit = ({ from, to, blank }: Drag) => {
    last.current = to;
    run(live, setPartial, { index: from.index, range: spanOf({ from, to }), blank });
  };
  /** With Shift, from the letter that was pressed last in this word. */
  const press = (spot: Spot, isBlank: boolean, shift: boolean) => {
    const from = shift && last.current?.index === spot.index ? last.current : spot;
    commit({ from, to: spot, blank: from === spot ? !isBlank : true });
  };
  const move = (event: PointerEvent) => {
    const spot = drag && spotAt(event);
    if (spot && spot.index === drag.from.index && spot.start !== drag.to.start)
      setDrag({ ...drag, to: spot });
  };
  const drop = () => {
    if (drag && drag.from !== drag.to) commit(drag);
    setDrag(null);
  };
  const letter = (word: BlankWord, index: number, { text, start, end }: PlacedLetter) => {
    const spot = { index, start, end };
    const isBlank = word.partials.some((partial) => isIn(spot, partial));
    const isDragged = drag?.from.index === index && isIn(spot, spanOf(drag));
    return (
      <button
        key={start}
        type="button"
        className="pick pick-letter"
        data-letter={`${index} ${start} ${end}`}
        aria-pressed={isDragged ? drag.blank : isBlank}
        onPointerDown={() => setDrag({ from: spot, to: spot, blank: !isBlank })}
        onClick={(event) => {
          // A drag that ends over the letter it began at is a click.
          setDrag(null);
          press(spot, isBlank, event.shiftKey);
        }}
      >
        {text}
      </button>
    );
  };
  return (
    <span onPointerMove={move} onPointerUp={drop} onPointerCancel={() => setDrag(null)}>
      {withSpaces(words, (word, index) => placedLetters(word.value).map((one) => letter(word, index, one)))}
    </span>
  );
}
