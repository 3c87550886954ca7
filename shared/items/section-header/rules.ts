import { cleanTypedText } from '../../text/clean-text.ts';
import { getTitleOrDefault, SECTION_TITLE_LIMIT, type SectionHeaderData } from './schema.ts';

/** Sets the title. Text beyond the limit is cut; an empty title becomes 'Header'. */
export function setSectionTitle(data: SectionHeaderData, title: string): void {
  data.title = getTitleOrDefault(cleanTypedText(title, SECTION_TITLE_LIMIT));
}
