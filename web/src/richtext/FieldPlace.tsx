import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hasFormula, removeEdges } from '#shared/maths/formula-text.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { isBlank, toPlainText } from '#shared/text/plain-text.ts';
import { RichText } from '#shared/text/RichText.tsx';
import { RICH_TEXT_VARIANTS, type RichTextValue } from '#shared/text/rich-text.ts';
import { copyKey, copyPaste, type EarlyStep } from '../ui/behaviour/early-step.ts';
import { describeTextBox, getFieldLook } from './field-look.ts';
import type { RichTextFieldProps } from './field-props.ts';
import { isForEditor, type TypedEarly, takesEditor } from './typed-early.ts';

interface FieldPlaceProps extends RichTextFieldProps {
  readonly id: string;
  /** What is done here that only the editor can do. */
  readonly early: RefObject<TypedEarly>;
}

/** Lists the keys that do what the browser calls an edit; letters, and other edits, have none. */
const EDIT_KEYS: Readonly<Partial<Record<string, string>>> = {
  deleteContentBackward: 'Backspace',
  deleteContentForward: 'Delete',
  insertLineBreak: 'Enter',
};

/**
 * Renders a field until its editor has loaded: its text, below a box of the browser's own whose letters nobody sees. A plain text
 * gets at once what is typed. From the first key on that takes the editor, such as Ctrl+B, everything waits for it in order.
 */
export function FieldPlace(props: FieldPlaceProps) {
  const { id, variant, field, label, value, placeholder = '', isBare = false } = props;
  const { multiline: isMultiline } = RICH_TEXT_VARIANTS[variant];
  const box = useEarlyBox(props);
  const { class: className, ...named } = describeTextBox({ id, field, label, placeholder, isMultiline });
  return (
    <div className={getFieldLook({ isBare, isRoomy: isMultiline && !isBare })}>
      <div className="rich-field-mount rich-field-place">
        <div
          aria-hidden
          className={className}
          data-placeholder={placeholder}
          {...(isBlank(value) && { 'data-empty': '' })}
        >
          <RichText value={value} />
        </div>
        <textarea {...named} {...box} className="rich-field-box" rows={1} dir="auto" />
      </div>
    </div>
  );
}

/** Returns the props of the box: its text, and what takes what is done in it. */
function useEarlyBox(props: FieldPlaceProps) {
  const { variant, value, onChange, onEnter, early } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  /** Letters of an input method that are not final yet, in a text that takes the editor. */
  const [composed, setComposed] = useState<string | null>(null);
  useKeptCaret(box, early);
  const wait = (step: EarlyStep) => void early.current.steps.push(step);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const { inputType, data, isComposing } = nativeEvent as InputEvent;
    const next = early.current.steps.length === 0 ? toNextValue(props, target.value) : null;
    const key = EDIT_KEYS[inputType];
    if (next !== null) onChange(next);
    else if (isComposing) setComposed(target.value);
    else if (key !== undefined) wait({ key: { key } });
    // React takes it out of the box again.
    else if (data) wait({ text: data });
  };
  const endComposing = ({ data }: { data: string }) => {
    if (composed === null) return;
    wait({ text: data });
    setComposed(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    noteCaret(early.current, box.current);
    if (event.key === 'Enter' && (onEnter || !RICH_TEXT_VARIANTS[variant].multiline)) onEnter?.();
    else if (isForEditor(event, early.current)) wait({ key: copyKey(event) });
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (early.current.steps.length === 0 && !takesEditor(event.clipboardData)) return;
    event.preventDefault();
    noteCaret(early.current, box.current);
    wait({ paste: copyPaste(event.clipboardData) });
  };
  return {
    ref: box,
    value: composed ?? removeEdges(toPlainText(value)),
    onChange: change,
    onCompositionEnd: endComposing,
    onKeyDown: press,
    onPaste: paste,
  };
}

/** Returns the value with a text in place of its own; null where that takes the editor. */
function toNextValue({ value, variant }: RichTextFieldProps, typed: string): RichTextValue | null {
  const next = cleanText(typed);
  const isPlain = typeof value === 'string' && !hasFormula(value) && !next.includes('\n');
  // The second dollar sign may end a formula, which the editor makes of it.
  if (isPlain && countDollars(next) > Math.max(1, countDollars(value))) return null;
  return isPlain && next.length <= RICH_TEXT_VARIANTS[variant].limit ? next : null;
}

const countDollars = (text: string): number => text.split('$').length - 1;

/** Notes where the caret is, unless something waits already: the editor then moves it with each step. */
function noteCaret(early: TypedEarly, box: HTMLTextAreaElement | null): void {
  if (box && early.steps.length === 0) early.caret = [box.selectionStart, box.selectionEnd];
}

/** Puts the caret behind the text, and keeps it and the focus for the editor, which takes the place of the box. */
function useKeptCaret(box: RefObject<HTMLTextAreaElement | null>, early: RefObject<TypedEarly>): void {
  useLayoutEffect(() => {
    const { current } = box;
    const { current: kept } = early;
    // A press puts it elsewhere.
    current?.setSelectionRange(current.value.length, current.value.length);
    return () => {
      kept.hasFocus = document.activeElement === current;
      if (kept.hasFocus) noteCaret(kept, current);
    };
  }, [box, early]);
}
