import { type CSSProperties, createContext, use } from 'react';
import type { PointsPlace } from '../../vocabulary/points.ts';

/** The points of one item as they are printed, in short and in words. */
export interface PrintedPoints {
  readonly place: Exclude<PointsPlace, 'nowhere'>;
  /** "/ 4": for the margin where lines end. */
  readonly short: string;
  /** The width of that over its type. */
  readonly width: number;
  /** "(4 points)": for behind a text. */
  readonly long: string;
}

/** The points of the item that is drawn; null where none are printed. */
export const PointsContext = createContext<PrintedPoints | null>(null);

interface PointsProps {
  /** True where there are words with room behind them. */
  readonly hasWords: boolean;
}

const isBehindWords = (points: PrintedPoints, { hasWords }: PointsProps): boolean =>
  points.place === 'prompt' && hasWords;

/** Renders the points behind the words before it, if they belong there. */
export function PromptPoints(props: PointsProps) {
  const points = use(PointsContext);
  return points && isBehindWords(points, props) && <span className="prompt-points"> {points.long}</span>;
}

interface MarginProps extends PointsProps {
  /** The line beside it ends before what the margin has no room for; else the type is as small as it must be. */
  readonly makesRoom?: boolean;
  /** The direction of the line beside the points, where they are in the margin. */
  readonly dir?: 'rtl' | undefined;
  /** The type of the line beside the points, where they are in the margin. */
  readonly style?: CSSProperties;
}

/** Renders the points in the margin, on the base line of their line; they take no height. */
export function MarginPoints({ style, dir, makesRoom = false, ...props }: MarginProps) {
  const points = use(PointsContext);
  if (!points || isBehindWords(points, props)) return null;
  return (
    <span className={makesRoom ? 'margin-points with-room' : 'margin-points'} dir={dir} style={style}>
      <span>
        <span>{points.short}</span>
      </span>
    </span>
  );
}
