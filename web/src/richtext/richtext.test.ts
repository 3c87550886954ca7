import fc from 'fast-check';
import { Fragment, Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '#shared/text/plain-text.ts';
import { toEditorDoc, toStoredValue } from '#shared/text/prosemirror-value.ts';
import {
  LIST_DEPTH,
  type RichDocument,
  type RichTextValue,
  type RichTextVariant,
} from '#shared/text/rich-text.ts';
import { createSinkCommand, setAlign, setColor, toggleList, toggleMarkByName } from './commands.ts';
import { countCharacters, createLimitPlugin } from './limit-plugin.ts';
import { joinParagraphs, limitListDepth, makeEntries } from './paste.ts';
import { moveStylesAside } from './pasted/move-styles-aside.ts';
import { createValueTransaction } from './value-transaction.ts';

const open = (variant: RichTextVariant, value: RichTextValue, limit = 20): EditorState =>
  EditorState.create({ doc: toEditorDoc(variant, value), plugins: [createLimitPlugin(limit)] });

const selectAll = (state: EditorState): EditorState =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, state.doc.content.size - 1)));

const run = (state: EditorState, command: ReturnType<typeof toggleMarkByName>): EditorState => {
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
    expect(countCharacters(toEditorDoc('text', value))).toBe(toPlainText(value).length);
  });

  test('cuts what is put in, not what stood there', () => {
    const state = open('text', 'before|after');
    const caret = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 8)));
    const typed = caret.apply(caret.tr.insertText('0123456789'));
    expect(toStoredValue(typed.doc)).toBe('before|01234567after');
  });

  test('holds for whatever is put in wherever, and splits no character in two', () => {
    const lines = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, fc.nat(), (pasted, where) => {
        const state = open('text', 'one\ntwo');
        const at = TextSelection.near(state.doc.resolve(where % state.doc.content.size)).from;
        const slice = new Slice(toEditorDoc('text', pasted.join('\n')).content, 1, 1);
        const after = state.apply(
          state.tr.setSelection(TextSelection.create(state.doc, at)).replaceSelection(slice),
        );
        expect(countCharacters(after.doc)).toBeLessThanOrEqual(20);
        expect(toPlainText(toStoredValue(after.doc)).isWellFormed()).toBe(true);
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
        const tr = createValueTransaction(state, 'text', after);
        expect((tr?.doc ?? state.doc).eq(toEditorDoc('text', after))).toBe(true);
      }),
    );
  });

  test('makes no transaction where the editor holds it already', () => {
    expect(createValueTransaction(open('text', 'same'), 'text', 'same')).toBeNull();
  });

  test('leaves the caret where it was', () => {
    const state = open('text', 'evaporation');
    const caret = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 5)));
    const followed = caret.apply(createValueTransaction(caret, 'text', 'evaporation happens') ?? caret.tr);
    expect(followed.selection.from).toBe(5);
  });
});

describe('pasting', () => {
  test('into a field of one line joins paragraphs with a space', () => {
    const state = open('line', '');
    const lines = ['one', 'two'].flatMap((line) => toEditorDoc('line', line).children);
    const slice = new Slice(Fragment.from(lines), 0, 0);
    const after = state.apply(state.tr.replaceSelection(joinParagraphs(slice, state.schema)));
    expect(toStoredValue(after.doc)).toBe('one two');
  });

  test('lists nested deeper than a document may be arrive as paragraphs', () => {
    const slice = new Slice(toEditorDoc('body', nested(3)).content, 0, 0);
    expect(limitListDepth(slice, LIST_DEPTH - 3)).toBe(slice);
    const flat = limitListDepth(slice, LIST_DEPTH - 2);
    expect(flat.content.eq(Fragment.from(toEditorDoc('body', 'deep').firstChild))).toBe(true);
  });

  test('lines into an entry of a list are entries, without labels', () => {
    const list = open('body', nested(1));
    const end = list.apply(list.tr.setSelection(TextSelection.atEnd(list.doc)));
    const lines = new Slice(toEditorDoc('body', '1. one\n\n2. two').content, 1, 1);
    const after = end.apply(end.tr.replaceSelection(makeEntries(lines, end)));
    expect(after.doc.firstChild?.children.map(({ textContent }) => textContent)).toEqual(['deepone', 'two']);
    expect(after.doc.childCount).toBe(1);
  });

  test('sets style attributes aside inside tags alone, and drops style sheets', () => {
    const html = '<style>p{}</style><p style="color:red">say style="x"</p>';
    expect(moveStylesAside(html)).toBe('<p data-style="color:red">say style="x"</p>');
  });
});

describe('a tool', () => {
  test('sets a mark on the selection and takes it away again', () => {
    const bold = run(selectAll(open('line', 'word')), toggleMarkByName('strong'));
    expect(toStoredValue(bold.doc)).toMatchObject({
      content: [{ content: [{ marks: [{ type: 'strong' }] }] }],
    });
    expect(toStoredValue(run(bold, toggleMarkByName('strong')).doc)).toBe('word');
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
    expect(toStoredValue(after.doc)).toEqual({
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
    expect(toStoredValue(run(numbers, toggleList('ordered_list')).doc)).toBe('word');
  });

  test('takes no list deeper than a document may be', () => {
    const state = open('body', nested(LIST_DEPTH));
    const atText = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
    expect(createSinkCommand(state.schema)(atText)).toBe(false);
  });
});
