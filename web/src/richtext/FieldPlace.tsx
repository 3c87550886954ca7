import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
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
  isFormattingKey,
  isRichPaste,
  isUndoKey,
  takesEditor,
} from '../ui/behaviour/early-step.ts';
import { BoxSteps } from './box-steps.ts';
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
  const { class: className, ...named } = describeTextBox({ id, field, label, placeholder, isMultiline });
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
        <textarea {...named} {...box} className="rich-field-box" rows={1} dir="auto" />
      </div>
    </div>
  );
}

/** Returns the props of the box, and its text where that waits for the editor. */
function useEarlyBox({ variant, value, onEnter, editor, ...props }: FieldPlaceProps) {
  const { multiline: isMultiline, limit } = RICH_TEXT_VARIANTS[variant];
  const ref = useRef<HTMLTextAreaElement>(null);
  const [steps] = useState(() => new BoxSteps(early.list(editor)));
  const [waiting, setWaiting] = useState<string | null>(null);
  const text = waiting ?? removeEdges(toPlainText(value));
  useKeptCaret(ref, steps);
  useOwnUndo(ref, waiting !== null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    const next = cleanText(currentTarget.value);
    if (steps.text === null && isPlain(value, next) && next.length <= limit) props.onChange(next);
    else {
      steps.addChange(text, currentTarget);
      setWaiting(steps.text);
    }
  };
  const onKeyDown = ({ nativeEvent: event, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
    steps.endShowing();
    if (event.isComposing) return;
    if (event.key === 'Enter' && !(isMultiline && (event.shiftKey || !onEnter))) onEnter?.();
    else if (isFormattingKey(event)) {
      steps.add({ key: copyKey(event) }, currentTarget);
      setWaiting(steps.text);
    } else {
      if (event.key === 'Enter' && event.shiftKey) steps.addShown({ key: copyKey(event) }, currentTarget);
      return;
    }
    event.preventDefault();
  };
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    if (!isRichPaste(clipboardData)) return;
    steps.addShown({ paste: copyPaste(clipboardData) }, currentTarget);
    setWaiting(steps.text);
  };
  return { ref, waiting, value: text, onChange, onKeyDown, onPaste };
}

/** Tells whether a plain text stays one with a text in place of its own: the editor makes lines, and formulas. */
const isPlain = (value: RichTextValue, next: string): boolean =>
  typeof value === 'string' && !hasFormula(value) && !takesEditor(next);

/** Puts the caret behind the text, and keeps it and the focus for the editor, which takes the place of the box. */
function useKeptCaret(ref: RefObject<HTMLTextAreaElement | null>, steps: BoxSteps): void {
  useLayoutEffect(() => {
    const { current: box } = ref;
    // A press puts it elsewhere.
    box?.setSelectionRange(box.value.length, box.value.length);
    return () => {
      if (box && document.activeElement === box) steps.add({ focus: true }, box);
    };
  }, [ref, steps]);
}

/** Leaves Undo to the box while its text waits: the document, to which it belongs otherwise, does not have that text yet. */
function useOwnUndo(ref: RefObject<HTMLTextAreaElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    const listening = new AbortController();
    const keep = (event: Event) => {
      if (event.target === ref.current && isUndoKey(event as globalThis.KeyboardEvent))
        event.stopPropagation();
    };
    if (isWaiting) window.addEventListener('keydown', keep, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [ref, isWaiting]);
}
