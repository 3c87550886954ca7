import { baseKeymap } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Schema } from 'prosemirror-model';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { sink, toggle } from './commands.ts';

const MARK_KEYS: Record<string, Command> = {
  'Mod-b': toggle('strong'),
  'Mod-i': toggle('em'),
  'Mod-u': toggle('underline'),
  'Mod-.': toggle('superscript'),
  'Mod-,': toggle('subscript'),
};

const breakLine: Command = (state, dispatch) => {
  const type = state.schema.nodes.hard_break;
  if (!type) return false;
  dispatch?.(state.tr.replaceSelectionWith(type.create()).scrollIntoView());
  return true;
};

/** Tab is left alone: it leaves the field. Lists go deeper with Ctrl/Cmd + ]. */
function listKeys(schema: Schema): Record<string, Command> {
  const item = schema.nodes.list_item;
  if (!item) return {};
  return { Enter: splitListItem(item), 'Mod-]': sink(schema), 'Mod-[': liftListItem(item) };
}

interface EnterKey {
  /** Enter leaves a field of several lines too, and Shift + Enter makes the line. */
  readonly leaves: boolean;
  readonly onEnter: () => void;
}

/**
 * The keys of a field. Undo is not among them: it belongs to the whole document, and so does
 * Ctrl/Cmd + Enter, which is left to the window.
 */
export function keysOf(schema: Schema, { leaves, onEnter }: EnterKey): Plugin[] {
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
  return [keymap({ ...MARK_KEYS, ...listKeys(schema), ...enter }), keymap(base)];
}
