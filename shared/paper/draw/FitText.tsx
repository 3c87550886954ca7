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
import {
  fetchSyllables,
  getSplitter,
  type Splitter,
  splitAnywhere,
  subscribeToSyllables,
} from '../../text/syllables.ts';
import { PX_PER_POINT } from '../sheet/page-sizes.ts';
import { type Bounds, findGreatestFitting } from './find-greatest-fitting.ts';

/** Called when the mark of a text changed, for example because its words are broken now. */
export const FitChangeContext = createContext<() => void>(() => undefined);

/** How a text is drawn with its words broken, and when. */
interface Broken {
  /** In pt: rather than being smaller, words are broken by syllables. */
  readonly below: number;
  /** How large they may be once they are broken, in pt; no larger than `below` where it is left out. */
  readonly upTo?: number;
  readonly lang: string;
  readonly draw: (split: Splitter) => ReactNode;
}

interface FitTextProps {
  /**
   * Everything besides the box that decides the size: the same key in the same box always has the same size.
   */
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

/** Sizes in pt that were found, by what was fitted; null where even the least is too large. */
const foundSizes = new Map<string, number | null>();
const FOUND_LIMIT = 5_000;

/** How words without room are treated: kept whole, broken between syllables, or broken anywhere. */
type Stage = 'whole' | 'syllables' | 'anywhere';

const toSizeKey = (what: string, stage: Stage, lang = ''): string => `${what}|${stage}|${lang}`;

/** Returns how far words must be broken, judged by the sizes found so far. */
function findStage(what: string, below: number, lang: string | undefined, canSplit: boolean): Stage {
  const whole = foundSizes.get(toSizeKey(what, 'whole', lang));
  if (lang === undefined || whole === undefined || (whole !== null && whole >= below)) return 'whole';
  if (!canSplit) return whole === null ? 'anywhere' : 'whole';
  const split = foundSizes.get(toSizeKey(what, 'syllables', lang));
  if (split === null) return 'anywhere';
  // Broken for nothing, a word is better whole.
  return split !== undefined && split <= (whole ?? 0) ? 'whole' : 'syllables';
}

type Mark = 'overflowing' | 'tight' | undefined;

/** Returns the mark that the layout reads for a found size; undefined where the text fits well. */
function toMark(found: number | null, stage: Stage, { size, least }: Bounds): Mark {
  if (found === null) return 'overflowing';
  return stage === 'anywhere' || (found === least && least < size) ? 'tight' : undefined;
}

/** Returns the function that splits words of a language into syllables; undefined until its patterns have loaded. */
export const useSplitter = (lang: string | undefined): Splitter | undefined =>
  useSyncExternalStore(
    subscribeToSyllables,
    () => (lang === undefined ? undefined : getSplitter(lang)),
    () => undefined,
  );

/** A font that arrives late makes every letter another one. */
let lateFonts = 0;
const listeners = new Set<() => void>();
const subscribeToLateFonts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function forgetSizes(): void {
  foundSizes.clear();
  lateFonts += 1;
  for (const listener of listeners) listener();
}
// Registered before any paper, because a paper that measures again must not reuse sizes of other fonts.
if (typeof document !== 'undefined') document.fonts.addEventListener('loadingdone', forgetSizes);

/** Returns how many times fonts have arrived late, and renders the caller again when one does. */
export const useLateFonts = (): number => useSyncExternalStore(subscribeToLateFonts, countLateFonts, () => 0);

/** Returns how many times fonts have arrived late, for code that renders with the paper anyway. */
export const countLateFonts = (): number => lateFonts;

/**
 * Tells whether the text fits its box. Scroll and client lengths are rounded alike, unlike the exact lengths.
 */
const fits = (element: HTMLElement): boolean =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;

const createFitTest = (element: HTMLElement) => (points: number) => {
  element.style.fontSize = `${points * PX_PER_POINT}px`;
  return fits(element);
};

/**
 * Finds the size at which the text fits its box. `near` is its last size, which one more letter rarely
 * changes by more than one step.
 */
function fitInto(element: HTMLElement, stage: Stage, bounds: Bounds, near: number): number | null {
  element.toggleAttribute('data-anywhere', stage === 'anywhere');
  // A marked text may break its words anywhere, so everything would seem to fit.
  element.removeAttribute('data-overflowing');
  return findGreatestFitting(bounds, createFitTest(element), near);
}

/** Holds, for boxes whose words are whole, the bounds of the size, the size from which words would break, and the size. */
interface WholeBox extends Bounds {
  readonly below: number;
  readonly points: number;
}
const wholeBoxes = new WeakMap<Element, WholeBox>();

/** Finds the size that the letters of a box now need, in pt; null where they fit in none. */
function refit(box: HTMLElement, whole: WholeBox, hasGrown: boolean): number | null {
  if (whole.points === whole.size && fits(box)) return whole.size;
  const size = hasGrown ? whole.points : whole.size;
  return findGreatestFitting({ size, least: whole.least }, createFitTest(box), whole.points);
}

/**
 * Sets the boxes in the size that their letters now need, as rendering them again would. Returns false where
 * words would have to break or be cut: the caller must then render the boxes, whose sizes are undefined.
 * After letters were only inserted (`hasGrown`) no larger size is tried.
 */
export function refitBoxes(boxes: readonly HTMLElement[], hasGrown: boolean): boolean {
  // The same words in boxes of the same size need the same size.
  const found = new Map<string, number | null>();
  return boxes.every((box) => {
    const whole = wholeBoxes.get(box);
    if (!whole) return false;
    const key = `${box.style.width} ${box.style.height} ${whole.size} ${whole.least}`;
    if (!found.has(key)) found.set(key, refit(box, whole, hasGrown));
    const points = found.get(key) ?? null;
    if (points === null || points < whole.below || (points === whole.least && points < whole.size))
      return false;
    if (points === whole.points) return true;
    box.style.fontSize = `${points * PX_PER_POINT}px`;
    wholeBoxes.set(box, { ...whole, points });
    return true;
  });
}

// Read as attributes: `dataset` creates an object for each of thousands of squares.
function readMark(element: HTMLElement): Mark {
  if (element.hasAttribute('data-overflowing')) return 'overflowing';
  return element.hasAttribute('data-tight') ? 'tight' : undefined;
}

function setMark(element: HTMLElement, mark: Mark, isCopy: boolean): void {
  for (const name of ['overflowing', 'tight'] as const) {
    if (name === mark) element.setAttribute(`data-${name}`, isCopy ? 'copy' : '');
    else element.removeAttribute(`data-${name}`);
  }
}

/**
 * Renders a text in its own box and shrinks it until it fits, down to `least`; a text that still does not fit
 * is cut at the edge of the box. It marks texts that are cut or tight, so that the layout can warn, and texts
 * that must render again with broken words as unsettled, so that the layout waits. It fits before the browser
 * paints.
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
  const [, drawAgain] = useReducer((pass: number) => pass + 1, 0);
  const refitted = use(FitChangeContext);
  const stage = findStage(what, below, lang, split !== undefined);
  const isBroken = stage !== 'whole';
  const most = isBroken ? Math.min(size, broken?.upTo ?? below) : size;
  const key = toSizeKey(what, stage, lang);
  // Drawn so at first: what has room in its full size is then laid out once with all others, not one after another.
  const [first] = useState(() => foundSizes.get(key) ?? most);
  const last = useRef<number>(first);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = readMark(element);
    const known = foundSizes.get(key);
    const fitted = known === undefined ? fitInto(element, stage, { size: most, least }, last.current) : known;
    const points = fitted ?? least;
    // The size may have been set by `refitBoxes` since it was last drawn.
    const current = wholeBoxes.get(element)?.points ?? last.current;
    const isSet = known !== undefined && points === current;
    last.current = points;
    if (foundSizes.size > FOUND_LIMIT) foundSizes.clear();
    foundSizes.set(key, fitted);
    element.toggleAttribute('data-anywhere', stage === 'anywhere');
    if (fitted !== null && stage === 'whole') wholeBoxes.set(element, { size, least, below, points });
    else wholeBoxes.delete(element);
    if (!isSet) element.style.fontSize = `${points * PX_PER_POINT}px`;
    const isLast = findStage(what, below, lang, split !== undefined) === stage;
    const mark = isLast ? toMark(fitted, stage, { size, least }) : undefined;
    setMark(element, mark, isCopy);
    const wasUnsettled = element.hasAttribute('data-unsettled');
    element.toggleAttribute('data-unsettled', !isLast && !isCopy);
    const whole = foundSizes.get(toSizeKey(what, 'whole', lang));
    const wantsSyllables = lang !== undefined && whole !== undefined && (whole ?? 0) < below;
    if (wantsSyllables) fetchSyllables(lang);
    // Renders again before the browser paints.
    if (!isLast) drawAgain();
    else if ((mark !== before || wasUnsettled) && !isCopy) refitted();
  }, [what, key, stage, most, size, least, below, lang, split, isCopy, refitted]);
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
