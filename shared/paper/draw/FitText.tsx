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
import {
  findSize,
  forgetBox,
  getSetSize,
  readMark,
  rememberBox,
  type Stage,
  setAnywhere,
  setMark,
  setSize,
  toMark,
} from './fitted-boxes.ts';

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
  const [pass, drawAgain] = useReducer((count: number) => count + 1, 0);
  const refitted = use(FitChangeContext);
  const stage = findStage(what, below, lang, split !== undefined);
  const isBroken = stage !== 'whole';
  const mostBroken = Math.min(size, broken?.upTo ?? below);
  const most = isBroken ? mostBroken : size;
  const key = toSizeKey(what, stage, lang);
  // Drawn so at first: what has room in its full size is then laid out once with all others, not one after another.
  const [first] = useState(() => foundSizes.get(key) ?? most);
  const last = useRef<number>(first);
  // After another pass in any case: meanwhile another box with the same text may have found that this one was right.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = readMark(element);
    const known = foundSizes.get(key);
    setAnywhere(element, stage);
    // A marked text may break its words anywhere, so everything would seem to fit.
    if (known === undefined) element.removeAttribute('data-overflowing');
    const fitted = known === undefined ? findSize(element, { size: most, least }, last.current) : known;
    const points = fitted ?? least;
    // The size may have been set by `writeIntoBoxes` since it was last drawn.
    const current = getSetSize(element) ?? last.current;
    const isSet = known !== undefined && points === current;
    last.current = points;
    if (foundSizes.size > FOUND_LIMIT) foundSizes.clear();
    foundSizes.set(key, fitted);
    if (!isSet) setSize(element, points);
    const whole = foundSizes.get(toSizeKey(what, 'whole', lang)) ?? null;
    const isLast = findStage(what, below, lang, split !== undefined) === stage;
    if (isLast)
      rememberBox(element, {
        size,
        least,
        below,
        mostBroken,
        lang,
        stage,
        points,
        whole,
        isCut: fitted === null,
      });
    else forgetBox(element);
    const mark = isLast ? toMark(fitted, stage, { size, least }) : undefined;
    setMark(element, mark, isCopy);
    const wasUnsettled = element.hasAttribute('data-unsettled');
    element.toggleAttribute('data-unsettled', !isLast && !isCopy);
    const wantsSyllables = lang !== undefined && (whole ?? 0) < below;
    if (wantsSyllables) fetchSyllables(lang);
    // Renders again before the browser paints.
    if (!isLast) drawAgain();
    else if ((mark !== before || wasUnsettled) && !isCopy) refitted();
  }, [what, key, stage, most, mostBroken, size, least, below, lang, split, isCopy, refitted, pass]);
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
