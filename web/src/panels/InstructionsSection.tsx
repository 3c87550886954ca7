import { printsHeader } from '#shared/document/title-rules.ts';
import type { WithInstruction } from '#shared/kinds/parts/instruction.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { useEditor, useFact } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { SideBarSection } from '../document/SideBarSection.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';

type Instruction = WithInstruction['instruction'];

// The panel loads with its first opening, as the other panels of a kind.
const InstructionsPanel = createLazyPart(
  async () => (await import('./InstructionsPanel.tsx')).InstructionsPanel,
);

/** Renders the section of the instructions, a text in a box at the head of the cards, for a kind that has them. */
export function InstructionsSection() {
  const path = (useEditor().path as Path<WithInstruction>).at('instruction');
  const summary = useFact((document) => describeInstruction(path.find(document), printsHeader(document)));
  return (
    <SideBarSection id="instructions" title="Instructions" summary={summary}>
      <InstructionsPanel path={path} />
    </SideBarSection>
  );
}

/** Returns the summary of the closed section. */
function describeInstruction(instruction: Instruction | undefined, hasHead: boolean): string {
  if (!instruction?.visible) return 'Not printed';
  return hasHead ? toExcerpt(instruction.content, 40) || 'Empty, not printed' : 'Not printed on cards';
}
