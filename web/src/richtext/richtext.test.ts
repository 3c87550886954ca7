import fc from 'fast-check';
import { Fragment, Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { plainText } from '#shared/text/plain-text.ts';
import { docOf, storedValue } from '#shared/text/prosemirror-value.ts';
import {
  LIST_DEPTH,
  type RichDocument,
  type RichFieldKind,
  type RichTextValue,
} from '#shared/text/rich-text.ts';
import { setAlign, setColor, sink, toggle, toggleList } from './commands.ts';
import { followValue } from './follow-value.ts';
import { lengthOf, limitPlugin } from './limit.ts';
import { notTooDeep, onOneLine, withStylesAside } from './paste.ts';

const open = (kind: RichFieldKind, value: RichTextValue, limit = 20): EditorState =>
  EditorState.create({ doc: docOf(kind, value), plugins: [limitPlugin(limit)] });

const selectAll = (state: EditorState): EditorState =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, state.doc.content.size - 1)));

const run = (state: EditorState, command: ReturnType<typeof toggle>): EditorState => {
  let after = state;
  command(state, (tr) => {
    after = state.apply(tr);
  });
  return after;
};

const nested = (depth: number): RichDocument => {
  let block: RichDocument['content'][number] = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'deep' }],
  };
  for (let level = 0; level < depth; level++) {
    block = { type: 'bullet_list', content: [{ type: 'list_item', content: [block] }] };
  }
  return { type: 'doc', content: [block] };
};

describe('the limit of a field', () => {
  test('counts characters as the stored document does', () => {
    const value = 'one\n\ntwo';
    expect(lengthOf(docOf('text', value))).toBe(plainText(value).length);
  });

  test('cuts what is put in, not what stood there', () => {
    const state = open('text', 'before|after');
    const caret = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 8)));
    const typed = caret.apply(caret.tr.insertText('0123456789'));
    expect(storedValue(typed.doc)).toBe('before|01234567after');
  });

  test('holds for whatever is put in wherever, and splits no character in two', () => {
    const lines = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, fc.nat(), (pasted, where) => {
        const state = open('text', 'one\ntwo');
        const at = TextSelection.near(state.doc.resolve(where % state.doc.content.size)).from;
        const slice = new Slice(docOf('text', pasted.join('\n')).content, 1, 1);
        const after = state.apply(
          state.tr.setSelection(TextSelection.create(state.doc, at)).replaceSelection(slice),
        );
        expect(lengthOf(after.doc)).toBeLessThanOrEqual(20);
        expect(plainText(storedValue(after.doc)).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('a value set from outside', () => {
  test('arrives exactly, whatever stood there', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.replaceAll('\r', ''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const state = open('text', before);
        const tr = followValue(state, 'text', after);
        expect((tr?.doc ?? state.doc).eq(docOf('text', after))).toBe(true);
      }),
    );
  });

  test('makes no transaction where the editor holds it already', () => {
    expect(followValue(open('text', 'same'), 'text', 'same')).toBeNull();
  });

  test('leaves the caret where it was', () => {
    const state = open('text', 'evaporation');
    const caret = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 5)));
    const followed = caret.apply(followValue(caret, 'text', 'evaporation happens') ?? caret.tr);
    expect(followed.selection.from).toBe(5);
  });
});

describe('pasting', () => {
  test('into a field of one line joins paragraphs with a space', () => {
    const state = open('line', '');
    const lines = ['one', 'two'].flatMap((line) => docOf('line', line).children);
    const slice = new Slice(Fragment.from(lines), 0, 0);
    const after = state.apply(state.tr.replaceSelection(onOneLine(slice, state.schema)));
    expect(storedValue(after.doc)).toBe('one two');
  });

  test('lists nested deeper than a document may be arrive as paragraphs', () => {
    const slice = new Slice(docOf('body', nested(3)).content, 0, 0);
    expect(notTooDeep(slice, LIST_DEPTH - 3)).toBe(slice);
    const flat = notTooDeep(slice, LIST_DEPTH - 2);
    expect(flat.content.eq(Fragment.from(docOf('body', 'deep').firstChild))).toBe(true);
  });

  test('sets style attributes aside inside tags alone, and drops style sheets', () => {
    const html = '<style>p{}</style><p style="color:red">say style="x"</p>';
    expect(withStylesAside(html)).toBe('<p data-style="color:red">say style="x"</p>');
  });
});

describe('a tool', () => {
  test('sets a mark on the selection and takes it away again', () => {
    const bold = run(selectAll(open('line', 'word')), toggle('strong'));
    expect(storedValue(bold.doc)).toMatchObject({
      content: [{ content: [{ marks: [{ type: 'strong' }] }] }],
    });
    expect(storedValue(run(bold, toggle('strong')).doc)).toBe('word');
  });

  test('does nothing in a field that does not know it', () => {
    const state = selectAll(open('line', 'word'));
    expect(
      [setColor('#DC2626'), toggleList('bullet_list'), setAlign('center')].map((tool) => tool(state)),
    ).toEqual([false, false, false]);
  });

  test('colours, aligns and lists basic text', () => {
    const state = selectAll(open('body', 'word'));
    const after = run(run(run(state, setColor('#DC2626')), setAlign('center')), toggleList('ordered_list'));
    const text = { type: 'text', text: 'word', marks: [{ type: 'color', attrs: { color: '#DC2626' } }] };
    expect(storedValue(after.doc)).toEqual({
      type: 'doc',
      content: [
        {
          type: 'ordered_list',
          attrs: { order: 1 },
          content: [
            {
              type: 'list_item',
              content: [{ type: 'paragraph', attrs: { align: 'center' }, content: [text] }],
            },
          ],
        },
      ],
    });
  });

  test('changes the kind of a list, and makes paragraphs of it again', () => {
    const bullets = run(selectAll(open('body', 'word')), toggleList('bullet_list'));
    const numbers = run(bullets, toggleList('ordered_list'));
    expect(numbers.doc.firstChild?.type.name).toBe('ordered_list');
    expect(storedValue(run(numbers, toggleList('ordered_list')).doc)).toBe('word');
  });

  test('takes no list deeper than a document may be', () => {
    const state = open('body', nested(LIST_DEPTH));
    const atText = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
    expect(sink(state.schema)(atText)).toBe(false);
  });
});
