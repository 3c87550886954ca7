import type { HandoutDocument } from '#shared/document/document.ts';
import { useFact } from '../../document/context.ts';
import { SideBarSection } from '../../document/SideBarSection.tsx';
import { InstructionsPanel, instructionSummary } from '../../panels/InstructionsPanel.tsx';
import { CardList } from '../flashcard/CardList.tsx';
import { CallListPanel } from './CallListPanel.tsx';
import { CardSetupPanel } from './CardSetupPanel.tsx';
import { WordsHint } from './WordsHint.tsx';
import '../flashcard/FlashcardSections.css';

const setupSummary = (document: HandoutDocument): string =>
  document.entity_type === 'bingo'
    ? `${document.card_count} cards, ${document.dimension} × ${document.dimension}`
    : '';
const SORTED = { rand: 'Random', natural: 'In order', alpha: 'Alphabetical' } as const;
const callListSummary = (document: HandoutDocument): string =>
  document.entity_type === 'bingo' && document.call_list.visible
    ? SORTED[document.call_list.sort]
    : 'Not printed';

/** A game's own sections: Instructions, Card Setup, Bingo Words, and Call List, which stays in sight below them. */
export function BingoSections() {
  const instruction = useFact(instructionSummary);
  const setup = useFact(setupSummary);
  const called = useFact(callListSummary);
  return (
    <>
      <SideBarSection id="instructions" title="Instructions" summary={instruction}>
        <InstructionsPanel />
      </SideBarSection>
      <SideBarSection id="card-setup" title="Card Setup" summary={setup}>
        <CardSetupPanel />
      </SideBarSection>
      <div className="item-list">
        <header className="item-list-head">
          <h2>Bingo Words</h2>
        </header>
        <CardList />
        {/* Below: what comes and goes while somebody writes must not move the rows. */}
        <WordsHint />
      </div>
      <div className="page-setup-section">
        <SideBarSection id="call-list" title="Call List" summary={called}>
          <CallListPanel />
        </SideBarSection>
      </div>
    </>
  );
}
