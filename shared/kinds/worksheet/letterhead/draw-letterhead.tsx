import { findFallbackFonts } from '../../../paper/fonts/fallback-fonts.ts';
import type { PaperContent } from '../../../paper/layout/paper-content.ts';
import type { MemoCache } from '../../../paper/measure/memo-cache.ts';
import { getDirection } from '../../../text/direction.ts';
import type { DocumentHeader } from '../../../vocabulary/header.ts';
import { fillDetails } from './fill-details.ts';
import { Letterhead } from './Letterhead.tsx';
import type { SheetLetterhead } from './sheet-letterhead.ts';

/** What of a worksheet its letterhead is drawn from. */
type Headed = { readonly letterhead?: SheetLetterhead | undefined } & Pick<
  DocumentHeader,
  'title' | 'student_info_font' | 'student_info_font_size' | 'student_info_color'
>;

/** Draws the letterhead; null where there is nothing to print. */
function drawLetterhead(letterhead: SheetLetterhead, worksheet: Headed) {
  const { school, logo_image } = letterhead;
  const lines = fillDetails(letterhead, worksheet.title);
  if (!school.trim() && lines.length === 0 && !logo_image) return null;
  const words = [school, ...lines.flat()].join(' ');
  return {
    element: (
      <Letterhead
        school={school}
        lines={lines}
        logo={logo_image}
        dir={getDirection(words)}
        font={worksheet.student_info_font}
        size={worksheet.student_info_font_size}
        color={worksheet.student_info_color}
      />
    ),
    fallbackFonts: findFallbackFonts([words]),
  };
}

/** Returns the content with the letterhead above the head of its first page. */
export function withLetterhead(content: PaperContent, worksheet: Headed, cache: MemoCache): PaperContent {
  const { letterhead, title, student_info_font, student_info_font_size, student_info_color } = worksheet;
  if (!letterhead) return content;
  const style = [student_info_font, student_info_font_size, student_info_color];
  const drawn = cache.of('letterhead', [letterhead, title, ...style], () =>
    drawLetterhead(letterhead, worksheet),
  );
  if (!drawn) return content;
  const { head } = content;
  return {
    ...content,
    head: cache.of('head with letterhead', [drawn, head], () => (
      <>
        {drawn.element}
        {head}
      </>
    )),
    fallbackFonts: content.fallbackFonts | drawn.fallbackFonts,
  };
}
