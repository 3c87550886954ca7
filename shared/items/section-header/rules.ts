import { typedText } from '../../text/schema.ts';
import { SECTION_TITLE_LIMIT, type SectionHeaderData, titleOrDefault } from './schema.ts';

/** Extra text is cut; an empty title becomes 'Header'. */
export function setSectionTitle(data: SectionHeaderData, title: string): void {
  data.title = titleOrDefault(typedText(title, SECTION_TITLE_LIMIT));
}
