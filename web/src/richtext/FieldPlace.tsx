import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hasFormula, removeEdges } from '#shared/maths/formula-text.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { isBlank, toPlainText } from '#shared/text/plain-text.ts';
import { RichText } from '#shared/text/RichText.tsx';
import { RICH_TEXT_VARIANTS, type RichTextValue } from '#shared/text/rich-text.ts';
import { type Addressee, early } from '../ui/behaviour/early-queue.ts';
import {
  copyKey,
  copyPaste,
  type EarlyStep,
  isFormattingKey,
  isRichPaste,
  takesEditor,
} from '../ui/behaviour/early-step.ts';
import { readChange, readSelected } from './box-steps.ts';
import { describeTextBox, getFieldLook } from './field-look.ts';
import type { RichTextFieldProps } from './field-props.ts';

interface FieldPlaceProps extends RichTextFieldProps {
  readonly id: string;
  /** The editor to come, for which waits all that is more than letters of a plain text. */
  readonly editor: Addressee;
}

/**
 * Renders a field until its editor has loaded: its text, below a box of the browser's own whose letters nobody sees. A plain text
 * gets at once what is typed. From the first key on that takes the editor, such as Ctrl+B, everything waits for it in order, and
 * shows here.
 */
export function FieldPlace(props: FieldPlaceProps) {
  const { id, variant, field, label, value, placeholder = '', isBare = false } = props;
  const { multiline: isMultiline } = RICH_TEXT_VARIANTS[variant];
  const { waiting, ...box } = useEarlyBox(props);
  const { class: className, ...named } = describeTextBox({
    ...{ id, field, label, placeholder, isMultiline },
    takesEnter: props.onEnter !== undefined,
  });
  const shown = waiting ?? value;
  return (
    <div className={getFieldLook({ isBare, isRoomy: isMultiline && !isBare })}>
      <div className="rich-field-mount rich-field-place">
        <div
          aria-hidden
          className={className}
          data-placeholder={placeholder}
          {...(isBlank(shown) && { 'data-empty': '' })}
        >
          <RichText value={shown} />
        </div>
        <textarea
          {...named}
          {...box}
          {...(waiting !== null && { 'data-waiting': '' })}
          className="rich-field-box"
          rows={1}
          dir="auto"
        />
      </div>
    </div>
  );
}

/** Returns the props of the box, and its text where that waits for the editor. */
function useEarlyBox({ variant, value, onEnter, editor, ...props }: FieldPlaceProps) {
  const { multiline: isMultiline, limit } = RICH_TEXT_VARIANTS[variant];
  const steps = early.list(editor);
  const ref = useRef<HTMLTextAreaElement>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const text = waiting ?? removeEdges(toPlainText(value));
  /** True where the box is about to show what it makes of the last step. */
  const isShowing = useRef(false);
  useKeptCaret(ref, steps);
  const add = (step: EarlyStep, shows: boolean, { currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    steps.push(readSelected(currentTarget), step);
    isShowing.current = shows;
    setWaiting(currentTarget.value);
  };
  const onChange = ({ currentTarget: box }: ChangeEvent<HTMLTextAreaElement>) => {
    const next = cleanText(box.value);
    if (steps.length === 0 && isPlain(value, next) && next.length <= limit) props.onChange(next);
    else {
      if (!isShowing.current) steps.push(...readChange(text, box));
      isShowing.current = false;
      setWaiting(box.value);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, nativeEvent } = event;
    isShowing.current = false;
    if (nativeEvent.isComposing) return;
    const isEnter = key === 'Enter';
    if (isEnter && isMultiline && (shiftKey || !onEnter)) add({ key: copyKey(nativeEvent) }, true, event);
    else if (isEnter) onEnter?.();
    else if (isFormattingKey(nativeEvent)) add({ key: copyKey(nativeEvent) }, false, event);
    else return;
    if (!isShowing.current) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (isRichPaste(event.clipboardData)) add({ paste: copyPaste(event.clipboardData) }, true, event);
  };
  return { ref, waiting, value: text, onChange, onKeyDown, onPaste };
}

/** Tells whether a plain text stays one with a text in place of its own: the editor makes lines, and formulas. */
const isPlain = (value: RichTextValue, next: string): boolean =>
  typeof value === 'string' && !hasFormula(value) && !takesEditor(next);

/** Puts the caret behind the text, and keeps it and the focus for the editor, which takes the place of the box. */
function useKeptCaret(ref: RefObject<HTMLTextAreaElement | null>, steps: EarlyStep[]): void {
  useLayoutEffect(() => {
    const { current: box } = ref;
    // A press puts it elsewhere.
    box?.setSelectionRange(box.value.length, box.value.length);
    return () => {
      if (box && document.activeElement === box) steps.push(readSelected(box), { focus: true });
    };
  }, [ref, steps]);
}
