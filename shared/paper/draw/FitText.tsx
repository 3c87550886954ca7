import {
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { getSplitter, type Splitter, splitAnywhere, subscribeToSyllables } from '../../text/syllables.ts';
import { PX_PER_POINT } from '../sheet/page-sizes.ts';
import { fitIntoBox, markWaiting } from './fit-into-box.ts';
import { FitTurnsContext } from './fit-turns.ts';
import { countLateFonts, findStage, getFoundSize, subscribeToLateFonts, toSizeKey } from './found-sizes.ts';

/** Called when the mark of a text changed, for example because its words are broken now. */
export const FitChangeContext = createContext<() => void>(() => undefined);

/** How a text is drawn with its words broken, and when. */
interface Broken {
  /** The font size in pt below which words are broken by syllables instead of being smaller. */
  readonly below: number;
  /** How large they may be once they are broken, in pt; no larger than `below` where it is left out. */
  readonly upTo?: number;
  readonly lang: string;
  readonly draw: (split: Splitter) => ReactNode;
}

interface FitTextProps {
  /** Everything apart from the box that decides the size: the same key in the same box always has the same size. */
  readonly of: string;
  /** The room, in px. */
  readonly width: number;
  readonly height: number;
  /** The preferred size and the least readable size, in pt. */
  readonly size: number;
  readonly least: number;
  /** The key of what it belongs to, as an editor knows it. */
  readonly block?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** A copy of a text in a box of the same size elsewhere. Only the other one reports whether it fits. */
  readonly isCopy?: boolean;
  /** Left out where words stay whole, however small they become. */
  readonly broken?: Broken;
  readonly children: ReactNode;
}

/** Returns the function that splits words of a language into syllables; undefined until its patterns have loaded. */
export const useSplitter = (lang: string | undefined): Splitter | undefined =>
  useSyncExternalStore(
    subscribeToSyllables,
    () => (lang === undefined ? undefined : getSplitter(lang)),
    () => undefined,
  );

/** Returns how many times fonts have arrived late, and renders the caller again when one does. */
export const useLateFonts = (): number => useSyncExternalStore(subscribeToLateFonts, countLateFonts, () => 0);

/**
 * Renders a text in its own box and shrinks it until it fits, down to `least`; a text that still does not fit
 * is cut at the edge of the box. It marks texts that are cut or tight, so that the layout can warn, and texts
 * that must render again with broken words as unsettled, so that the layout waits. It fits before the browser
 * paints, unless `FitTurnsContext` makes it wait for its turn.
 */
export function FitText({
  of,
  width,
  height,
  size,
  least,
  block,
  className,
  style,
  isCopy = false,
  broken,
  children,
}: FitTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const face = useLateFonts();
  const what = `${of}|${width}×${height}|${size}–${least}|${face}`;
  const lang = broken?.lang;
  const below = broken?.below ?? 0;
  const split = useSplitter(lang);
  const [pass, drawAgain] = useReducer((count: number) => count + 1, 0);
  const refitted = use(FitChangeContext);
  const turns = use(FitTurnsContext);
  const stage = findStage(what, below, lang, split !== undefined);
  const isBroken = stage !== 'whole';
  const mostBroken = Math.min(size, broken?.upTo ?? below);
  const most = isBroken ? mostBroken : size;
  // Drawn so at first: what has room in its full size is then laid out once with all others, not one after another.
  const [first] = useState(() => getFoundSize(toSizeKey(what, stage, lang)) ?? most);
  const last = useRef<number>(first);
  const canSplit = split !== undefined;
  // After another pass in any case: meanwhile another box with the same text may have found that this one was right.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const fitting = { what, stage, size, least, most, mostBroken, below, lang, canSplit, isCopy };
    const fitBox = () => {
      const followUp = fitIntoBox(element, fitting, last);
      // Renders again before the browser paints.
      if (followUp === 'draw again') drawAgain();
      if (followUp === 'report') turns.report(refitted);
    };
    // A size that is known costs no layout.
    if (getFoundSize(toSizeKey(what, stage, lang)) !== undefined) fitBox();
    else if (turns.take(element, fitBox) === 'waits') markWaiting(element, isCopy);
    return () => turns.leave(element);
  }, [what, stage, most, mostBroken, size, least, below, lang, split, isCopy, refitted, turns, pass]);
  return (
    <div
      ref={box}
      data-block={block}
      className={className ? `fitted ${className}` : 'fitted'}
      style={{ ...style, width, height, fontSize: `${first * PX_PER_POINT}px` }}
    >
      {broken && isBroken ? broken.draw(stage === 'syllables' && split ? split : splitAnywhere) : children}
    </div>
  );
}
