import type { DocumentOf, HandoutDocument } from '#shared/document/document.ts';
import { printsHeader } from '#shared/document/title-rules.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { InstructionStyleFields } from '../fields/InstructionStyleFields.tsx';
import { RichTextField } from '../richtext/RichTextField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';

type WithInstruction = DocumentOf<'flashcard' | 'bingo'>;

/** Returns the summary of the closed section. */
export const describeInstructions = (document: HandoutDocument): string => {
  if (!('instruction' in document && document.instruction.visible)) return 'Not printed';
  if (!printsHeader(document)) return 'Not printed on cards';
  return toExcerpt(document.instruction.content, 40) || 'Empty';
};

/** Instructions: a text in a box at the head of the cards. */
export function InstructionsPanel() {
  const { instruction } = useDocument() as WithInstruction;
  const path = (useEditor().path as Path<WithInstruction>).at('instruction');
  const { set } = usePanel('instructions', 'Edit instructions');
  return (
    <>
      <Switch isSelected={instruction.visible} onChange={(visible) => set(path, { visible })}>
        Instructions
      </Switch>
      {instruction.visible && (
        <>
          <RichTextField
            variant="body"
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
