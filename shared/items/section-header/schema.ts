import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { numberIn, range } from '../../range.ts';
import { color, oneOf, ownFont, plain } from '../../vocabulary/fields.ts';
import { INK } from '../../vocabulary/style.ts';

export const SECTION_HEADER_FONT_SIZE = range({ min: 6, max: 64, step: 1, initial: 20, unit: 'pt' });
export const SECTION_HEADER_ALIGNS = ['left', 'center', 'right'] as const;
export const DEFAULT_SECTION_TITLE = 'Header';
export const SECTION_TITLE_LIMIT = 300;

/** An empty title becomes 'Header'. */
export const titleOrDefault = (title: string): string =>
  title.trim() === '' ? DEFAULT_SECTION_TITLE : title;

export const sectionHeaderData = z.object({
  title: z.pipe(plain(SECTION_TITLE_LIMIT), z.transform(titleOrDefault)),
  font: ownFont,
  color: color(INK),
  font_size: numberIn(SECTION_HEADER_FONT_SIZE),
  align: oneOf(SECTION_HEADER_ALIGNS),
});
export type SectionHeaderData = z.output<typeof sectionHeaderData>;

export const emptySectionHeader = (): SectionHeaderData => sectionHeaderData.parse({});
export const isEmptySectionHeader = (data: SectionHeaderData): boolean => isEqual(data, emptySectionHeader());
