import { pick } from 'es-toolkit';
import { LIMITS } from '../../document/limits.ts';
import { numberLabels } from '../../document/numbering.ts';
import { ItemOnPaper } from '../../items/ItemOnPaper.tsx';
import { isNumberedItem, type WorksheetItem } from '../../items/item.ts';
import { KINDS } from '../../items/kinds.ts';
import { isDrawn } from '../../items/views.tsx';
import type { PaperBlock, PaperContent } from '../../paper/content.ts';
import { Head, StudentInfo } from '../../paper/Head.tsx';
import { plainText } from '../../text/plain-text.ts';
import type { Worksheet } from './schema.ts';

const PX_PER_POINT = 96 / 72;

const HEAD_FIELDS = [
  'title',
  'title_visible',
  'title_font',
  'title_color',
  'title_font_size',
  'student_info_visible',
  'student_fields',
  'student_info_font',
  'student_info_font_size',
  'student_info_color',
] as const satisfies readonly (keyof Worksheet)[];

const STUDENT_FIELDS = [
  'student_fields',
  'student_info_font',
  'student_info_font_size',
  'student_info_color',
] as const satisfies readonly (keyof Worksheet)[];

/** Hidden items and types that cannot be drawn yet stand in the flow and take no room. */
const isPrinted = (item: WorksheetItem): boolean => !item.hide && isDrawn(item.type);
const isMissing = (item: WorksheetItem): boolean => !item.hide && !isDrawn(item.type);

/** The worksheet as its flow of items, with what stands at the head of its pages. */
export function worksheetContent(worksheet: Worksheet, answerKey: boolean): PaperContent {
  const { items, style } = worksheet;
  const labels = numberLabels(items, (item) => isNumberedItem(item) && isPrinted(item));
  const spaceBefore = style.item_spacing * style.font_size * PX_PER_POINT;
  const onEveryPage = worksheet.omni_student && worksheet.student_info_visible === 1;
  return {
    head: <Head {...pick(worksheet, [...HEAD_FIELDS])} />,
    runningHead: onEveryPage ? <StudentInfo {...pick(worksheet, [...STUDENT_FIELDS])} /> : null,
    sheetLimit: LIMITS.sheets.worksheet,
    footer: plainText(worksheet.title) || worksheet.filename,
    stickers: worksheet.images,
    missing: items.filter(isMissing).map(({ id }) => ({ key: id, message: 'is not printed yet' })),
    blocks: items.map(
      (item, index): PaperBlock => ({
        key: item.id,
        element: (
          <ItemOnPaper item={item} number={labels[index] ?? null} answerKey={answerKey} style={style} />
        ),
        spaceBefore,
        keepWithNext: KINDS[item.type].startsWithNext,
        breakAfter: item.type === 'page_break' && !item.hide,
      }),
    ),
  };
}
