import type { FontId } from '../../vocabulary/fonts.ts';
import type { FillInTheBlankData } from './schema.ts';

/** The options that a text is rendered with. */
export interface BlankRenderOptions {
  readonly data: FillInTheBlankData;
  readonly font: FontId;
  readonly answerKey: boolean;
  readonly locale: string;
  /** The width of every blank, over the font size: it must not tell how long the answer is. */
  readonly width: number;
  /** Every blank is as high as a fraction, where the answer of one is. */
  readonly isTall: boolean;
  /** The number of each word's blank, where choices for several blanks are printed. */
  readonly numbers: ReadonlyMap<number, number>;
  /** True where words run in their own direction, which may differ from that of the text. */
  readonly isTwoWay: boolean;
}
