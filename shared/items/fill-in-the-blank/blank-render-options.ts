import type { FontId } from '../../vocabulary/fonts.ts';
import type { FillInTheBlankData } from './schema.ts';

/** What a text is drawn with. */
export interface BlankRenderOptions {
  readonly data: FillInTheBlankData;
  readonly font: FontId;
  readonly answerKey: boolean;
  readonly locale: string;
  /** The width of every blank, over the font size: it must not tell how long the answer is. */
  readonly width: number;
  /** What each word's blank is called where there is something to choose for several. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Words are kept in their own direction, which need not be that of the text. */
  readonly isTwoWay: boolean;
}
