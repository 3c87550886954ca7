import {
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { fetchSyllables, followSyllables, type Splitter, splitterOf } from '../text/syllables.ts';
import { PX_PER_POINT } from './page.ts';

/** Sizes are tried in steps of half a point. */
const STEP = 0.5;

/** Called when what was said not to fit does after all. */
export const FittedAfterAll = createContext<() => void>(() => undefined);

/** How a text is drawn with its words broken, and when. */
interface Broken {
  /** In pt: rather than being smaller, words are broken by syllables. */
  readonly below: number;
  readonly lang: string;
  readonly draw: (split: Splitter) => ReactNode;
}

interface FittedProps {
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
const found = new Map<string, number | null>();
const FOUND_LIMIT = 5_000;

const isBelow = (size: number, fitted: number | null | undefined): boolean =>
  fitted !== undefined && (fitted === null || fitted < size);

const useSplitter = (lang: string | undefined): Splitter | undefined =>
  useSyncExternalStore(
    followSyllables,
    () => (lang === undefined ? undefined : splitterOf(lang)),
    () => undefined,
  );

/** A face that arrives late makes every letter another one. */
let faces = 0;
const listeners = new Set<() => void>();
const followFaces = (listener: () => void): (() => void) => {
  if (listeners.size === 0) document.fonts.addEventListener('loadingdone', forgetSizes);
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function forgetSizes(): void {
  found.clear();
  faces += 1;
  for (const listener of listeners) listener();
}

/** The greatest size, in steps down from the one that is wished for, at which `fits` holds. */
export function greatestThatFits(
  size: number,
  least: number,
  fits: (size: number) => boolean,
): number | null {
  if (fits(size)) return size;
  let [low, high] = [0, Math.max(0, Math.floor((size - least) / STEP))];
  if (!fits(size - high * STEP)) return null;
  // Between: at `low` steps down it does not fit, at `high` it does.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(size - middle * STEP)) high = middle;
    else low = middle;
  }
  return size - high * STEP;
}

/**
 * What stands in a box of its own and shrinks until it fits, down to `least`; what does not fit then is cut at
 * the box's edge and marked, so that the layout can say so. It is fitted before anything is painted.
 */
export function Fitted({
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
}: FittedProps) {
  const box = useRef<HTMLDivElement>(null);
  const face = useSyncExternalStore(
    followFaces,
    () => faces,
    () => 0,
  );
  const whole = `${of}|${width}×${height}|${size}|${face}`;
  const lang = broken?.lang;
  const below = broken?.below ?? 0;
  const split = useSplitter(lang);
  const [small, setSmall] = useState<string | null>(null);
  const fitsAfterAll = use(FittedAfterAll);
  const isTooSmall = lang !== undefined && (small === whole || isBelow(below, found.get(whole)));
  const key = isTooSmall && split ? `${whole}|${lang}` : whole;
  const most = key === whole ? size : Math.min(size, below);
  useLayoutEffect(() => {
    if (isTooSmall) fetchSyllables(lang);
  }, [isTooSmall, lang]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const fits = (points: number) => {
      element.style.fontSize = `${points * PX_PER_POINT}px`;
      // Rounded alike, which the lengths themselves are not.
      return element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
    };
    // What is marked may break its words anywhere, and everything would seem to fit.
    element.removeAttribute('data-overfull');
    const known = found.get(key);
    const fitted = known === undefined ? greatestThatFits(most, least, fits) : known;
    if (found.size > FOUND_LIMIT) found.clear();
    found.set(key, fitted);
    element.style.fontSize = `${(fitted ?? least) * PX_PER_POINT}px`;
    if (fitted === null) element.dataset.overfull = isCopy ? 'copy' : '';
    // Drawn anew before anything is painted.
    if (key === whole && isBelow(below, fitted)) setSmall(whole);
    if (key !== whole && fitted !== null && found.get(whole) === null) fitsAfterAll();
  }, [key, whole, most, least, below, isCopy, fitsAfterAll]);
  return (
    <div
      ref={box}
      data-block={block}
      className={className ? `fitted ${className}` : 'fitted'}
      style={{ ...style, width, height }}
    >
      {broken && split && key !== whole ? broken.draw(split) : children}
    </div>
  );
}
