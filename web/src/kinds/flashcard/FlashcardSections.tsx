import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import { countCardsOnPage } from '#shared/kinds/flashcard/layout-sheets.ts';
import type { Sides } from '#shared/kinds/flashcard/page-setups.ts';
import { CONTENT_HEIGHT } from '#shared/paper/sheet/page-sizes.ts';
import { useFact } from '../../document/editor-context.ts';
import { SideBarSection } from '../../document/SideBarSection.tsx';
import { useViewFact } from '../../document/use-view.ts';
import { InstructionsSection } from '../../panels/InstructionsSection.tsx';
import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { CardList } from './CardList.tsx';
import './FlashcardSections.css';

const PageSetupPanel = createLazyPart(async () => (await import('./PageSetupPanel.tsx')).PageSetupPanel);

const SIDES_WORDS = {
  long_edge: 'both sides',
  short_edge: 'both sides',
  fold_over: 'to fold over',
  fronts: 'fronts only',
  backs: 'backs only',
  study_sheet: '',
} as const satisfies Record<Sides, string>;
/** The edge over which the printer turns the sheet, where it does. */
const EDGES = {
  long_edge: ', long edge',
  short_edge: ', short edge',
  fold_over: '',
  fronts: '',
  backs: '',
  study_sheet: '',
} as const satisfies Record<Sides, string>;

function describeSetup(document: HandoutDocument, headHeight: number): string {
  const deck = asKind(document, 'flashcard');
  if (!deck) return '';
  const { page_setup, sides, omni_student } = deck;
  if (sides === 'study_sheet') return 'Study sheet';
  const [first, other] = [headHeight, omni_student ? headHeight : 0].map((height) =>
    countCardsOnPage(page_setup, sides, CONTENT_HEIGHT - height),
  );
  // Short, so that the row shows all of it.
  if (first !== other) return `${other} a page (first ${first}), ${SIDES_WORDS[sides]}`;
  return `${other} a page, ${SIDES_WORDS[sides]}${EDGES[sides]}`;
}

/**
 * Renders a deck's own sections: Instructions, Words & Definitions, and Page Setup, which stays visible below
 * them.
 */
export function FlashcardSections() {
  const headHeight = useViewFact((view) => view.headHeight);
  const setup = useFact((document) => describeSetup(document, headHeight));
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
