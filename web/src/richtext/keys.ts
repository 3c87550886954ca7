import { baseKeymap } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Schema } from 'prosemirror-model';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type Plugin, Selection } from 'prosemirror-state';
import { createSinkCommand, toggleMarkByName } from './commands.ts';

const MARK_KEYS: Record<string, Command> = {
  'Mod-b': toggleMarkByName('strong'),
  'Mod-i': toggleMarkByName('em'),
  'Mod-u': toggleMarkByName('underline'),
  'Mod-.': toggleMarkByName('superscript'),
  'Mod-,': toggleMarkByName('subscript'),
};

const breakLine: Command = (state, dispatch) => {
  const type = state.schema.nodes.hard_break;
  if (!type) return false;
  dispatch?.(state.tr.replaceSelectionWith(type.create()).scrollIntoView());
  return true;
};

/**
 * Goes to the start of the text from its first line. The browser would do that too, but ProseMirror takes a caret that comes there
 * right after the focus for a fault of the browser, and puts it back.
 */
const goToStart: Command = (state, dispatch, view) => {
  const start = Selection.atStart(state.doc);
  if (!view || view.coordsAtPos(state.selection.head).top !== view.coordsAtPos(start.head).top) return false;
  dispatch?.(state.tr.setSelection(start));
  return true;
};

/** Creates the keys of lists: Ctrl/Cmd + ] nests deeper. Tab is left alone, because it leaves the field. */
function createListKeys(schema: Schema): Record<string, Command> {
  const item = schema.nodes.list_item;
  if (!item) return {};
  return { Enter: splitListItem(item), 'Mod-]': createSinkCommand(schema), 'Mod-[': liftListItem(item) };
}

/** Goes to the tools of the field, as in other editors; false where it shows none. */
const goToTools: Command = (_state, _dispatch, view) => {
  const tool = view?.dom.closest('.rich-field')?.querySelector<HTMLElement>('.rich-toolbar button');
  tool?.focus();
  return tool !== null && tool !== undefined;
};

interface FieldKeys {
  /** Enter leaves a field of several lines too, and Shift + Enter makes the line. */
  readonly leaves: boolean;
  readonly onEnter: () => void;
  /** Opens the palette of formulas, by the key of Word's equations: Alt and the sign that follows a sum. */
  readonly onMaths: () => void;
}

/**
 * Creates the keys of a field. Undo is not among them, because it belongs to the whole document; neither is
 * Ctrl/Cmd + Enter, which belongs to the window.
 */
export function createKeymaps(schema: Schema, { leaves, onEnter, onMaths }: FieldKeys): Plugin[] {
  const leave: Command = () => {
    onEnter();
    return true;
  };
  const { 'Mod-Enter': _exit, ...base } = baseKeymap;
  const isOneLine = !schema.nodes.hard_break;
  const enter = {
    ...((isOneLine || leaves) && { Enter: leave }),
    'Shift-Enter': isOneLine ? leave : breakLine,
  };
  const openMaths: Command = () => {
    onMaths();
    return true;
  };
  const maths = { ...(schema.marks.maths && { 'Alt-=': openMaths }) };
  return [
    keymap({
      ...MARK_KEYS,
      ...maths,
      ...createListKeys(schema),
      ...enter,
      Home: goToStart,
      'Alt-F10': goToTools,
    }),
    keymap(base),
  ];
}
