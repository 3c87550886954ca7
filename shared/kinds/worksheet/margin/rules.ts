import {
  FOOTER_CHARACTERS,
  type PageBorder,
  pageBorder,
  type SheetFooter,
  type SheetMargin,
  sheetMargin,
} from './sheet-margin.ts';

/** What holds a margin. */
interface Margined {
  margin?: SheetMargin | undefined;
}

export const createSheetMargin = (): SheetMargin => sheetMargin.parse({});

/** Sets parts of the margin; one with nothing of its own is stored as it was before there were any. */
export function setMargin(worksheet: Margined, fields: Partial<SheetMargin>): void {
  const margin = { ...(worksheet.margin ?? createSheetMargin()), ...fields };
  const isBare = margin.holes === 'none' && !margin.border && !margin.footer;
  if (isBare) delete worksheet.margin;
  else worksheet.margin = margin;
  // What is absent is not stored.
  if (!margin.border) delete margin.border;
  if (!margin.footer) delete margin.footer;
}

/** Changes the border around the page, which begins as a plain one; null takes it away. */
export const setPageBorder = (worksheet: Margined, fields: Partial<PageBorder> | null): void =>
  setMargin(worksheet, {
    border: fields ? { ...(worksheet.margin?.border ?? pageBorder.parse({})), ...fields } : undefined,
  });

/** A footer begins with what every sheet says by itself. */
const FIRST_FOOTER: SheetFooter = { start: '{title}', middle: '', end: '{page} / {pages}' };

/** Changes the footer of one's own, no part of which is longer than it may be; null takes it away. */
export function setFooter(worksheet: Margined, fields: Partial<SheetFooter> | null): void {
  const footer = fields ? { ...(worksheet.margin?.footer ?? FIRST_FOOTER), ...fields } : undefined;
  const cut = (text: string) => text.slice(0, FOOTER_CHARACTERS);
  setMargin(worksheet, {
    footer: footer && { start: cut(footer.start), middle: cut(footer.middle), end: cut(footer.end) },
  });
}

/** The characters that two lines of small type surely hold, in one of three parts and in all of the footer. */
const IN_A_PART = 90;
const IN_ALL = 270;

/** Tells whether a footer is so long that its end may not be printed. */
export function isFooterTooLong({ start, middle, end }: SheetFooter): boolean {
  const parts = [start, middle, end].map(({ length }) => length);
  return middle ? Math.max(...parts) > IN_A_PART : start.length + end.length > IN_ALL;
}
