import { EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { toEditorDoc, toStoredValue } from '#shared/text/prosemirror-value.ts';
import { RICH_TEXT_VARIANTS, type RichTextValue, type RichTextVariant } from '#shared/text/rich-text.ts';
import type { Addressee } from '../ui/behaviour/early-queue.ts';
import { useDistinctState } from '../ui/behaviour/use-distinct-state.ts';
import { showCutNotice } from '../ui/feedback/cut-notice.ts';
import { type Formatting, readFormatting } from './commands.ts';
import { doAgain } from './do-again.ts';
import { createEndlessWordsPlugin } from './endless-words.ts';
import { createKeymaps } from './keys.ts';
import { CUT, createLimitPlugin } from './limit-plugin.ts';
import { createMathsPlugin } from './maths/maths-plugin.ts';
import { mayBeQuestions } from './may-be-questions.ts';
import { createPasteProps } from './paste.ts';
import type { PasteLines, PasteQuestions } from './paste-handlers.ts';
import { readPasted } from './read-pasted.ts';
import { createValueTransaction, FROM_OUTSIDE } from './value-transaction.ts';

export interface FieldBinding {
  readonly variant: RichTextVariant;
  readonly value: RichTextValue;
  readonly onChange: (value: RichTextValue) => void;
  /** Left out where Enter makes a line. */
  readonly onEnter: (() => void) | undefined;
  /** Left out where pasted lines are joined. */
  readonly onPasteLines: PasteLines | undefined;
  /** Left out where questions are text as any other. */
  readonly onPasteQuestions: PasteQuestions | undefined;
  /** The keys of the palette of maths. */
  readonly onMaths: () => void;
  /** Attributes of the text box: its name, its role, its placeholder. */
  readonly attributes: Record<string, string>;
  /** Named where something was done in the field before the editor had loaded. */
  readonly addressee: Addressee | undefined;
}

interface MountedEditor {
  readonly mount: RefObject<HTMLDivElement | null>;
  readonly view: RefObject<EditorView | null>;
  /** The formatting at the caret; null until the caret was here. */
  readonly formatting: Formatting | null;
}

/** Prevents the browser's own undo, which would undo one field only; undo belongs to the whole document. */
const refuseBrowserUndo = (_view: EditorView, event: InputEvent): boolean => {
  if (!event.inputType.startsWith('history')) return false;
  event.preventDefault();
  return true;
};

/** Events of typing other than key down and key up. */
const OWN_EVENTS = ['keypress', 'textInput', 'input'];
const stopPropagation = (event: Event) => event.stopPropagation();

const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Mounts a ProseMirror view bound to a value. The view is created once for each variant and lives as long as
 * the component: typing calls `onChange`, a value set elsewhere is applied as the smallest change, and React
 * renders again only when the formatting at the caret changes.
 */
export function useEditorView(binding: FieldBinding): MountedEditor {
  const { variant, value } = binding;
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  /** The value that the view was created with, until there is another one. */
  const created = useRef<RichTextValue | null>(null);
  const [formatting, setFormatting] = useDistinctState<Formatting | null>(null, isSameValue);

  /** Reads something of the binding as it was rendered last. */
  const ask = useEffectEvent(
    <Answer>(question: (latest: FieldBinding) => Answer): Answer => question(binding),
  );

  // Before the browser hears of another key: the field that the view replaces had the focus until now.
  useLayoutEffect(() => {
    created.current = ask((latest) => latest.value);
    const state = createFirstState(variant, created.current, {
      leaves: ask(({ onEnter }) => onEnter !== undefined),
      onEnter: () => ask(({ onEnter }) => onEnter?.()),
      onMaths: () => ask(({ onMaths }) => onMaths()),
    });
    const editor = createView(state, {
      changed: (doc) => ask(({ onChange }) => onChange(toStoredValue(doc))),
      show: (state) => setFormatting(readFormatting(state)),
      sayCut: () => showCutNotice(RICH_TEXT_VARIANTS[variant].limit),
      getAttributes: (state) => ask(({ attributes }) => markEmpty(attributes, state)),
      takeLines: (...lines) => ask((latest) => takeLines(latest, lines)),
      takeAll: (...pasted) => ask((latest) => takeAll(latest, ...pasted)),
    });
    mount.current?.append(editor.dom);
    // Stopped here, because React would search for handlers of them at every letter.
    for (const name of OWN_EVENTS) editor.dom.addEventListener(name, stopPropagation);
    view.current = editor;
    ask(({ addressee }) => addressee && doAgain(editor, addressee));
    return () => editor.destroy();
  }, [variant, setFormatting]);

  useEffect(() => {
    const editor = view.current;
    // The view begins with this value, and may have changed it since.
    if (!editor || created.current === value) return;
    created.current = null;
    const tr = createValueTransaction(editor.state, variant, value);
    if (tr) editor.dispatch(tr);
  }, [variant, value]);

  // ProseMirror reads the box's attributes only when its props are set: a row that moved has another name.
  const name = binding.attributes['aria-label'];
  useEffect(() => {
    if (name) view.current?.setProps({});
  }, [name]);

  return { mount, view, formatting };
}

function takeLines({ onPasteLines }: FieldBinding, lines: Parameters<PasteLines>): boolean {
  onPasteLines?.(...lines);
  return onPasteLines !== undefined;
}

function takeAll({ onPasteQuestions }: FieldBinding, pasted: DataTransfer, insert: () => void): boolean {
  if (!onPasteQuestions || !mayBeQuestions(pasted)) return false;
  onPasteQuestions(readPasted(pasted), insert);
  return true;
}

/** Marks the box of an empty text, which shows its placeholder. */
function markEmpty(attributes: FieldBinding['attributes'], { doc }: EditorState): Record<string, string> {
  const isEmpty = doc.textContent === '' && doc.childCount === 1;
  return isEmpty ? { ...attributes, 'data-empty': '' } : attributes;
}

/** Creates the state of a field that shows a value. */
function createFirstState(
  variant: RichTextVariant,
  value: RichTextValue,
  keys: Parameters<typeof createKeymaps>[1],
): EditorState {
  const doc = toEditorDoc(variant, value);
  const { schema } = doc.type;
  const { maths } = schema.marks;
  return EditorState.create({
    doc,
    plugins: [
      ...createKeymaps(schema, keys),
      ...(maths ? [createMathsPlugin(maths, FROM_OUTSIDE)] : []),
      createLimitPlugin(RICH_TEXT_VARIANTS[variant].limit),
      createEndlessWordsPlugin(),
    ],
  });
}

/** What a view tells of, and asks for. */
interface ViewListener extends NonNullable<Parameters<typeof createPasteProps>[1]> {
  /** Is called with what a person wrote. */
  readonly changed: (doc: EditorState['doc']) => void;
  /** Is called with every state that the view shows. */
  readonly show: (state: EditorState) => void;
  /** Is called where a text was cut at its limit. */
  readonly sayCut: () => void;
  readonly getAttributes: (state: EditorState) => Record<string, string>;
}

function createView(first: EditorState, listener: ViewListener): EditorView {
  let isWritten = false;
  const dispatch = (tr: Transaction) => {
    const { state, transactions } = editor.state.applyTransaction(tr);
    const isOwn = transactions.some((one) => one.docChanged) && !tr.getMeta(FROM_OUTSIDE);
    // Before the view has it: React may still have to draw the value before this one, which would take it back.
    if (isOwn) listener.changed(state.doc);
    if (transactions.some((one) => one.getMeta(CUT))) listener.sayCut();
    editor.updateState(state);
    isWritten = false;
    listener.show(state);
  };
  // Made outside the page: an element that becomes editable inside it makes the browser style the whole page at once.
  const editor = new EditorView(null, {
    state: first,
    attributes: listener.getAttributes,
    dispatchTransaction: dispatch,
    // The browser, which wrote it, has brought the caret into view: to look for it again costs a layout at every key.
    handleTextInput({ state: { selection } }) {
      isWritten = selection.$from.sameParent(selection.$to);
      return false;
    },
    handleScrollToSelection: () => isWritten,
    handleDOMEvents: {
      beforeinput: refuseBrowserUndo,
      focus(focused) {
        // The browser puts the caret before the text where a script gives the focus; the view would mend that only after 20 ms.
        focused.focus();
        // The formatting of a field is shown only while it has the caret.
        listener.show(focused.state);
      },
    },
    ...createPasteProps(first.schema, listener),
  });
  return editor;
}
