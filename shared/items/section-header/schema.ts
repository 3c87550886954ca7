import * as z from 'zod/mini';
import { color, oneOf, ownFont, plain } from '../../document/fields.ts';
import { INK } from '../../document/style.ts';
import { numberIn, range } from '../../range.ts';

export const SECTION_HEADER_FONT_SIZE = range({ min: 6, max: 64, step: 1, initial: 20, unit: 'pt' });
export const SECTION_HEADER_ALIGNS = ['left', 'center', 'right'] as const;
export const DEFAULT_SECTION_TITLE = 'Header';
export const SECTION_TITLE_LIMIT = 300;

export const sectionHeaderData = z.object({
  title: plain(SECTION_TITLE_LIMIT, DEFAULT_SECTION_TITLE),
  font: ownFont,
  color: color(INK),
  font_size: numberIn(SECTION_HEADER_FONT_SIZE),
  align: oneOf(SECTION_HEADER_ALIGNS),
});
export type SectionHeaderData = z.output<typeof sectionHeaderData>;

export const emptySectionHeader = (): SectionHeaderData => sectionHeaderData.parse({});
export const isEmptySectionHeader = (data: SectionHeaderData): boolean =>
  data.title === DEFAULT_SECTION_TITLE || data.title.trim() === '';
