import { toggleMark } from 'prosemirror-commands';
import type { MarkType, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { type Alignment, LIST_DEPTH, type RichMark } from '#shared/text/rich-text.ts';

import { findMathsAt } from './maths/maths-runs.ts';

export type ListType = 'bullet_list' | 'ordered_list';

/** The formatting of the selection that the toolbar shows. */
export interface Formatting {
  readonly marks: readonly string[];
  readonly color: string | null;
  readonly list: ListType | null;
  readonly align: Alignment | null;
  readonly hasSelection: boolean;
  /** The caret is in or beside a formula. */
  readonly isInMaths: boolean;
  readonly isEmpty: boolean;
}

const doNothing: Command = () => false;

/** Sets or clears a mark; does nothing if the field has no such mark. */
export function toggleMarkByName(name: RichMark['type']): Command {
  return (state, dispatch, view) => {
    const type = state.schema.marks[name];
    return type ? toggleMark(type)(state, dispatch, view) : false;
  };
}

/** Colours the selection, or the next typed text; null removes the colour. */
export const setColor =
  (color: string | null): Command =>
  (state, dispatch) => {
    const type = state.schema.marks.color;
    if (!type) return false;
    dispatch?.(
      state.selection.empty ? setStoredColor(state, type, color) : recolorSelection(state, type, color),
    );
    return true;
  };

const setStoredColor = ({ tr }: EditorState, type: MarkType, color: string | null) =>
  color ? tr.addStoredMark(type.create({ color })) : tr.removeStoredMark(type);

const recolorSelection = (
  { tr, selection: { from, to } }: EditorState,
  type: MarkType,
  color: string | null,
) => (color ? tr.addMark(from, to, type.create({ color })) : tr.removeMark(from, to, type));

/** Aligns every paragraph that the selection touches; null is the direction of the text. */
export const setAlign =
  (align: Alignment | null): Command =>
  (state, dispatch) => {
    const { tr, selection, schema } = state;
    if (!schema.nodes.paragraph?.spec.attrs) return false;
    tr.doc.nodesBetween(selection.from, selection.to, (node, position) => {
      if (node.type === schema.nodes.paragraph) tr.setNodeAttribute(position, 'align', align);
    });
    dispatch?.(tr);
    return true;
  };

/** Counts the lists around a position. */
export function countListDepth({ selection: { $from } }: EditorState): number {
  const levels = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name);
  return levels.filter((name) => name === 'list_item').length;
}

function findInnermostList({ selection: { $from } }: EditorState): ListType | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { name } = $from.node(depth).type;
    if (name === 'bullet_list' || name === 'ordered_list') return name;
  }
  return null;
}

/** Makes a list of the selection, changes its kind, or makes paragraphs of it again. */
export function toggleList(name: ListType): Command {
  return (state, dispatch, view) => {
    const list = state.schema.nodes[name];
    const item = state.schema.nodes.list_item;
    if (!list || !item) return false;
    const current = findInnermostList(state);
    if (current === name) return liftListItem(item)(state, dispatch, view);
    return current ? changeList(list)(state, dispatch) : wrapInList(list)(state, dispatch, view);
  };
}

const changeList =
  (list: NodeType): Command =>
  ({ tr, selection: { $from } }, dispatch) => {
    let depth = $from.depth;
    while (depth > 0 && $from.node(depth).type.name === 'list_item') depth--;
    while (depth > 0 && !$from.node(depth).type.name.endsWith('_list')) depth--;
    dispatch?.(tr.setNodeMarkup($from.before(depth), list));
    return true;
  };

/** Creates a command that nests an item one level deeper, as far as a document allows. */
export const createSinkCommand = (schema: Schema): Command => {
  const item = schema.nodes.list_item;
  if (!item) return doNothing;
  return (state, dispatch, view) =>
    countListDepth(state) < LIST_DEPTH && sinkListItem(item)(state, dispatch, view);
};

/** Reads the marks, colour, list and alignment at the selection. */
export function readFormatting(state: EditorState): Formatting {
  const { $from, from, to, empty } = state.selection;
  const here = state.storedMarks ?? $from.marks();
  const holds = (type: MarkType) => (empty ? type.isInSet(here) : state.doc.rangeHasMark(from, to, type));
  const color = (empty ? here : ($from.nodeAfter?.marks ?? [])).find(({ type }) => type.name === 'color');
  return {
    marks: Object.values(state.schema.marks)
      .filter(holds)
      .map(({ name }) => name),
    color: color ? String(color.attrs.color) : null,
    list: findInnermostList(state),
    align: ($from.parent.attrs.align as Alignment | null | undefined) ?? null,
    hasSelection: !empty,
    isInMaths:
      state.schema.marks.maths !== undefined && findMathsAt(state, state.schema.marks.maths) !== null,
    isEmpty: state.doc.content.size <= 2,
  };
}
