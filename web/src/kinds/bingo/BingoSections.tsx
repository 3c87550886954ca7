import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import { useFact } from '../../document/editor-context.ts';
import { SideBarSection } from '../../document/SideBarSection.tsx';
import { InstructionsSection } from '../../panels/InstructionsSection.tsx';
import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { CardList } from '../flashcard/CardList.tsx';
import { HallGameButton } from './HallGameButton.tsx';
import { useChosenSquares } from './use-chosen-squares.ts';
import { WordsHint } from './WordsHint.tsx';
import '../flashcard/FlashcardSections.css';

const CardSetupPanel = createLazyPart(async () => (await import('./CardSetupPanel.tsx')).CardSetupPanel);
const CallListPanel = createLazyPart(async () => (await import('./CallListPanel.tsx')).CallListPanel);

function describeSetup(document: HandoutDocument): string {
  const game = asKind(document, 'bingo');
  return game ? `${game.card_count} cards, ${game.dimension} × ${game.dimension}` : '';
}
const SORTED = { rand: 'Random', natural: 'In order', alpha: 'Alphabetical' } as const;
function describeCallList(document: HandoutDocument): string {
  const list = asKind(document, 'bingo')?.call_list;
  return list?.visible ? SORTED[list.sort] : 'Not printed';
}

/**
 * Renders a game's own sections: Instructions, Card Setup, Bingo Words, and Call List, which stays visible
 * below them.
 */
export function BingoSections() {
  useChosenSquares();
  const setup = useFact(describeSetup);
  const called = useFact(describeCallList);
  return (
    <>
      <InstructionsSection />
      <SideBarSection id="card-setup" title="Card Setup" summary={setup}>
        <CardSetupPanel />
      </SideBarSection>
      <CardList title="Bingo Words" offer={<HallGameButton />}>
        <WordsHint />
      </CardList>
      <div className="page-setup-section">
        <SideBarSection id="call-list" title="Call List" summary={called}>
          <CallListPanel />
        </SideBarSection>
      </div>
    </>
  );
}
