import { printsHeader } from '../kinds/flashcard/setups.ts';
import { isBlank } from '../text/plain-text.ts';
import type { EntityType, HandoutDocument } from './document.ts';

/** What a document is called before anybody has said anything. */
export const DEFAULT_TITLES = {
  worksheet: 'Untitled Worksheet',
  flashcard: 'Untitled Flashcards',
  bingo: 'Untitled Bingo',
} as const satisfies Record<EntityType, string>;

/** Whether nobody has written the title: it gives way to the first name that a person chooses. */
export const hasDefaultTitle = ({ title, entity_type }: HandoutDocument): boolean =>
  title === DEFAULT_TITLES[entity_type];

/** Whether the title stands on the sheets. */
export const printsTitle = (document: HandoutDocument): boolean =>
  document.title_visible === 1 &&
  !isBlank(document.title) &&
  (document.entity_type !== 'flashcard' || printsHeader(document));
