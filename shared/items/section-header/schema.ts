import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { numberField } from '../../range-fields.ts';
import { colorField, enumField, ownFont, plainTextField } from '../../vocabulary/schema-fields.ts';
import { INK } from '../../vocabulary/style-choices.ts';

export const SECTION_HEADER_FONT_SIZE = defineRange({ min: 6, max: 64, step: 1, initial: 20, unit: 'pt' });
export const SECTION_HEADER_ALIGNS = ['left', 'center', 'right'] as const;
export const DEFAULT_SECTION_TITLE = 'Header';
export const SECTION_TITLE_LIMIT = 300;

/** Returns the title, or 'Header' for an empty one. */
export const getTitleOrDefault = (title: string): string =>
  title.trim() === '' ? DEFAULT_SECTION_TITLE : title;

export const sectionHeaderData = z.object({
  title: z.pipe(plainTextField(SECTION_TITLE_LIMIT), z.transform(getTitleOrDefault)),
  font: ownFont,
  color: colorField(INK),
  font_size: numberField(SECTION_HEADER_FONT_SIZE),
  align: enumField(SECTION_HEADER_ALIGNS),
});
export type SectionHeaderData = z.output<typeof sectionHeaderData>;

export const createSectionHeader = (): SectionHeaderData => sectionHeaderData.parse({});
/** Tells whether a header is as it was added: in a language that is read from the right it begins at the right. */
export const isEmptySectionHeader = (data: SectionHeaderData): boolean =>
  (['left', 'right'] as const).some((align) => isEqual(data, { ...createSectionHeader(), align }));

/** Lets a new header begin where the language of its document begins. */
export function alignHeader({ data }: { data: SectionHeaderData }, from: { isFromRight: boolean }): void {
  if (from.isFromRight) data.align = 'right';
}
