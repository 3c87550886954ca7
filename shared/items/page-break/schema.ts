import * as z from 'zod/mini';

export const pageBreakData = z.object({});
export type PageBreakData = z.output<typeof pageBreakData>;

export const PAGE_BREAK_NOTICE = 'Your worksheet will continue on the following page.';
export const createPageBreakData = (): PageBreakData => ({});
export const isEmptyPageBreak = (_data: PageBreakData): boolean => true;
