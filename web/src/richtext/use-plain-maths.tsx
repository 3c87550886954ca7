import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { removeEdges } from '#shared/maths/formula-text.ts';
import {
  listShownFormulas,
  putFormula,
  removeFormula,
  rewriteFormulas,
} from '#shared/maths/plain-formulas.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';
import { MathsTool } from './maths/MathsTool.tsx';
import { type MathsPlace, splitDollars, writeFormula } from './maths/maths-commands.ts';
import { useFocusWithin } from './use-focus-within.ts';

const MathsDialog = createLazyDialog(async () => (await import('./maths/MathsDialog.tsx')).MathsDialog);

type Field = HTMLInputElement | HTMLTextAreaElement;

interface PlainMaths {
  /** The text as it is stored, with its formulas. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Reads the formula at the caret of a field, or the place for a new one. */
function readPlace(stored: string, { selectionStart, selectionEnd, value }: Field): MathsPlace {
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const run = listShownFormulas(stored).find((one) => from >= one.from && to <= one.to);
  if (run) return { from: run.from, to: run.to, ...splitDollars(run.text), isNew: false };
  return { from, to, ...splitDollars(value.slice(from, to)), isNew: true };
}

const isMathsKey = ({ altKey, ctrlKey, metaKey, key, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && (key === '=' || code === 'Equal');

/**
 * Gives a field of plain text its formulas: what is typed or pasted between dollar signs, and the palette, from its tool and
 * with Alt and =. `shown` is its text, `type` takes it back; `around` goes on the element around field and `tools`.
 */
export function usePlainMaths({ value, onChange }: PlainMaths) {
  const field = useRef<Field | null>(null);
  const caret = useRef<number | null>(null);
  const [place, setPlace] = useState<MathsPlace | null>(null);
  const { isFocusWithin, focusProps } = useFocusWithin();
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const open = () => field.current && setPlace(readPlace(value, field.current));
  const finish = (next: string, at: number) => {
    onChange(next);
    caret.current = at;
    setPlace(null);
  };
  const insert = (tex: string) => {
    if (!place) return;
    const dollars = writeFormula(place.sign, tex);
    finish(putFormula(value, place, dollars), place.from + dollars.length);
  };
  return {
    shown: removeEdges(value),
    /** The palette is open: the field is left for a moment alone. */
    isOpen: place !== null,
    type: (text: string) => onChange(rewriteFormulas(value, text)),
    around: {
      ...focusProps,
      ref: (element: HTMLElement | null) => {
        field.current = element?.querySelector<Field>('input, textarea') ?? null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!isMathsKey(event)) return;
        event.preventDefault();
        open();
      },
    },
    tools: (
      <>
        {isFocusWithin && <MathsTool onPress={open} />}
        {place && (
          <MathsDialog
            place={place}
            onDone={insert}
            onText={place.isNew ? undefined : () => finish(removeFormula(value, place), place.to)}
            onClose={() => setPlace(null)}
          />
        )}
      </>
    ),
  };
}
