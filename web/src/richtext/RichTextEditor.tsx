import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { RICH_TEXT_VARIANTS, type RichTextVariant } from '#shared/text/rich-text.ts';
import type { Addressee } from '../ui/behaviour/early-queue.ts';
import { createLazyDialog, createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { showNotFetched } from '../ui/lazy/not-fetched.ts';
import type { Formatting } from './commands.ts';
import { describeTextBox, getFieldLook } from './field-look.ts';
import type { RichTextFieldProps } from './field-props.ts';
import { type MathsPlace, makeText, readMathsPlace, setFormula } from './maths/maths-commands.ts';
import { useEditorView } from './use-editor-view.ts';
import { useFocusWithin } from './use-focus-within.ts';

// Who only writes does not wait for the tools.
const TOOL = { missing: null, onMissing: showNotFetched };
const Toolbar = createLazyPart(async () => (await import('./RichTextToolbar.tsx')).RichTextToolbar, TOOL);
const MathsTool = createLazyPart(async () => (await import('./maths/MathsTool.tsx')).MathsTool, TOOL);
const MathsDialog = createLazyDialog(async () => (await import('./maths/MathsDialog.tsx')).MathsDialog);

export interface RichTextEditorProps extends RichTextFieldProps {
  /** The id of its text box. */
  readonly id: string;
  /** For whom waits what was done in the field before. */
  readonly addressee?: Addressee | undefined;
}

/** Renders the editor of a `RichTextField`, which loads after it. */
export function RichTextEditor({
  id,
  variant,
  field,
  label,
  value,
  onChange,
  onEnter,
  onPasteLines,
  onPasteQuestions,
  placeholder = '',
  isBare = false,
  addressee,
}: RichTextEditorProps) {
  const isMultiline = RICH_TEXT_VARIANTS[variant].multiline;
  const { isFocusWithin, focusProps } = useFocusWithin();
  const takesEnter = onEnter !== undefined;
  const attributes = describeTextBox({ id, field, label, placeholder, isMultiline, takesEnter });
  const [maths, setMaths] = useState<MathsPlace | null>(null);
  const openMaths = () => setMaths(view.current && readMathsPlace(view.current.state));
  const { mount, view, formatting } = useEditorView({
    variant,
    value,
    onChange,
    onEnter,
    onPasteLines,
    onPasteQuestions,
    onMaths: openMaths,
    attributes,
    addressee,
  });

  const isRoomy = isMultiline && !isBare;
  // The dialog of a formula has the focus for the field: the text behind it stays where it is.
  const isActive = isFocusWithin || maths !== null;
  const { hasTools, hasMathsTool } = findTools(variant, formatting, { isActive, isRoomy });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!goesOnInText(event)) return;
    view.current?.focus();
    // Escape in the text would be for the item.
    if (event.key === 'Escape') event.stopPropagation();
  };
  return (
    <div
      {...{ ...focusProps, onKeyDown }}
      className={getFieldLook({ isBare, isRoomy: isRoomy && !hasTools })}
    >
      {/* Before the text, so that Tab goes from it to the next field, and Shift + Tab to its tools. */}
      {hasTools && formatting && (
        <Toolbar variant={variant} fieldId={id} view={view} formatting={formatting} onMaths={openMaths} />
      )}
      <div ref={mount} className="rich-field-mount" />
      {hasMathsTool && <MathsTool onPress={openMaths} />}
      {maths && <FormulaDialog place={maths} view={view} onClose={() => setMaths(null)} />}
    </div>
  );
}

interface FormulaDialogProps {
  readonly place: MathsPlace;
  readonly view: RefObject<EditorView | null>;
  readonly onClose: () => void;
}

/** Renders the dialog of a formula of the field. */
function FormulaDialog({ place, view, onClose }: FormulaDialogProps) {
  const finish = (change: (editor: EditorView) => void) => {
    // Runs before the dialog gives the focus back: the field then has the caret behind the formula.
    if (view.current) change(view.current);
    onClose();
  };
  return (
    <MathsDialog
      place={place}
      onDone={(tex) => finish((editor) => setFormula(editor, place, tex))}
      onText={place.isNew ? undefined : () => finish((editor) => makeText(editor, place))}
      onClose={onClose}
    />
  );
}

/** Tells whether a key that was pressed on a tool is for the text: a letter, or Escape. Space and Enter press the tool. */
function goesOnInText({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !target.closest('.rich-toolbar')) return false;
  const isLetter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  return isLetter || key === 'Escape';
}

interface Place {
  readonly isActive: boolean;
  /** True where the tools have room inside the border of the field. */
  readonly isRoomy: boolean;
}

/** Finds which tools a field shows at the caret. */
function findTools(variant: RichTextVariant, formatting: Formatting | null, { isActive, isRoomy }: Place) {
  const hasTools = isActive && formatting !== null && (isRoomy || formatting.hasSelection);
  // The other tools would cover the row above, which a user may want to press next.
  const hasMathsTool =
    isActive &&
    !hasTools &&
    RICH_TEXT_VARIANTS[variant].isTechnical &&
    (formatting?.isEmpty === true || formatting?.isInMaths === true);
  return { hasTools, hasMathsTool };
}
