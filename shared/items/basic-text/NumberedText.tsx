import { type RefObject, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Unit } from '../../paper/draw/Unit.tsx';
import { forgetNumberedLines, measureNumberedLines } from '../../paper/measure/measure-numbered-lines.ts';
import { getDirection } from '../../text/direction.ts';
import { LinePlacesContext } from '../../text/line-places.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import { recallLineFinder } from './find-lines.ts';

/** Every fifth line has its number. */
const EVERY = 5;

/** The distance of the middle of each numbered line from the top of the text, in px of paper. */
type Middles = readonly number[];

const isSame = (a: Middles, b: Middles): boolean =>
  a.length === b.length && a.every((middle, at) => Math.abs(middle - (b[at] ?? 0)) < 0.05);

/**
 * Returns where the numbers stand. A text is measured whenever it is drawn, its room changes or a font has arrived. Each part that a
 * page or a column shows draws the whole text and clips it, so the lines of earlier pages are counted with it.
 */
function useNumberedLines(
  text: RefObject<HTMLElement | null>,
  { id, locale = 'en-US' }: Pick<NumberedTextProps, 'id' | 'locale'>,
): Middles {
  const places = use(LinePlacesContext)?.places;
  const [middles, setMiddles] = useState<Middles>([]);
  const measure = useCallback(() => {
    const element = text.current;
    if (!element) return;
    const lines = measureNumberedLines(element);
    const next = lines.middles.filter((_, at) => (at + 1) % EVERY === 0);
    setMiddles((before) => (isSame(before, next) ? before : next));
    places?.set(id, recallLineFinder(lines, locale));
  }, [text, id, locale, places]);
  useLayoutEffect(() => measure());
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const measureAnew = () => {
      forgetNumberedLines();
      measure();
    };
    document.fonts.addEventListener('loadingdone', measureAnew);
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', measureAnew);
    };
  }, [text, measure]);
  return middles;
}

interface NumberedTextProps {
  /** Names the text among all that are numbered. */
  readonly id: string;
  readonly value: RichTextValue;
  readonly field: string;
  /** The language of the document. */
  readonly locale: string | undefined;
}

/** Renders a text with the number of every fifth line beside it, as one unit that breaks between its lines. */
export function NumberedText(props: NumberedTextProps) {
  return (
    <Unit index={0} lines>
      <Numbered {...props} />
    </Unit>
  );
}

function Numbered({ id, value, field, locale }: NumberedTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const middles = useNumberedLines(text, { id, locale });
  return (
    <div className="numbered-text" dir={getDirection(value)}>
      <div ref={text}>
        <RichText value={value} field={field} />
      </div>
      <div className="line-numbers" aria-hidden="true">
        {middles.map((top, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number has no identity but its place
          <span key={at} style={{ top }}>
            {(at + 1) * EVERY}
          </span>
        ))}
      </div>
    </div>
  );
}
