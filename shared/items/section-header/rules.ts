import { typedText } from '../../text/schema.ts';
import { DEFAULT_SECTION_TITLE, SECTION_TITLE_LIMIT, type SectionHeaderData } from './schema.ts';

/** Extra text is cut. */
export function setSectionTitle(data: SectionHeaderData, title: string): void {
  data.title = typedText(title, SECTION_TITLE_LIMIT);
}

/** A header that is left empty says 'Header'. */
export function settleSectionTitle(data: SectionHeaderData): void {
  if (data.title.trim() === '') data.title = DEFAULT_SECTION_TITLE;
}
