import { baseKeymap } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { Schema } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    text: {},
  },
});

/** Runs in a bare page: one view with the given paragraphs. */
export function mountProseMirror(paragraphs: readonly string[]): void {
  const doc = schema.node(
    'doc',
    null,
    paragraphs.map((text) => schema.node('paragraph', null, text ? [schema.text(text)] : [])),
  );
  const state = EditorState.create({ doc, plugins: [keymap(baseKeymap)] });
  const view = new EditorView(document.body, { state });
  view.dom.style.whiteSpace = 'pre-wrap';
}
