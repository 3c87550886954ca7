import {
  AlignmentType,
  BorderStyle,
  Footer,
  type ISectionOptions,
  PageBorderOffsetFrom,
  PageNumber,
  Paragraph,
  SectionType,
  type Table,
  TabStopType,
  TextRun,
} from 'docx';
import { CONTENT_WIDTH, getColumnWidth, SHEETS } from '../../paper/sheet/page-sizes.ts';
import type { ColumnCount } from '../../vocabulary/columns.ts';
import type { AskedSheet, SheetBorder } from '../asked-sheet.ts';
import { TWIPS_PER_PX } from './docx-page.ts';

const toTwips = (px: number): number => Math.round(px * TWIPS_PER_PX);

/** The sheet of questions that come from no document. */
export const PLAIN_SHEET: AskedSheet = { paper: 'a4', isFromRight: false, hasRule: false, holes: 'none' };

/** By how much the text goes aside where holes are, in px, as the sheet of Handout has it. */
const HOLES_SHIFT = 21;
/** Eighths of a point in a px: the widths of borders. */
const EIGHTHS = 6;
/** The room between the border of the page and its text, in points: beside it, and above and below it. */
const BESIDE = 5;
const ABOVE = 6;

const BORDERS = {
  solid: BorderStyle.SINGLE,
  dashed: BorderStyle.DASHED,
  dotted: BorderStyle.DOTTED,
  double: BorderStyle.DOUBLE,
  inset: BorderStyle.INSET,
  outset: BorderStyle.OUTSET,
  ridge: BorderStyle.THREE_D_EMBOSS,
  groove: BorderStyle.THREE_D_ENGRAVE,
} as const satisfies Record<SheetBorder['style'], string>;

/** Returns a line of Word's. */
export const toBorder = ({ style, width, color }: SheetBorder) => ({
  style: BORDERS[style],
  size: width * EIGHTHS,
  color: color.replace('#', ''),
});

function toPageBorders(border: SheetBorder) {
  const beside = { ...toBorder(border), space: BESIDE };
  const above = { ...toBorder(border), space: ABOVE };
  return {
    pageBorders: { offsetFrom: PageBorderOffsetFrom.TEXT },
    ...{ pageBorderTop: above, pageBorderBottom: above, pageBorderLeft: beside, pageBorderRight: beside },
  };
}

/** Returns paper, margins and the border around the text: the text is as wide as on the sheets of Handout. */
function toPageOptions({ paper, holes, isFromRight, border }: AskedSheet, hasHead: boolean) {
  const { width, height, marginX, marginY } = SHEETS[paper];
  const shift = holes === 'none' ? 0 : isFromRight ? -HOLES_SHIFT : HOLES_SHIFT;
  return {
    size: { width: toTwips(width), height: toTwips(height) },
    margin: {
      ...{ top: toTwips(marginY), bottom: toTwips(marginY) },
      ...{ left: toTwips(marginX + shift), right: toTwips(marginX - shift) },
      // A head begins where the text of a page without one begins, and Word moves the text below it.
      ...{ header: toTwips(hasHead ? marginY : marginY / 2), footer: toTwips(marginY / 3) },
    },
    ...(border && { borders: toPageBorders(border) }),
  };
}

/** Writes the words of a footer with the numbers that Word counts. */
const toFooterRuns = (text: string): TextRun[] =>
  text.split(/(\{pages?\})/).map((part) => {
    if (part === '{page}') return new TextRun({ children: [PageNumber.CURRENT] });
    if (part === '{pages}') return new TextRun({ children: [PageNumber.TOTAL_PAGES] });
    return new TextRun({ text: part });
  });

function toFooter({ footer, isFromRight }: AskedSheet): Footer | undefined {
  if (!footer) return undefined;
  const [start, middle, end] = footer.map(toFooterRuns);
  const tab = () => new TextRun({ text: '\t' });
  return new Footer({
    children: [
      new Paragraph({
        children: [...(start ?? []), tab(), ...(middle ?? []), tab(), ...(end ?? [])],
        ...(isFromRight && { bidirectional: true }),
        tabStops: [
          { type: TabStopType.CENTER, position: toTwips(CONTENT_WIDTH / 2) },
          { type: TabStopType.RIGHT, position: toTwips(CONTENT_WIDTH) },
        ],
        alignment: AlignmentType.START,
      }),
    ],
  });
}

/** Blocks that stand in as many columns. */
export interface ColumnRun {
  readonly columns: ColumnCount;
  readonly blocks: readonly (Paragraph | Table)[];
}

/** Makes Word's sections: neighbours in as many columns are one, which begins where the one above it ends. */
export function toSections(
  runs: readonly ColumnRun[],
  sheet: AskedSheet,
  headers?: ISectionOptions['headers'],
): ISectionOptions[] {
  const joined: { columns: ColumnCount; children: (Paragraph | Table)[] }[] = [];
  for (const { columns, blocks } of runs) {
    const last = joined.at(-1);
    if (last?.columns === columns) last.children.push(...blocks);
    else joined.push({ columns, children: [...blocks] });
  }
  const footer = toFooter(sheet);
  return joined.map(({ columns, children }, at) => ({
    properties: {
      ...(at > 0 && { type: SectionType.CONTINUOUS }),
      ...(headers && at === 0 && { titlePage: true }),
      page: toPageOptions(sheet, headers !== undefined),
      ...(columns > 1 && {
        column: {
          count: columns,
          space: toTwips((CONTENT_WIDTH - columns * getColumnWidth(columns)) / (columns - 1)),
          separate: sheet.hasRule,
          equalWidth: true,
        },
      }),
    },
    // Later sections have those of the one before.
    ...(headers && at === 0 && { headers }),
    ...(footer && at === 0 && { footers: { default: footer, ...(headers && { first: footer }) } }),
    children,
  }));
}
