import type { HandoutDocument } from '#shared/document/document.ts';
import { setupOf } from '#shared/kinds/flashcard/setups.ts';
import { useFact } from '../../editor/context.ts';
import { SideBarSection } from '../../editor/SideBarSection.tsx';
import { InstructionsPanel, instructionSummary } from '../../panels/InstructionsPanel.tsx';
import { CardList } from './CardList.tsx';
import { PageSetupPanel } from './PageSetupPanel.tsx';

const setupSummary = (document: HandoutDocument): string =>
  document.entity_type === 'flashcard' ? `${setupOf(document.page_setup).label} a page` : '';

/** A deck's own sections: Instructions, Words & Definitions, Page Setup. */
export function FlashcardSections() {
  const instruction = useFact(instructionSummary);
  const setup = useFact(setupSummary);
  return (
    <>
      <SideBarSection id="instructions" title="Instructions" summary={instruction}>
        <InstructionsPanel />
      </SideBarSection>
      <SideBarSection id="page-setup" title="Page Setup" summary={setup}>
        <PageSetupPanel />
      </SideBarSection>
      <div className="item-list">
        <header className="item-list-head">
          <h2>Words &amp; Definitions</h2>
        </header>
        <CardList />
      </div>
    </>
  );
}
