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

/** Called when something fits otherwise than it was marked before, say because its words are broken now. */
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
  /** What decides the size beside the box: the same key in the same box always has the same size. */
  readonly of: string;
  /** The room, in px. */
  readonly width: number;
  readonly height: number;
  /** The size that is wished for and the least that can be read, in pt. */
  readonly size: number;
  readonly least: number;
  /** The key of what it belongs to, as an editor knows it. */
  readonly block?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** The same stands in a box of the same size elsewhere, which says whether it fits. */
  readonly isCopy?: boolean;
  /** Left out where words stay whole, however small they become. */
  readonly broken?: Broken;
  readonly children: ReactNode;
}

/** Sizes in pt that were found, by what was fitted; null where even the least is too large. */
const foundSizes = new Map<string, number | null>();
const FOUND_LIMIT = 5_000;

/** What is done to words that have no room: they are kept whole, broken by their syllables, or wherever a line ends. */
type Stage = 'whole' | 'syllables' | 'anywhere';

const toSizeKey = (what: string, stage: Stage, lang = ''): string => `${what}|${stage}|${lang}`;

/** How far breaking has to go, by what was found so far. */
function findStage(what: string, below: number, lang: string | undefined, canSplit: boolean): Stage {
  const whole = foundSizes.get(toSizeKey(what, 'whole', lang));
  if (lang === undefined || whole === undefined || (whole !== null && whole >= below)) return 'whole';
  if (!canSplit) return whole === null ? 'anywhere' : 'whole';
  const split = foundSizes.get(toSizeKey(what, 'syllables', lang));
  if (split === null) return 'anywhere';
  // Broken for nothing, a word is better whole.
  return split !== undefined && split <= (whole ?? 0) ? 'whole' : 'syllables';
}

type Mark = 'overfull' | 'squeezed' | undefined;

/** What the layout is to say of a size that was found; undefined where it fits well. */
function toMark(found: number | null, stage: Stage, { size, least }: Bounds): Mark {
  if (found === null) return 'overfull';
  return stage === 'anywhere' || (found === least && least < size) ? 'squeezed' : undefined;
}

/** Breaks words of a language by their syllables; undefined while its patterns are not there. */
export const useSplitter = (lang: string | undefined): Splitter | undefined =>
  useSyncExternalStore(
    subscribeToSyllables,
    () => (lang === undefined ? undefined : getSplitter(lang)),
    () => undefined,
  );

/** A face that arrives late makes every letter another one. */
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
// Before any paper that measures anew hears of it: sizes of other faces would be found again.
if (typeof document !== 'undefined') document.fonts.addEventListener('loadingdone', forgetSizes);

/** How many times faces have arrived late: who asks draws again when one does. */
export const useLateFonts = (): number => useSyncExternalStore(subscribeToLateFonts, countLateFonts, () => 0);

/** The same for what is drawn anew with the paper whenever faces arrive. */
export const countLateFonts = (): number => lateFonts;

/** Whether what stands in the box has room there; what is marked may be cut. Rounded alike, unlike the lengths themselves. */
const fits = (element: HTMLElement): boolean =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;

const createFitTest = (element: HTMLElement) => (points: number) => {
  element.style.fontSize = `${points * PX_PER_POINT}px`;
  return fits(element);
};

/** `near` is the size that it had, which a letter more seldom changes by more than a step. */
function fitInto(element: HTMLElement, stage: Stage, bounds: Bounds, near: number): number | null {
  element.toggleAttribute('data-anywhere', stage === 'anywhere');
  // What is marked may break its words anywhere, and everything would seem to fit.
  element.removeAttribute('data-overfull');
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
 * Sets the boxes in the size that their letters now need, as drawing them anew would. Returns false where a box would
 * look otherwise, because its words would have to break or to be cut; then nothing is promised of the boxes. After
 * letters were only inserted (`hasGrown`) no larger size is tried.
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

// As attributes: a `dataset` is made for each of the thousands of squares that only asks for it.
function readMark(element: HTMLElement): Mark {
  if (element.hasAttribute('data-overfull')) return 'overfull';
  return element.hasAttribute('data-squeezed') ? 'squeezed' : undefined;
}

function setMark(element: HTMLElement, mark: Mark, isCopy: boolean): void {
  for (const name of ['overfull', 'squeezed'] as const) {
    if (name === mark) element.setAttribute(`data-${name}`, isCopy ? 'copy' : '');
    else element.removeAttribute(`data-${name}`);
  }
}

/**
 * What stands in a box of its own and shrinks until it fits, down to `least`; what does not fit then is cut at
 * the box's edge. What is cut, or hardly fits, is marked, so that the layout can say so; while it is drawn anew with
 * its words broken it is marked as unsettled, so that the layout waits. It is fitted before anything is painted.
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
    const stands = known !== undefined && points === current;
    last.current = points;
    if (foundSizes.size > FOUND_LIMIT) foundSizes.clear();
    foundSizes.set(key, fitted);
    element.toggleAttribute('data-anywhere', stage === 'anywhere');
    if (fitted !== null && stage === 'whole') wholeBoxes.set(element, { size, least, below, points });
    else wholeBoxes.delete(element);
    if (!stands) element.style.fontSize = `${points * PX_PER_POINT}px`;
    const isLast = findStage(what, below, lang, split !== undefined) === stage;
    const mark = isLast ? toMark(fitted, stage, { size, least }) : undefined;
    setMark(element, mark, isCopy);
    const wasUnsettled = element.hasAttribute('data-unsettled');
    element.toggleAttribute('data-unsettled', !isLast && !isCopy);
    const whole = foundSizes.get(toSizeKey(what, 'whole', lang));
    const wantsSyllables = lang !== undefined && whole !== undefined && (whole ?? 0) < below;
    if (wantsSyllables) fetchSyllables(lang);
    // Drawn anew before anything is painted.
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
