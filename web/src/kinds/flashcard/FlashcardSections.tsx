import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import { getSetup, type Sides } from '#shared/kinds/flashcard/page-setups.ts';
import { useFact } from '../../document/editor-context.ts';
import { SideBarSection } from '../../document/SideBarSection.tsx';
import { InstructionsSection } from '../../panels/InstructionsSection.tsx';
import { CardList } from './CardList.tsx';
import { PageSetupPanel } from './PageSetupPanel.tsx';
import './FlashcardSections.css';

const SIDES_WORDS = {
  long_edge: 'both sides, long edge',
  short_edge: 'both sides, short edge',
  fold_over: 'to fold over',
  fronts: 'fronts only',
  backs: 'backs only',
  study_sheet: '',
} as const satisfies Record<Sides, string>;

function describeSetup(document: HandoutDocument): string {
  const deck = asKind(document, 'flashcard');
  if (!deck) return '';
  if (deck.sides === 'study_sheet') return 'Study sheet';
  return `${getSetup(deck.page_setup).label} a page, ${SIDES_WORDS[deck.sides]}`;
}

/**
 * Renders a deck's own sections: Instructions, Words & Definitions, and Page Setup, which stays visible below
 * them.
 */
export function FlashcardSections() {
  const setup = useFact(describeSetup);
  return (
    <>
      <InstructionsSection />
      <CardList title="Words & Definitions" />
      <div className="page-setup-section">
        <SideBarSection id="page-setup" title="Page Setup" summary={setup}>
          <PageSetupPanel />
        </SideBarSection>
      </div>
    </>
  );
}
