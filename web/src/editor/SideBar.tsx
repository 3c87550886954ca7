import type { ComponentType } from 'react';
import type { EntityType, HandoutDocument } from '#shared/document/document.ts';
import { itemExcerpt } from '#shared/items/item.ts';
import { printsHeader } from '#shared/kinds/flashcard/setups.ts';
import { canFeed } from '#shared/kinds/worksheet/word-banks.ts';
import { PAPER_NAMES } from '#shared/paper/sheet/page.ts';
import { excerpt } from '#shared/text/plain-text.ts';
import { FONTS } from '#shared/vocabulary/fonts.ts';
import { useFact } from '../document/context.ts';
import { SideBarSection } from '../document/SideBarSection.tsx';
import { BodyPanel } from '../panels/BodyPanel.tsx';
import { HeaderPanel } from '../panels/HeaderPanel.tsx';
import { ItemList } from '../panels/ItemList.tsx';
import { WordBankSection } from '../panels/WordBankSection.tsx';
import { lazyPart } from '../ui/layout/lazy-part.tsx';

function headerSummary(document: HandoutDocument): string {
  if (document.entity_type === 'flashcard' && !printsHeader(document)) return 'Not printed on cards';
  const title = document.title_visible === 1 ? excerpt(document.title, 40) : '';
  const fields = document.student_info_visible === 1 ? document.student_fields.join(', ') : '';
  return [title, fields].filter(Boolean).join(' · ') || 'Not printed';
}

const bodySummary = ({ style, paper }: HandoutDocument): string =>
  `${FONTS[style.font].label} ${style.font_size} pt · ${PAPER_NAMES[paper]}`;

/** Null where no item asks for words. */
function wordBankSummary(document: HandoutDocument): string | null {
  if (document.entity_type !== 'worksheet' || !document.items.some(canFeed)) return null;
  const words = document.items.flatMap((item) => (item.type === 'word_bank' ? [itemExcerpt(item)] : []));
  return words.filter(Boolean).join(' · ') || 'No words yet';
}

/** The banks where items ask for words, then the items in their order. */
function WorksheetSections() {
  const words = useFact(wordBankSummary);
  return (
    <>
      {words !== null && (
        <SideBarSection id="word-bank" title="Word Bank" summary={words}>
          <WordBankSection />
        </SideBarSection>
      )}
      <ItemList />
    </>
  );
}

// A worksheet's are there at once; those of cards are fetched with the first cards.
const FlashcardSections = lazyPart(
  async () => (await import('../kinds/flashcard/FlashcardSections.tsx')).FlashcardSections,
);
const BingoSections = lazyPart(async () => (await import('../kinds/bingo/BingoSections.tsx')).BingoSections);

/** What each kind has below Header and Body Style. */
const SECTIONS = {
  worksheet: WorksheetSections,
  flashcard: FlashcardSections,
  bingo: BingoSections,
} satisfies Record<EntityType, ComponentType>;

/** The side bar: Header and Body Style, then what the kind of document has. */
export function SideBar() {
  const header = useFact(headerSummary);
  const body = useFact(bodySummary);
  const Sections = SECTIONS[useFact(({ entity_type }) => entity_type)];
  return (
    <aside className="side-bar" aria-label="Editor">
      <SideBarSection id="header" title="Header" summary={header}>
        <HeaderPanel />
      </SideBarSection>
      <SideBarSection id="body" title="Body Style" summary={body}>
        <BodyPanel />
      </SideBarSection>
      <Sections />
    </aside>
  );
}
