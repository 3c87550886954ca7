import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import { getItemExcerpt } from '#shared/items/item.ts';
import { canFeed, isWordBank } from '#shared/items/word-banks.ts';
import { useFact } from '../../document/editor-context.ts';
import { SideBarSection } from '../../document/SideBarSection.tsx';
import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { AddBar } from './AddBar.tsx';
import { describeVersions } from './exam/describe-versions.ts';
import { describePoints } from './exam/points-summary.ts';
import { ItemList } from './ItemList.tsx';

const WordBankSection = createLazyPart(async () => (await import('./WordBankSection.tsx')).WordBankSection);

const PointsSection = createLazyPart(async () => (await import('./exam/PointsSection.tsx')).PointsSection);

const VersionsSection = createLazyPart(
  async () => (await import('./exam/VersionsSection.tsx')).VersionsSection,
);

/** Returns the words of all banks; null where no item asks for words. */
function describeWordBank(document: HandoutDocument): string | null {
  const worksheet = asKind(document, 'worksheet');
  if (!worksheet?.items.some(canFeed)) return null;
  const words = worksheet.items.filter(isWordBank).map(getItemExcerpt);
  return words.filter(Boolean).join(' · ') || 'No words yet';
}

/** Says in one line what makes a test of the worksheet: "20 points · versions A–D". */
const describeTest = (document: HandoutDocument): string =>
  [describePoints(document), describeVersions(document)].filter(Boolean).join(' · ') || 'None';

/** Shows the banks where items ask for words, then the items in their order. */
export function WorksheetSections() {
  const words = useFact(describeWordBank);
  return (
    <>
      {words !== null && (
        <SideBarSection id="word-bank" title="Word Bank" summary={words}>
          <WordBankSection />
        </SideBarSection>
      )}
      <SideBarSection id="versions" title="Points and versions" summary={useFact(describeTest)}>
        <PointsSection />
        <VersionsSection />
      </SideBarSection>
      <ItemList />
      <AddBar />
    </>
  );
}
