import { type FallbackFontSet, findFallbackFonts } from '../../../paper/fonts/fallback-fonts.ts';
import type { PageMargin, PaperContent } from '../../../paper/layout/paper-content.ts';
import type { MemoCache } from '../../../paper/measure/memo-cache.ts';
import { toNameText } from '../../../text/plain-text.ts';
import { isReadFromRight } from '../../../text/reading-direction.ts';
import type { RichTextValue } from '../../../text/rich-text.ts';
import { OwnFooter } from './OwnFooter.tsx';
import type { PageBorder, SheetMargin } from './sheet-margin.ts';
import './margin.css';

/** Room for holes, in px. The text then begins 18 mm from the edge of A4, and a hole ends 15 mm from it. */
const SHIFT = 21;
/** The room between the border and the content, in px: beside it, and above and below it. */
const BESIDE = 6;
const ABOVE = 8;

/** Renders the border around the content of a page; it reaches into the margin at both sides alone. */
const Border = ({ style, width, color }: PageBorder) => (
  <div
    className="page-border"
    style={{ '--beside': `${BESIDE + width}px`, border: `${width}px ${style} ${color}` } as object}
  />
);

/** What of a worksheet is printed in its margin. */
interface Margined {
  readonly margin?: SheetMargin | undefined;
  readonly locale: string;
  readonly title: RichTextValue;
  readonly filename: string;
}

/** What the margin of a worksheet takes and prints. */
interface DrawnMargin {
  readonly margin: PageMargin;
  readonly fallbackFonts: FallbackFontSet;
}

const findShift = (holes: SheetMargin['holes'], isToTheLeft: boolean): number =>
  holes === 'none' ? 0 : isToTheLeft ? -SHIFT : SHIFT;

/** Rounds a length that is stored, so that putting a sticker where it is changes nothing. */
const toHundredth = (length: number): number => Math.round(length * 100) / 100;

/** Returns what is in the margin of a worksheet's sheets; null where it has nothing of its own there. */
function drawMargin(worksheet: Margined, cache: MemoCache): DrawnMargin | null {
  const { margin, locale, title, filename } = worksheet;
  if (!margin) return null;
  return cache.of('margin', [margin, locale, title, filename], () => {
    const { holes, border, footer } = margin;
    const isFromRight = isReadFromRight(locale);
    const name = toNameText(title) || filename;
    const inset = border ? border.width + ABOVE : 0;
    const getShift = (sheet: number) =>
      findShift(holes, isFromRight !== (sheet % 2 === 1 && holes === 'two_sided'));
    return {
      margin: {
        move: (image, by) => ({ ...image, x: toHundredth(image.x + by * getShift(image.docIndex)) }),
        getStyle: (sheet) => ({ '--shift': `${getShift(sheet)}px`, '--inset': `${inset}px` }) as object,
        inset,
        frame: border ? <Border {...border} /> : null,
        footer: footer
          ? (facts) => <OwnFooter {...{ footer, facts, name }} dir={isFromRight ? 'rtl' : 'ltr'} />
          : null,
      },
      fallbackFonts: findFallbackFonts(footer ? Object.values(footer) : []),
    };
  });
}

/** Returns the content with what the worksheet has in its margin. */
export function withMargin(content: PaperContent, worksheet: Margined, cache: MemoCache): PaperContent {
  const drawn = drawMargin(worksheet, cache);
  if (!drawn) return content;
  return { ...content, margin: drawn.margin, fallbackFonts: content.fallbackFonts | drawn.fallbackFonts };
}
