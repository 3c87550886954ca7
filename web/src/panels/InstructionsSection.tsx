import { printsHeader } from '#shared/document/title-rules.ts';
import type { WithInstruction } from '#shared/kinds/parts/instruction.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { useEditor, useFact, usePart } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { SideBarSection } from '../document/SideBarSection.tsx';
import { usePanel } from '../document/use-panel.ts';
import { InstructionStyleFields } from '../fields/InstructionStyleFields.tsx';
import { RichTextField } from '../richtext/RichTextField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';

type Instruction = WithInstruction['instruction'];

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
  return hasHead ? toExcerpt(instruction.content, 40) || 'Empty' : 'Not printed on cards';
}

function InstructionsPanel({ path }: { path: Path<Instruction> }) {
  const instruction = usePart(path);
  const { set } = usePanel('instructions', 'Edit instructions');
  if (!instruction) return null;
  return (
    <>
      <Switch isSelected={instruction.visible} onChange={(visible) => set(path, { visible })}>
        Instructions
      </Switch>
      {instruction.visible && (
        <>
          <RichTextField
            variant="body"
            field="instruction.content"
            label="Instructions"
            placeholder="Cut out the cards. Ask each other."
            value={instruction.content}
            onChange={(content) => set(path, { content })}
          />
          <InstructionStyleFields id="instructions" style={instruction.style} path={path.at('style')} />
        </>
      )}
    </>
  );
}
