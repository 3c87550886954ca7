import { type PointerEvent, useRef, useState } from 'react';
import type { BlankRange } from '#shared/items/fill-in-the-blank/blank-ranges.ts';
import { setPartial } from '#shared/items/fill-in-the-blank/rules.ts';
import type { BlankWord, FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { isLetters } from '#shared/items/fill-in-the-blank/tokens.ts';
import { type PlacedGrapheme, splitPlacedGraphemes } from '#shared/text/graphemes.ts';
import { renderWithBreaks } from '#shared/text/RichText.tsx';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { renderWords } from './render-words.tsx';

interface LetterPickerProps {
  readonly id: string;
  readonly words: readonly BlankWord[];
  readonly path: Path<FillInTheBlankData>;
}

/** A letter, by word and place. */
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

const toBlankRange = ({ from, to }: Pick<Drag, 'from' | 'to'>): BlankRange => ({
  start: Math.min(from.start, to.start),
  end: Math.max(from.end, to.end),
});
/** Lists what is clicked: letters, or a formula as a whole. */
const listParts = ({ value }: BlankWord): PlacedGrapheme[] =>
  isLetters(value) ? splitPlacedGraphemes(value) : [{ text: value, start: 0, end: value.length }];

const isInRange = ({ start }: Pick<BlankRange, 'start'>, range: BlankRange): boolean =>
  start >= range.start && start < range.end;

function findSpot({ clientX, clientY }: PointerEvent): Spot | null {
  const letter = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-letter]');
  const [index = 0, start = 0, end = 0] = letter?.dataset.letter?.split(' ').map(Number) ?? [];
  return letter ? { index, start, end } : null;
}

/**
 * Renders letters that are clicked one by one, or several at a time: by dragging, or by a click and a click
 * with Shift.
 */
export function LetterPicker({ id, words, path }: LetterPickerProps) {
  const { run } = usePanel(id, 'Edit blanks');
  const [drag, setDrag] = useState<Drag | null>(null);
  const last = useRef<Spot | null>(null);

  const commit = ({ from, to, blank }: Drag) => {
    last.current = to;
    run(path, setPartial, { index: from.index, range: toBlankRange({ from, to }), blank });
  };
  /** Marks a letter; with Shift, all from the letter pressed last in this word. */
  const press = (spot: Spot, isBlank: boolean, shift: boolean) => {
    const from = shift && last.current?.index === spot.index ? last.current : spot;
    commit({ from, to: spot, blank: from === spot ? !isBlank : true });
  };
  const move = (event: PointerEvent) => {
    const spot = drag && findSpot(event);
    if (spot && spot.index === drag.from.index && spot.start !== drag.to.start)
      setDrag({ ...drag, to: spot });
  };
  const drop = () => {
    if (drag && drag.from !== drag.to) commit(drag);
    setDrag(null);
  };
  const letter = (word: BlankWord, index: number, { text, start, end }: PlacedGrapheme) => {
    const spot = { index, start, end };
    const isBlank = word.partials.some((partial) => isInRange(spot, partial));
    const isDragged = drag?.from.index === index && isInRange(spot, toBlankRange(drag));
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
        {renderWithBreaks(text)}
      </button>
    );
  };
  return (
    <span onPointerMove={move} onPointerUp={drop} onPointerCancel={() => setDrag(null)}>
      {renderWords(words, (word, index) => listParts(word).map((one) => letter(word, index, one)))}
    </span>
  );
}
