import type { WithInstruction } from '#shared/kinds/parts/instruction.ts';
import { usePart } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { InstructionStyleFields } from '../fields/InstructionStyleFields.tsx';
import { RichTextField } from '../richtext/RichTextField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';

type Instruction = WithInstruction['instruction'];

/** Renders whether the instructions print, their text and its style. */
export function InstructionsPanel({ path }: { path: Path<Instruction> }) {
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
