import type { ComponentType } from 'react';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { EntityType } from '#shared/kinds/facts.ts';
import { Sorting } from '../fields/lazy-sorting.ts';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { SECTION_MODULES } from './section-modules.ts';
import { ItemRows } from './worksheet/lazy-item-rows.ts';

const WorksheetSections = createLazyPart(SECTION_MODULES.worksheet);
const FlashcardSections = createLazyPart(SECTION_MODULES.flashcard);
const BingoSections = createLazyPart(SECTION_MODULES.bingo);

type Part = () => Promise<unknown>;

interface KindSections {
  readonly Sections: ComponentType;
  /** Loads what the sections show at once of a document with so many items. */
  readonly load: (items: number) => Promise<unknown>;
  /** The parts that the sections open later, which the editor loads while it is idle. */
  readonly laterParts: readonly Part[];
}

const SECTIONS: Readonly<Record<EntityType, KindSections>> = {
  worksheet: {
    Sections: WorksheetSections,
    load: (items) => Promise.all([WorksheetSections.load(), items > 0 && ItemRows.load()]),
    laterParts: [ItemRows.load, () => import('./worksheet/WordBankSection.tsx')],
  },
  flashcard: {
    Sections: FlashcardSections,
    load: FlashcardSections.load,
    laterParts: [
      () => import('./flashcard/PageSetupPanel.tsx'),
      () => import('./flashcard/PasteCardsDialog.tsx'),
    ],
  },
  bingo: {
    Sections: BingoSections,
    load: BingoSections.load,
    laterParts: [() => import('./bingo/CardSetupPanel.tsx'), () => import('./bingo/CallListPanel.tsx')],
  },
};

/** Returns what the side bar shows below Header, Body Font Styling and Page. */
export const getSections = (kind: EntityType): ComponentType => SECTIONS[kind].Sections;

/** Loads the sections of the side bar for a document, so that they show at once; offline they come when they can. */
export async function loadSections({ entity_type, items }: HandoutDocument): Promise<void> {
  const sections = SECTIONS[entity_type].load(items.length);
  await Promise.allSettled([sections, items.length > 1 && Sorting.load()]);
}

/** Lists the parts of all kinds that are opened later. */
export const listLaterParts = (): readonly Part[] =>
  Object.values(SECTIONS).flatMap(({ laterParts }) => laterParts);
